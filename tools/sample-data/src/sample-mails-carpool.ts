import { addDays } from './calendar-dates.ts';
import { spoken, type SampleMail } from './mail-text.ts';
import type { SampleWeek } from './sample-week.ts';

const saturday = 6;
const patel = 'Sunita Patel <sunita.patel@example.net>';
const kim = 'Grace Kim <grace.kim@example.net>';
const ben = 'Ben Rivera <ben@example.org>';
const all = 'Sunita Patel <sunita.patel@example.net>, Grace Kim <grace.kim@example.net>, Ana Rivera <ana@example.org>';

/** Thread of four mails in which the soccer parents arrange who drives. */
export function carpoolMails({ sunday, day }: SampleWeek): SampleMail[] {
  const away = spoken(day(saturday, 1));
  return [
    {
      id: 'carpool-1',
      from: patel,
      to: all,
      date: addDays(sunday, -5),
      time: '12:30',
      subject: 'Carpool to Oakwood',
      text: `Hi, for the match at Oakwood on ${away}: I can take three girls in my car besides Priya. Who needs a seat?\n\nSunita`,
    },
    {
      id: 'carpool-2',
      from: ben,
      to: all,
      date: addDays(sunday, -5),
      time: '13:10',
      subject: 'Re: Carpool to Oakwood',
      answers: 'carpool-1@example.net',
      text: `Maya would love a seat, Leo has a party that morning and I have to be there. Thank you!\n\nBen\n\nOn Tue, Sunita Patel <sunita.patel@example.net> wrote:\n> I can take three girls in my car besides Priya. Who needs a seat?`,
    },
    {
      id: 'carpool-3',
      from: kim,
      to: all,
      date: addDays(sunday, -4),
      time: '07:55',
      subject: 'Re: Carpool to Oakwood',
      answers: 'carpool-2@example.org',
      text: `We stay home that day, Noah's party. Ana, if you drop Leo off at Jump Zone early, I can watch him from 10:15.\n\nGrace\n\nOn Tue, Ben Rivera <ben@example.org> wrote:\n> Maya would love a seat, Leo has a party that morning\n> and I have to be there. Thank you!`,
    },
    {
      id: 'carpool-4',
      from: patel,
      to: all,
      date: addDays(sunday, -2),
      time: '21:25',
      subject: 'Re: Carpool to Oakwood',
      answers: 'carpool-3@example.net',
      text: `After Dana's correction: I pick Maya up at 8:25 AM at your door, and bring her back by noon. The silver van, booster seats are in it. Please have her wear the shirt already, there is nowhere to change.\n\nSunita\n\nOn Wed, Grace Kim <grace.kim@example.net> wrote:\n> Ana, if you drop Leo off at Jump Zone early, I can watch him from 10:15.`,
    },
  ];
}
