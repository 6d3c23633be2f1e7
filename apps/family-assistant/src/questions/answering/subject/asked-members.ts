import type { Household } from '@homeroom/household';
import type { AskedPersons, CalendarQuestion } from '../../calendar-question.ts';
import { stemsOf } from './match-subject.ts';

/** A name that was typed into the subject ("ifys cello lesson") is a person. */
export function withoutNames(
  { subject, persons }: CalendarQuestion,
  members: Household['members'],
): Pick<CalendarQuestion, 'subject' | 'persons'> {
  const named = members.filter((member) => {
    const names = nameStems([member]);
    return subject?.stems.some((one) => names.has(one));
  });
  if (subject === null || named.length === 0 || persons.kind !== 'anyone') return { subject, persons };
  const names = nameStems(named);
  return {
    subject: { ...subject, stems: subject.stems.filter((one) => !names.has(one)) },
    persons: { kind: 'members', ids: named.map(({ id }) => id), all: false },
  };
}

/** Stems of all names of the household. */
export function nameStems(members: Household['members']): Set<string> {
  return new Set(
    members.flatMap(({ name, nickname, aliases }) => [...stemsOf([name, nickname ?? '', ...aliases].join(' '))]),
  );
}

/** Whether a question is about no persons in particular, or about all of them. */
export function namesEverybody({ kind, ids, all }: AskedPersons, members: Household['members']): boolean {
  return kind !== 'members' || ids.length === 0 || (!all && members.every(({ id }) => ids.includes(id)));
}
