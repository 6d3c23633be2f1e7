import ICAL from 'ical.js';
import { addDays, weekdayOf } from './calendar-dates.ts';
import { sampleCalendar, sampleMayaCalendar } from './sample-calendars.ts';

interface Instance {
  uid: string;
  summary: string;
  /** `YYYY-MM-DDTHH:MM:SS` in the family's zone, or `YYYY-MM-DD` for all day. */
  start: string;
  end: string;
  allDay: boolean;
  counts: boolean;
}

/** Ordinary days, both clock changes, holidays, summer, the turns of year and school year, a leap day. */
const days = [
  '2026-09-14',
  '2026-10-31',
  '2026-11-01',
  '2026-11-21',
  '2026-12-22',
  '2026-12-31',
  '2027-01-11',
  '2027-03-07',
  '2027-03-14',
  '2027-03-22',
  '2027-06-04',
  '2027-06-20',
  '2027-07-31',
  '2027-08-01',
  '2028-02-29',
];

/** All of one school year; the calendar is the same on all days of a week. */
const everySunday = Array.from({ length: 53 }, (_, week) => addDays('2026-08-02', 7 * week));

function wall(time: ICAL.Time, zone: ICAL.Timezone): string {
  return (time.zone === ICAL.Timezone.utcTimezone ? time.convertToZone(zone) : time).toString();
}

/** Returns every instance that touches the dates; none is moved by more than a week. */
function instances(text: string, first: string, last: string): Instance[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const masters = events.filter((event) => !event.isRecurrenceException());
  const found: Instance[] = [];
  for (const master of masters) {
    for (const event of events)
      if (event.isRecurrenceException() && event.uid === master.uid) master.relateException(event);
    const iterator = master.iterator();
    for (let next = iterator.next(); next && next.toString().slice(0, 10) <= addDays(last, 7); next = iterator.next()) {
      if (next.toString().slice(0, 10) < addDays(first, -7)) continue;
      const { item, startDate, endDate } = master.getOccurrenceDetails(next);
      const property = (name: string): unknown => item.component.getFirstPropertyValue(name);
      found.push({
        uid: item.uid,
        summary: item.summary,
        start: wall(startDate, zone),
        end: wall(endDate, zone),
        allDay: startDate.isDate,
        counts: !startDate.isDate && property('transp') !== 'TRANSPARENT' && property('status') !== 'CANCELLED',
      });
    }
  }
  return found.filter(({ start, end }) => start.slice(0, 10) <= last && end > first);
}

function weekOf(day: string, weeks = 0): [first: string, last: string] {
  const sunday = addDays(day, 7 * weeks - weekdayOf(day));
  return [sunday, addDays(sunday, 6)];
}

function overlaps(found: readonly Instance[]): string[] {
  const counting = found.filter(({ counts }) => counts).sort((a, b) => (a.start < b.start ? -1 : 1));
  return counting.flatMap((a, index) =>
    counting
      .slice(index + 1)
      .filter((b) => b.uid !== a.uid && b.start < a.end)
      .map((b) => `${a.summary} / ${b.summary}`),
  );
}

const uids = (text: string): string[] => [...new Set(text.match(/^UID:.*$/gm))].sort();

describe.each([
  ['family', sampleCalendar],
  ['maya', sampleMayaCalendar],
])('the sample calendar %s', (_id, calendarOf) => {
  test('is made of its day alone', () => {
    expect(calendarOf('2026-09-14')).toBe(calendarOf('2026-09-14'));
    expect(calendarOf('2026-09-13')).toBe(calendarOf('2026-09-19'));
  });

  test('has lines of at most 75 octets, each ended by CRLF', () => {
    for (const day of days) {
      const lines = calendarOf(day).split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
    }
  });

  test('keeps its UIDs from day to day and year to year', () => {
    expect(days.map((day) => uids(calendarOf(day)))).toEqual(days.map(() => uids(calendarOf('2026-09-14'))));
  });

  test('has no override and no exception date without an instance of its series', () => {
    for (const day of days) expect(strayMoments(calendarOf(day))).toEqual([]);
  });

  test.each(['', 'today', '2026-02-30', '2026-9-1', '2026-13-01'])('refuses %j as a day', (text) => {
    expect(() => calendarOf(text)).toThrow(RangeError);
  });
});

/** Returns overrides and exception dates that match no instance of their series, and instances that have both. */
function strayMoments(text: string): string[] {
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid'));
  const moments = (component: ICAL.Component, name: string): string[] =>
    component.getAllProperties(name).flatMap((property) => property.getValues().map(String));
  return events.flatMap((component) => {
    const master = events.find(
      (other) => uidOf(other) === uidOf(component) && !other.hasProperty('recurrence-id'),
    ) as ICAL.Component;
    const excepted = moments(component, 'exdate');
    const overridden = moments(component, 'recurrence-id');
    const both = overridden.filter((moment) => moments(master, 'exdate').includes(moment));
    return [...both, ...[...overridden, ...excepted].filter((moment) => !ruleHas(master, moment))].map(
      (moment) => `${uidOf(component)} ${moment}`,
    );
  });
}

function ruleHas(master: ICAL.Component, moment: string): boolean {
  const rule = master.getFirstPropertyValue('rrule') as ICAL.Recur;
  const iterator = rule.iterator(master.getFirstPropertyValue('dtstart') as ICAL.Time);
  for (let next = iterator.next(); next && next.toString() <= moment; next = iterator.next())
    if (next.toString() === moment) return true;
  return false;
}

