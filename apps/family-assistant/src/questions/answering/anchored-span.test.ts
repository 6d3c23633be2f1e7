import { calendar, event, timedEvent } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const family = calendar(
  timedEvent('call', 'Denver call Mom', '20261127T110000', '20261127T113000', 'RRULE:FREQ=WEEKLY'),
  event('UID:course', 'SUMMARY:Denver (course) Mom', 'DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261210'),
  timedEvent('choir', 'Choir Maya', '20261208T174500', '20261208T183000'),
);

test.each(["what do the kids have while I'm in Denver", 'what do the kids have while Mom is in Denver'])(
  '%j asks of the days of the stay',
  (question) => {
    const asked = { calendar: family, now: '2026-11-24T09:00:00-06:00', sender: 'ana' };
    expect(askCalendar(question, asked)?.text).toMatch(/Choir Maya/);
    expect(askCalendar(question, asked)?.text).not.toMatch(/[Dd]uring (?:am|I'm|is) /);
  },
);
