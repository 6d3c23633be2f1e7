import { dayMs, toWall } from '@homeroom/icalendar';
import { listWords } from '@homeroom/text';
import { weekdayWord } from '../../../calendar/time-words.ts';
import type { EventWords } from '../event-words.ts';
import { answerHowMany } from './fact-answers.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { ahead } from '../events-in-span.ts';
import { least, nextOfEach, type Scene } from '../scene.ts';

const maxTold = 3;
const daysOfWeek = 7;
const intervals = ['', 'every', 'every second week on', 'every third week on'];

/** Tells the rhythm of weekly series with their next dates; counts the events of a span, and those of another rhythm. */
export function answerHowOften(scene: Scene): CalendarAnswer | null {
  const { span, words, events, certainty } = scene;
  const series = nextOfEach(ahead(events, words.now).filter(({ repeats }) => repeats)).slice(0, maxTold);
  const rhythms = series.map((next) =>
    rhythmOf(
      events.filter(({ source }) => source === next.source),
      words,
    ),
  );
  if (span.kind !== 'open' || series.length === 0 || rhythms.includes(null)) return answerHowMany(scene);
  const sentences = series.map(
    (next, at) => `${words.titleFor(next)} is ${rhythms[at]}. The next is ${words.when(next)}${words.moved(next)}.`,
  );
  return {
    text: sentences.join(' '),
    events: series,
    certainty: series.length === 1 ? certainty : least(certainty, 'medium'),
  };
}

/** `every Tuesday and Thursday`, `every second week on Wednesday`; null when the days of a series follow no such rhythm. */
function rhythmOf(instances: readonly KnownEvent[], { zone }: EventWords): string | null {
  const days = instances.map(({ moved, start }) => Math.floor(toWall(zone, moved?.start ?? start) / dayMs));
  const ofWeekday = new Map<string, number[]>();
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const weekday = weekdayWord(day * dayMs);
    ofWeekday.set(weekday, [...(ofWeekday.get(weekday) ?? []), day]);
  }
  const gaps = [...ofWeekday.values()].flatMap((same) => same.slice(1).map((day, at) => day - (same[at] ?? day)));
  const gap = Math.min(...gaps);
  const interval = intervals[gap / daysOfWeek];
  if (interval === undefined || gaps.some((one) => one % gap !== 0)) return null;
  if (ofWeekday.size === daysOfWeek) return gap === daysOfWeek ? 'every day' : null;
  return `${interval} ${listWords([...ofWeekday.keys()])}`;
}