describe('the family calendar', () => {
  test.each(days)('has an event on the day and several in its week, loaded on %s', (day) => {
    expect(instances(sampleCalendar(day), day, day).filter(({ counts }) => counts).length).toBeGreaterThanOrEqual(1);
    expect(instances(sampleCalendar(day), ...weekOf(day)).filter(({ counts }) => counts).length).toBeGreaterThanOrEqual(
      12,
    );
  });

  test.each(days)('has at least three overlaps in the next week and fewer in this one, loaded on %s', (day) => {
    const next = overlaps(instances(sampleCalendar(day), ...weekOf(day, 1)));
    const current = overlaps(instances(sampleCalendar(day), ...weekOf(day)));
    expect(next.length).toBeGreaterThanOrEqual(3);
    expect(next.length).toBeLessThanOrEqual(6);
    expect(current.length).toBeLessThanOrEqual(1);
  });

  test('has the overlaps that the browser stories show in the next week, and at most one in this one, in every week of a year', () => {
    const shown = [
      'Plumber at home (Dad) / Leo swimming lesson',
      'First aid course (Mom) / Garden committee (Dad)',
      'Maya soccer match at Oakwood / Leo at Noah’s birthday party',
    ];
    for (const sunday of everySunday) {
      const [saturday, nextSaturday] = [addDays(sunday, 6), addDays(sunday, 13)];
      const found = instances(sampleCalendar(sunday), sunday, nextSaturday);
      const [current, next] = [
        overlaps(found.filter(({ start }) => start < `${saturday}T24`)),
        overlaps(found.filter(({ start }) => start > `${saturday}T24`)),
      ];
      expect({ sunday, missing: shown.filter((pair) => !next.includes(pair)), tooMany: current.slice(1) }).toEqual({
        sunday,
        missing: [],
        tooMany: [],
      });
    }
  });

  test('has in an ordinary next week the orthodontist during practice, and three more', () => {
    expect(overlaps(instances(sampleCalendar('2026-09-14'), '2026-09-20', '2026-09-26'))).toEqual([
      'Maya orthodontist / Maya soccer practice',
      'Plumber at home (Dad) / Leo swimming lesson',
      'First aid course (Mom) / Garden committee (Dad)',
      'Maya soccer match at Oakwood / Leo at Noah’s birthday party',
    ]);
  });

  test('shows a moved, a cancelled and an additional instance', () => {
    const found = instances(sampleCalendar('2026-09-14'), '2026-09-13', '2026-10-03');
    const startsOf = (uid: string): string[] =>
      found
        .filter((instance) => instance.uid === `${uid}@family.rivera.example`)
        .map(({ start, counts }) => `${start}${counts ? '' : ' off'}`)
        .sort();
    expect(startsOf('piano')).toEqual([
      '2026-09-18T16:30:00',
      '2026-09-21T16:00:00',
      '2026-09-27T16:00:00',
      '2026-09-28T16:00:00',
    ]);
    expect(startsOf('soccer-practice')).toEqual([
      '2026-09-15T16:30:00',
      '2026-09-17T16:30:00',
      '2026-09-22T16:30:00',
      '2026-09-24T16:30:00 off',
      '2026-09-29T16:30:00',
      '2026-10-01T16:30:00',
    ]);
  });

  test('keeps lessons at the same time of day when the clocks change', () => {
    const swimming = instances(sampleCalendar('2026-10-25'), '2026-10-25', '2026-11-14').filter(({ uid }) =>
      uid.startsWith('swimming@'),
    );
    expect(swimming.map(({ start }) => start)).toEqual([
      '2026-10-28T16:00:00',
      '2026-11-04T16:00:00',
      '2026-11-11T16:00:00',
    ]);
  });

  test('has no school on holidays, at weekends and in summer', () => {
    const schoolDays = (first: string, last: string): number =>
      instances(sampleCalendar(first), first, last).filter(({ uid }) => uid.startsWith('school-day@')).length;
    expect([
      schoolDays('2026-09-13', '2026-09-19'),
      schoolDays('2026-11-22', '2026-11-28'),
      schoolDays('2026-12-20', '2027-01-02'),
      schoolDays('2027-07-04', '2027-07-10'),
    ]).toEqual([5, 2, 0, 0]);
  });

  test('folds long lines without cutting a character in two', () => {
    const text = sampleCalendar('2026-09-14');
    expect(text).toMatch(/\r\n \S/);
    expect(Buffer.from(text).toString()).toBe(text);
    expect(text.replaceAll('\r\n ', '')).toContain('the recital pieces are “Für Elise” and “Arabesque”.');
  });

  test('has all-day, tentative, located and recurring events', () => {
    const text = sampleCalendar('2026-09-14');
    for (const line of [
      'DTSTART;VALUE=DATE:',
      'STATUS:TENTATIVE',
      'STATUS:CANCELLED',
      'LOCATION:Lakeside Elementary',
      'RRULE:FREQ=YEARLY',
      'RDATE;',
      'EXDATE;',
      'RECURRENCE-ID;',
      'BEGIN:VTIMEZONE',
    ]) {
      expect(text).toContain(`\r\n${line}`);
    }
  });
});

describe('Maya’s calendar', () => {
  test.each(days)('has events in the week of %s that collide with nothing of the family’s that week', (day) => {
    const found = instances(sampleMayaCalendar(day), ...weekOf(day));
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(overlaps([...found, ...instances(sampleCalendar(day), ...weekOf(day))]).length).toBeLessThanOrEqual(1);
  });
});
