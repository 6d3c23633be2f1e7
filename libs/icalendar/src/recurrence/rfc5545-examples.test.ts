import { calendar, event, occurrences, zone } from '../testing/calendar-fixtures.ts';
import { formatInstant } from '../zones/time-zones.ts';

/** Days of months, as `sep97 2 3 4` writes them; a time of day follows an `@`. */
function days(text: string): string[] {
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  const result: string[] = [];
  let month = '';
  for (const word of text.split(/\s+/)) {
    const named = /^([a-z]{3})(\d\d)$/.exec(word);
    if (named)
      month = `${Number(named[2]) > 90 ? '19' : '20'}${String(named[2])}-${String(months.indexOf(String(named[1])) + 1).padStart(2, '0')}`;
    else {
      const [day = '', time = '09:00'] = word.split('@');
      result.push(`${month}-${day.padStart(2, '0')}T${time}`);
    }
  }
  return result;
}

function run(month: string, from: number, to: number): string {
  return `${month} ${Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' ')}`;
}

interface Example {
  name: string;
  start?: string;
  rule: string;
  exdate?: string;
  /** The printed starts; the rule goes on after them unless `complete`. */
  dates: string;
  complete?: boolean;
}

const december = `${run('sep97', 2, 30)} ${run('oct97', 1, 31)} ${run('nov97', 1, 30)} ${run('dec97', 1, 23)}`;
const januaries = ['98', '99', '00'].map((year) => run(`jan${year}`, 1, 31)).join(' ');
const weekTen = 'sep97 2 9 16 23 30 oct97 7 14 21 28 nov97 4';
const everyTwenty = (day: number) =>
  [9, 10, 11, 12, 13, 14, 15, 16]
    .flatMap((hour) => ['00', '20', '40'].map((minute) => `${day}@${String(hour).padStart(2, '0')}:${minute}`))
    .join(' ');

