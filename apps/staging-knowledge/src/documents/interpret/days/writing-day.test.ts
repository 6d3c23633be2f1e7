import type { ParseResult } from '../../read/parse-result.ts';
import { cardByRules } from '../card-by-rules.ts';
import { buildHead, buildParse, family, momentOn } from '../testing/build-parse.ts';

const today = '2026-11-23';

function daysOf(
  text: string,
  { created = null, mailed, on = today }: { created?: string | null; mailed?: string; on?: string } = {},
) {
  const metadata: ParseResult['metadata'] = {
    author: null,
    created: created === null ? null : `${created}T15:00:00Z`,
    email:
      mailed === undefined ? null : buildHead('News', 'Office <office@lakeside.example.org>', `${mailed}T15:00:00Z`),
  };
  return cardByRules(buildParse(text, { metadata }), family, momentOn(on)).dates.map(({ date, end_date }) =>
    end_date === null ? date : `${date}/${end_date}`,
  );
}

const body =
  'The book fair is open to all classes in the library again this fall, and the bake sale helps our fifth graders.';

describe('the year of a date without one', () => {
  test.each([
    [
      'a printed date, not the creation date of the file',
      `Room 12 News\nOctober 23, 2014\n\n${body}\n\nBook fair: November 5\nConferences: November 20 – 21`,
      { created: '2020-06-01' },
      ['2014-11-05', '2014-11-20/2014-11-21'],
    ],
    [
      'a masthead with other parts',
      `Room 12 News\n\nRoom 12 · Mr. Okafor · October 23rd, 2014\n\n${body}\n\nBook fair: November 5`,
      { created: '2020-06-01' },
      ['2014-11-05'],
    ],
    [
      'the day of an issue',
      `No. 41\nFriday, October 4th, 2019\nThe Elm Hill Crier\n\n${body}\n\nBook fair: November 5`,
      {},
      ['2019-11-05'],
    ],
    [
      'the month and year of a masthead',
      `LAKESIDE NEWS\nOctober 2014\n\n${body}\n\nBook fair: November 5\nPajama day: December 19`,
      { created: '2020-06-01' },
      ['2014-11-05', '2014-12-19'],
    ],
    [
      'the school year of a heading',
      `2014–2015 School Calendar\n\nFirst day of school: September 3\nSpring break: April 6-10\nLast day of school: June 12`,
      { created: '2020-06-01' },
      ['2014-09-03', '2015-04-06/2015-04-10', '2015-06-12'],
    ],
    [
      'the season of a heading',
      `Spring 2019 Soccer\n\nPractice starts March 4\nPicture day: April 27\nFinal games: June 8`,
      {},
      ['2019-03-04', '2019-04-27', '2019-06-08'],
    ],
    [
      'a dated event of the same letter',
      `Dear families,\n\nThe concert is on Thursday, December 11, 2014 at 7 pm.\n\nDress rehearsal: December 9\nMakeup date: December 16`,
      { created: '2020-06-01' },
      ['2014-12-09', '2014-12-11', '2014-12-16'],
    ],
    [
      'the weekdays, which fit only one year',
      `Dear families,\n\n${body}\n\nBook fair: Wednesday, November 5\nConferences: Thursday, November 20`,
      { created: '2026-01-10' },
      ['2025-11-05', '2025-11-20'],
    ],
    [
      'the file, where its weekdays fit that year and not this one',
      `Dear families,\n\n${body}\n\nBook fair: Thursday, November 5\nConferences: Friday, November 20`,
      { created: '2020-10-10', on: '2025-11-23' },
      ['2020-11-05', '2020-11-20'],
    ],
    [
      'the upload, not an old file',
      `Dear families,\n\n${body}\n\nBook fair: December 5\nConferences: December 20`,
      { created: '2020-06-01' },
      ['2026-12-05', '2026-12-20'],
    ],
    [
      'the mail, for one slip of a weekday',
      `Dear families,\n\n${body}\n\nBook fair: Wednesday, November 5`,
      { mailed: '2026-10-20' },
      ['2026-11-05'],
    ],
    [
      'the mail, not the upload',
      `Dear families,\n\n${body}\n\nBook fair: November 5\nPajama day: January 22`,
      { mailed: '2024-10-20' },
      ['2024-11-05', '2025-01-22'],
    ],
    [
      'the weekdays, against the mail',
      `Dear families,\n\n${body}\n\nBook fair: Wednesday, November 5\nConferences: Thursday, November 20\nPajama day: Friday, December 19`,
      { mailed: '2026-10-20' },
      ['2025-11-05', '2025-11-20', '2025-12-19'],
    ],
    [
      'the arrival, whatever a law or a founding says',
      `Dear families,\n\nUnder the act that was adopted by the state legislature and came into force on July 1, 2019, we inform all parents each fall.\n\nPlease return the form by December 4.`,
      {},
      ['2026-12-04'],
    ],
    [
      'the weekdays of the arrival, whatever race was won before',
      `Turtle Trot\n\nThe race starts on Saturday, December 5 at 9 am. Numbers: Friday, December 4\n\nWinners of December 7, 2024. The course is the same.`,
      {},
      ['2026-12-04', '2026-12-05'],
    ],
    [
      'the arrival, whatever the version of a form says',
      `Permission form (Rev. July 1, 2013)\n\nThe trip to the farm is on December 4.\n\nPlease return the form by December 1.`,
      {},
      ['2026-12-01', '2026-12-04'],
    ],
    [
      'itself, where it is said',
      `October 23, 2014\n\nDear families,\n\n${body} The next fair is on November 4, 2015.`,
      {},
      ['2015-11-04'],
    ],
  ])('comes from %s', (_, text, arrival, days) => {
    expect(daysOf(text, arrival)).toEqual(days);
  });
});
