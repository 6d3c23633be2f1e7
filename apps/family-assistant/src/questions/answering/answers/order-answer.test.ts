import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const family = calendar(
  timedEvent('haircut', 'Haircut Maya', '20261127T160000', '20261127T164500'),
  timedEvent('vet', 'Vet: Miso checkup', '20261127T093000', '20261127T100000'),
  timedEvent('boiler', 'Boiler service', '20261127T150000', '20261127T163000'),
  timedEvent('school', 'School Maya', '20261124T080000', '20261124T143000', 'RRULE:FREQ=DAILY;COUNT=4'),
);
const ask = (question: string) =>
  askCalendar(question, { calendar: family, now: '2026-11-24T07:00:00-06:00', sender: 'ana' })?.text;

test.each([
  ["is maya's haircut before or after miso's vet visit", /^Haircut Maya is after Vet: Miso checkup: Vet: .+ Haircut /],
  ["which is first, the vet visit or maya's haircut?", /^Vet: Miso checkup is before Haircut/],
  ["is the boiler service before maya's haircut or after", /^Boiler service and Haircut Maya overlap: /],
  ["Is the vet visit over before Maya's haircut?", /^Yes: Vet: Miso checkup .+ Haircut /],
  ["is the boiler service done before maya's haircut", /^No: Boiler service .+ Haircut /],
])('%j tells the order of two events: %s', (question, text) => expect(ask(question)).toMatch(text));

test('an event is not told to be after the school of another day', () => {
  expect(ask("is maya's haircut before or after school")).toMatch(
    /^Haircut Maya is on Friday.+\nSchool Maya is on Tue/s,
  );
});
