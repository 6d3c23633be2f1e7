import type { CalendarQuestion } from '../../calendar-question.ts';
import { namedPairs } from './named-pairs.ts';
import { buildKnownEvent } from '../testing/build-known-event.ts';

const question = {
  subject: { text: 'dentist lesson', stems: ['dentist', 'lesson'] },
  place: null,
  around: null,
  persons: { kind: 'everyone', ids: [] },
} as unknown as CalendarQuestion;
const dentist = buildKnownEvent({ id: 'dentist', source: 'calendar:family:dentist', title: 'Dentist' });
const lessons = (series: number, instances: number) =>
  Array.from({ length: series * instances }, (_, index) =>
    buildKnownEvent({
      id: `lesson-${index}`,
      source: `calendar:family:lesson-${index % series}`,
      title: 'Lesson',
    }),
  );

test('only the next 60 instances of a series are compared', () => {
  const pairs = namedPairs(question, [dentist, ...lessons(1, 500)]);
  expect(pairs.filter(({ hasAll }) => hasAll)).toHaveLength(60);
});

test('of thousands of events with the words of a question the next 240 are compared', () => {
  expect(namedPairs(question, [dentist, ...lessons(2_000, 5)])).toHaveLength((240 * 239) / 2);
});
