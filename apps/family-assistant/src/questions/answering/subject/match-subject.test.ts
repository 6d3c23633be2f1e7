import { matchSubject, stemsOf } from './match-subject.ts';
import { buildKnownEvent } from '../testing/build-known-event.ts';

const practice = buildKnownEvent({
  id: 'practice',
  source: 'calendar:swim-otters:practice',
  title: 'Bronze practice',
});
const qualityOf = (text: string, source = practice.source) =>
  matchSubject([{ ...practice, source }], { text, stems: [...stemsOf(text)] }).quality;

test("a word of the calendar's name stands for one that the title lacks", () => {
  expect(qualityOf('swim practice')).toBe('partial');
  expect(qualityOf('swim practice', 'calendar:family:practice')).toBe('none');
});

test('the name of a calendar alone is no event', () => {
  expect(qualityOf('swim')).toBe('none');
});

test.each([
  ['christmas break', 'Winter break', '2026-12-21', 'general'],
  ['winter vacation', 'Christmas holidays', '2026-12-19', 'general'],
  ['christmas break', 'Winter holidays', '2027-06-28', 'none'],
  ['christmas concert', 'Winter break', '2026-12-21', 'none'],
])('%j matches %j of %s: %s', (text, title, day, quality) => {
  const start = Date.parse(day);
  expect(
    matchSubject([buildKnownEvent({ id: 'break', title, start })], { text, stems: [...stemsOf(text)] }).quality,
  ).toBe(quality);
});
