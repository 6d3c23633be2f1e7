import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { answerGuests } from './guest-answer.ts';
import { nothing } from './list-answer.ts';
import { ahead, isAboutPast } from '../events-in-span.ts';
import { saysOpponent } from '../untold-facts.ts';
import { least, nextOfEach, soonest, type Scene } from '../scene.ts';

const maxEach = 4;
/** Tells whom events concern: by event when the question names one, otherwise by person. */
export function answerWho(scene: Scene): CalendarAnswer | null {
  const { question, span, words, certainty } = scene;
  const all =
    question.subject !== null && span.kind === 'open' && !isAboutPast(span, words.now)
      ? nextOfEach(ahead(scene.events, words.now)).slice(0, maxEach)
      : soonest(scene, scene.events);
  const found = question.isOfOpponent ? all.filter(({ title }) => saysOpponent.test(title)) : all;
  if (question.isOfOpponent && found.length === 0) return null;
  const guests = question.guests && question.subject !== null ? answerGuests(scene, found) : null;
  if (guests !== null || question.guests === 'only') return guests;
  if (found.length === 0) return question.subject === null ? nobody(scene) : nothing(scene, []);
  if (question.subject !== null) {
    const told = found.slice(0, maxEach);
    const named = told.filter(({ memberIds }) => memberIds.length > 0);
    if (named.length === 0)
      return {
        text: told.map((event) => words.sentence(event)).join(' '),
        events: told,
        certainty: least(certainty, 'medium'),
      };
    return {
      text: named
        .map(
          (event) => `${words.people(event.memberIds)}: ${words.title(event)} ${words.when(event)}${words.at(event)}.`,
        )
        .join(' '),
      events: named,
      certainty,
    };
  }
  const lines = scene.members.flatMap(({ id }) => {
    const own = found.filter(({ memberIds }) => memberIds.includes(id));
    return own.length === 0 ? [] : [`${words.person(id)}: ${itemsOf(own, scene)}.`];
  });
  const unnamed = found.filter(({ memberIds }) => memberIds.length === 0);
  if (unnamed.length > 0) lines.push(`Without a name: ${itemsOf(unnamed, scene)}.`);
  return {
    text: lines.join('\n'),
    events: found.slice(0, 20),
    certainty: lines.length === 1 && unnamed.length > 0 ? least(certainty, 'medium') : certainty,
  };
}

function itemsOf(events: readonly KnownEvent[], { words }: Scene): string {
  const shown = events.slice(0, maxEach).map((event) => `${words.title(event)} ${words.when(event)}${words.at(event)}`);
  return [...shown, ...(events.length > maxEach ? [`and ${events.length - maxEach} more`] : [])].join('; ');
}

function nobody({ words, span, certainty }: Scene): CalendarAnswer {
  return { text: `Nobody has anything ${words.during(span)}.`, events: [], certainty };
}
