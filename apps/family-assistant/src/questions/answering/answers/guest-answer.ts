import { shortNames } from '@homeroom/household';
import type { Guest } from '@homeroom/icalendar';
import { cleanLine, folded, listWords } from '@homeroom/text';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { least, type Scene } from '../scene.ts';

const maxEvents = 4;
const maxNames = 10;

/** Tells who is invited to events, members first; null when no name of anybody else tells it. */
export function answerGuests(scene: Scene, found: readonly KnownEvent[]): CalendarAnswer | null {
  const { question, words, quality, certainty } = scene;
  const told = found.slice(0, maxEvents).flatMap((event) => {
    const guests = othersOf(event, scene);
    return guests.some(({ name }) => name !== null) ? [{ event, guests }] : [];
  });
  // "Who else has soccer?" asks for members of all of them.
  if (told.length === 0 || (question.guests === 'too' && told.length < found.length)) return null;
  const isWhole = told.every(({ guests }) => guests.every(({ name }) => name !== null));
  return {
    text: told
      .map(({ event, guests }) => {
        const { memberIds } = event;
        const members = memberIds.length === 0 ? '' : `${words.people(memberIds)}: `;
        return `${members}${words.title(event)} ${words.when(event)}${words.at(event)}. Invited: ${namesOf(guests)}.`;
      })
      .join(' '),
    events: told.map(({ event }) => event),
    certainty: isWhole && quality === 'full' && found.length === 1 ? certainty : least(certainty, 'medium'),
  };
}

/** The guests of an event who are no members of the household. */
function othersOf({ guests = [] }: KnownEvent, { members }: Scene): Guest[] {
  const known = new Set(
    members.flatMap((member) => [member.name, ...shortNames(member), ...member.emails]).map((name) => folded(name)),
  );
  return guests.filter(({ address, name }) => !known.has(folded(address)) && !known.has(folded(name ?? '')));
}

function namesOf(guests: readonly Guest[]): string {
  const names = guests.flatMap(({ name, hasDeclined }) =>
    name === null ? [] : [`${cleanLine(name, 80)}${hasDeclined ? ' (declined)' : ''}`],
  );
  const shown = names.slice(0, maxNames);
  const others = guests.length - shown.length;
  return listWords([...shown, ...(others === 0 ? [] : [others === 1 ? '1 other' : `${others} others`])]);
}
