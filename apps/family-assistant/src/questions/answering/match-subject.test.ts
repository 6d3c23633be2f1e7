import type { KnownEvent } from './known-event.ts';
import { matchSubject, stemsOf } from './match-subject.ts';

const practice: KnownEvent = {
  id: 'practice',
  source: 'calendar:swim-otters:practice',
  title: 'Bronze practice',
  place: null,
  categories: [],
  start: 0,
  end: 1,
  allDay: false,
  status: 'confirmed',
  memberIds: [],
  isBusy: true,
  moved: null,
  formerPlace: null,
  travel: null,
  repeats: false,
  modified: null,
};
const qualityOf = (text: string, source = practice.source) =>
  matchSubject([{ ...practice, source }], { text, stems: [...stemsOf(text)] }).quality;

test("a word of the calendar's name stands for one that the title lacks", () => {
  expect(qualityOf('swim practice')).toBe('partial');
  expect(qualityOf('swim practice', 'calendar:family:practice')).toBe('none');
});

test('the name of a calendar alone is no event', () => {
  expect(qualityOf('swim')).toBe('none');
});