const examples: Example[] = [
  { name: 'daily, ten times', rule: 'FREQ=DAILY;COUNT=10', dates: run('sep97', 2, 11), complete: true },
  { name: 'daily until a date', rule: 'FREQ=DAILY;UNTIL=19971224T000000Z', dates: december, complete: true },
  {
    name: 'every other day',
    rule: 'FREQ=DAILY;INTERVAL=2',
    dates: 'sep97 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 oct97 2 4 6',
  },
  {
    name: 'every ten days, five times',
    rule: 'FREQ=DAILY;INTERVAL=10;COUNT=5',
    dates: 'sep97 2 12 22 oct97 2 12',
    complete: true,
  },
  {
    name: 'every day in January, by year',
    start: '19980101T090000',
    rule: 'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    dates: januaries,
    complete: true,
  },
  {
    name: 'every day in January, by day',
    start: '19980101T090000',
    rule: 'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
    dates: januaries,
    complete: true,
  },
  { name: 'weekly, ten times', rule: 'FREQ=WEEKLY;COUNT=10', dates: weekTen, complete: true },
  {
    name: 'weekly until a date',
    rule: 'FREQ=WEEKLY;UNTIL=19971224T000000Z',
    dates: 'sep97 2 9 16 23 30 oct97 7 14 21 28 nov97 4 11 18 25 dec97 2 9 16 23',
    complete: true,
  },
  {
    name: 'every other week',
    rule: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    dates: 'sep97 2 16 30 oct97 14 28 nov97 11 25 dec97 9 23 jan98 6 20 feb98 3 17',
  },
  {
    name: 'Tuesday and Thursday for five weeks, until',
    rule: 'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
    dates: 'sep97 2 4 9 11 16 18 23 25 30 oct97 2',
    complete: true,
  },
  {
    name: 'Tuesday and Thursday for five weeks, counted',
    rule: 'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    dates: 'sep97 2 4 9 11 16 18 23 25 30 oct97 2',
    complete: true,
  },
  {
    name: 'every other week on three days',
    start: '19970901T090000',
    rule: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    dates: 'sep97 1 3 5 15 17 19 29 oct97 1 3 13 15 17 27 29 31 nov97 10 12 14 24 26 28 dec97 8 10 12 22',
    complete: true,
  },
  {
    name: 'every other week on two days, eight times',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    dates: 'sep97 2 4 16 18 30 oct97 2 14 16',
    complete: true,
  },
  {
    name: 'first Friday, ten times',
    start: '19970905T090000',
    rule: 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    dates: 'sep97 5 oct97 3 nov97 7 dec97 5 jan98 2 feb98 6 mar98 6 apr98 3 may98 1 jun98 5',
    complete: true,
  },
  {
    name: 'first Friday until a date',
    start: '19970905T090000',
    rule: 'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR',
    dates: 'sep97 5 oct97 3 nov97 7 dec97 5',
    complete: true,
  },
  {
    name: 'first and last Sunday of every other month',
    start: '19970907T090000',
    rule: 'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    dates: 'sep97 7 28 nov97 2 30 jan98 4 25 mar98 1 29 may98 3 31',
    complete: true,
  },
  {
    name: 'second-to-last Monday',
    start: '19970922T090000',
    rule: 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    dates: 'sep97 22 oct97 20 nov97 17 dec97 22 jan98 19 feb98 16',
    complete: true,
  },
  {
    name: 'third-to-last day of the month',
    start: '19970928T090000',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-3',
    dates: 'sep97 28 oct97 29 nov97 28 dec97 29 jan98 29 feb98 26',
  },
  {
    name: 'the 2nd and the 15th',
    rule: 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    dates: 'sep97 2 15 oct97 2 15 nov97 2 15 dec97 2 15 jan98 2 15',
    complete: true,
  },
  {
    name: 'first and last day of the month',
    start: '19970930T090000',
    rule: 'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    dates: 'sep97 30 oct97 1 31 nov97 1 30 dec97 1 31 jan98 1 31 feb98 1',
    complete: true,
  },
  {
    name: 'the 10th to the 15th every 18 months',
    start: '19970910T090000',
    rule: 'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    dates: 'sep97 10 11 12 13 14 15 mar99 10 11 12 13',
    complete: true,
  },
  {
    name: 'every Tuesday of every other month',
    rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    dates: 'sep97 2 9 16 23 30 nov97 4 11 18 25 jan98 6 13 20 27 mar98 3 10 17 24 31',
  },
  {
    name: 'June and July',
    start: '19970610T090000',
    rule: 'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    dates: 'jun97 10 jul97 10 jun98 10 jul98 10 jun99 10 jul99 10 jun00 10 jul00 10 jun01 10 jul01 10',
    complete: true,
  },
  {
    name: 'every other year in three months',
    start: '19970310T090000',
    rule: 'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    dates: 'mar97 10 jan99 10 feb99 10 mar99 10 jan01 10 feb01 10 mar01 10 jan03 10 feb03 10 mar03 10',
    complete: true,
  },
  {
    name: 'three days of every third year',
    start: '19970101T090000',
    rule: 'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    dates: 'jan97 1 apr97 10 jul97 19 jan00 1 apr00 9 jul00 18 jan03 1 apr03 10 jul03 19 jan06 1',
    complete: true,
  },
  {
    name: 'the 20th Monday of the year',
    start: '19970519T090000',
    rule: 'FREQ=YEARLY;BYDAY=20MO',
    dates: 'may97 19 may98 18 may99 17',
  },
  {
    name: 'Monday of week 20',
    start: '19970512T090000',
    rule: 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    dates: 'may97 12 may98 11 may99 17',
  },
  {
    name: 'every Thursday in March',
    start: '19970313T090000',
    rule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    dates: 'mar97 13 20 27 mar98 5 12 19 26 mar99 4 11 18 25',
  },
  {
    name: 'every Thursday of the summer',
    start: '19970605T090000',
    rule: 'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
    dates:
      'jun97 5 12 19 26 jul97 3 10 17 24 31 aug97 7 14 21 28 jun98 4 11 18 25 jul98 2 9 16 23 30 aug98 6 13 20 27 jun99 3 10 17 24 jul99 1 8 15 22 29 aug99 5 12 19 26',
  },
  {
    name: 'every Friday the 13th',
    rule: 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    exdate: '19970902T090000',
    dates: 'feb98 13 mar98 13 nov98 13 aug99 13 oct00 13',
  },
  {
    name: 'the Saturday after the first Sunday',
    start: '19970913T090000',
    rule: 'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    dates: 'sep97 13 oct97 11 nov97 8 dec97 13 jan98 10 feb98 7 mar98 7 apr98 11 may98 9 jun98 13',
  },
  {
    name: 'election day in the United States',
    start: '19961105T090000',
    rule: 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    dates: 'nov96 5 nov00 7 nov04 2',
  },
  {
    name: 'the third of Tuesday, Wednesday and Thursday',
    start: '19970904T090000',
    rule: 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    dates: 'sep97 4 oct97 7 nov97 6',
    complete: true,
  },
  {
    name: 'the second-to-last weekday of the month',
    start: '19970929T090000',
    rule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    dates: 'sep97 29 oct97 30 nov97 27 dec97 30 jan98 29 feb98 26 mar98 30',
  },
  // The printed UNTIL, 17:00 UTC, is a known erratum: it means 17:00 local time.
  {
    name: 'every three hours on one day',
    rule: 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z',
    dates: 'sep97 2@09:00 2@12:00 2@15:00',
    complete: true,
  },
  {
    name: 'every twenty minutes of the working day',
    rule: 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40',
    dates: `sep97 ${everyTwenty(2)} ${everyTwenty(3)}`,
  },
  {
    name: 'a week that begins on Monday',
    start: '19970805T090000',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    dates: 'aug97 5 10 19 24',
    complete: true,
  },
  {
    name: 'a week that begins on Sunday',
    start: '19970805T090000',
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    dates: 'aug97 5 17 19 31',
    complete: true,
  },
  {
    name: 'a day that some months do not have',
    start: '20070115T090000',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    dates: 'jan07 15 30 feb07 15 mar07 15 30',
    complete: true,
  },
];

describe('the recurrence examples of RFC 5545 §3.8.5.3 give the printed dates', () => {
  test.each(examples)('$name', ({ start = '19970902T090000', rule, exdate, dates, complete }) => {
    const newYork = zone('America/New_York');
    const exdates = exdate ? [`EXDATE;TZID=America/New_York:${exdate}`] : [];
    const text = calendar(event(`DTSTART;TZID=America/New_York:${start}`, `RRULE:${rule}`, ...exdates));
    const found = occurrences(text, '1996-01-01T00:00:00Z', '2008-01-01T00:00:00Z', newYork).map((occurrence) =>
      formatInstant(occurrence.start, newYork).slice(0, 16),
    );
    const printed = days(dates);
    expect(complete ? found : found.slice(0, printed.length)).toEqual(printed);
  });
});
