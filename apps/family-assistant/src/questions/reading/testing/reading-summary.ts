import { parseHousehold, type Household } from '@homeroom/household';
import type { AskedPersons, CalendarQuestion } from '../../calendar-question.ts';
import { readMessage } from '../read-message.ts';

const members = `members:
  - { id: ana, name: Ana Rivera, nickname: Mom, aliases: [Mama], role: parent, designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, nickname: Bug, role: child }
`;

/** Household of two parents and two children. */
export function riveras(settings: { timezone?: string; locale?: string } = {}): Household {
  const { timezone = 'America/Chicago', locale = 'en-US' } = settings;
  return parseHousehold(
    `family_id: rivera\ntimezone: ${timezone}\nlocale: ${locale}\nhome_address: 1 Oak Street, Springfield\n${members}`,
  );
}

/** Context of the summaries: Tuesday, December 1, 2026, 10:00 AM in Chicago; Mom asks. */
export const tuesdayMorning = { now: Date.parse('2026-12-01T10:00:00-06:00'), sender: 'ana' };

/**
 * Returns a reading in one line, parts that say nothing left out:
 * `when next | leo | piano lesson | at Riverside | Friday, December 4 | after school | unsure`. Null for no reading.
 */
export function readingSummary(question: string, household = riveras(), context = tuesdayMorning): string | null {
  const { questions } = readMessage(question, household, context);
  return questions.length === 0 ? null : questions.map(summaryOf).join(' & ');
}

function summaryOf({ wants, pick, persons, subject, place, span, anchor, certain }: CalendarQuestion): string {
  return [
    `${wants} ${pick}`,
    personWords(persons),
    subject?.text ?? '',
    place ? `at ${place.text}` : '',
    span.words,
    anchor ? `${anchor.relation} ${anchor.subject.text}` : '',
    certain ? '' : 'unsure',
  ]
    .filter((part) => part !== '')
    .join(' | ');
}

function personWords({ kind, ids, all }: AskedPersons): string {
  if (kind !== 'members') return kind === 'each' ? 'each' : '';
  return ids.join(all ? ' & ' : ', ');
}
