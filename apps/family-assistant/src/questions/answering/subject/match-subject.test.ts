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
