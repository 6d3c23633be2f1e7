import type { SampleDocument } from '../sample-document.ts';

export const theatreAudition: SampleDocument = {
  id: 'theatre-audition',
  title: 'Audition for The Wind in the Willows',
  received: '2027-01-12',
  made: '2027-01-11',
  text: `
^ Corner Stage Youth Theatre
^ 31 North Pasfield Street · Box office (217) 555-0175, Wed–Fri 3–6

January 11, 2027

Dear Maya, dear family,

Thank you for signing up to audition for our spring production, “The Wind in the Willows” by A. S. Cobham. There are 51 of you for 28 parts, and 6 of those are rabbits.

# Your audition

Maya’s slot is on Saturday the 23rd, 10:20 to 10:40 a.m., in Studio B (second floor; the elevator is out). Please be there ten minutes early. Prepare a poem or about 16 lines of anything you like, by heart. No costume, no props. If the slot is impossible for you, ring us until this Friday at noon and we will try to swap.

Call-backs, should we need them, are on Monday evening, January 25, at 6:30. Nobody should read anything into being called back, or not.

The cast list hangs in our window on Thursday, January 28, from 4 p.m. on. We do not give it out over the phone.

# If you get a part

| What | Days | Time | Who
| Rehearsals | Sundays, February 7, 14, 21 and 28 | 1–4 p.m. | everyone
| Wild Wood scenes | Tuesdays, March 2, 9 and 16 | 5:15–7 p.m. | stoats, weasels, ferrets
| Technical rehearsal | Sun 3/14 | noon to 5 p.m. | everyone, bring food
| Dress rehearsal | Thursday, March 18 | 4:30 p.m. | everyone
| Performance 1 | Friday, March 19 | 7 p.m., call 5:45 | everyone
| Performances 2 and 3 | Saturday, March 20 | 2 p.m. and 7 p.m. | everyone
| Clearing out, then pizza | Sunday the 21st | 11–1 | everyone and parents

Missing more than 2 rehearsals means losing the part, hard as that sounds. The fee is $95, payable at the first rehearsal, and covers script, T-shirt and the pizza. Auditioning costs nothing.

# What we need from you now

The enclosed blue sheet (measurements, allergies, conflicts), filled in and signed, by Wednesday, January 20. Mail, mail slot or a picture to office@cornerstage.example.org, all fine.

Break a leg, Maya!

Imogen Falk
Artistic Director

P.S. Some of our posters still say auditions are on January 16. That was before the boiler broke. It is warm again, we promise.
`,
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: '2027-01-11',
    dates: [
      { date: '2027-01-23', time: '10:20', endTime: '10:40', otherTimes: ['10:10'], words: 'Saturday the 23rd' },
      { date: '2027-01-15', time: '12:00', words: 'this Friday' },
      { date: '2027-01-25', time: '18:30', words: 'Monday evening, January 25' },
      { date: '2027-01-28', time: '16:00', otherTimes: [null], words: 'Thursday, January 28' },
      { date: '2027-02-07', time: '13:00', endTime: '16:00', words: 'Sundays, February 7' },
      { date: '2027-02-14', time: '13:00', endTime: '16:00', words: '14' },
      { date: '2027-02-21', time: '13:00', endTime: '16:00', words: '21' },
      { date: '2027-02-28', time: '13:00', endTime: '16:00', words: '28' },
      { date: '2027-03-02', time: '17:15', endTime: '19:00', words: 'Tuesdays, March 2' },
      { date: '2027-03-09', time: '17:15', endTime: '19:00', words: '9' },
      { date: '2027-03-16', time: '17:15', endTime: '19:00', words: '16' },
      { date: '2027-03-14', time: '12:00', endTime: '17:00', words: 'Sun 3/14' },
      { date: '2027-03-18', time: '16:30', words: 'Thursday, March 18' },
      { date: '2027-03-19', time: '19:00', otherTimes: ['17:45'], words: 'Friday, March 19' },
      { date: '2027-03-20', time: '14:00', words: 'Saturday, March 20' },
      { date: '2027-03-20', time: '19:00', words: 'Saturday, March 20' },
      { date: '2027-03-21', time: '11:00', endTime: '13:00', words: 'Sunday the 21st' },
      { date: '2027-01-20', words: 'Wednesday, January 20' },
    ],
    mentioned: [{ date: '2027-01-16', why: 'the old day of the auditions, which is off' }],
    deadlines: ['2027-01-20'],
    arguableDeadlines: ['2027-01-15'],
    actionRequired: true,
    actions: ['sheet|measurement|conflict', 'poem|lines|prepare'],
  },
};
