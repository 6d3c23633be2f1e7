import { parseHousehold } from '@homeroom/household';
import { devEventLines, eventLineNow, holdoutEventLines, sampleHousehold, type EventLine } from '@homeroom/sample-data';
import { dayWordsIn } from '@homeroom/text';
import { readEventLine } from '../../../../apps/family-assistant/src/drafts/event-line.ts';

const household = parseHousehold(sampleHousehold);
const words = dayWordsIn(household.locale);

/** Fields of a line that are read as its writer meant them, and how many it has. */
function score(line: EventLine): { right: number; all: number } {
  const now = line.now ?? eventLineNow;
  const nowMinute = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
  const read = readEventLine(line.line, { household, sender: null, today: now.slice(0, 10), nowMinute, words });
  if (!('draft' in line)) return { right: read === null ? 1 : 0, all: 1 };
  const { who, ...wanted } = line.draft;
  const shown = (moment: string) => (read?.event.allDay ? moment.slice(0, 10) : moment);
  const fields = read && {
    summary: read.event.summary,
    start: shown(read.event.start),
    end: shown(read.event.end),
    location: read.event.location,
    rrule: read.event.rrule,
    all_day: read.event.allDay,
    who: read.event.members
      .map(({ id }) => id)
      .toSorted()
      .join(),
  };
  const expected = Object.entries({ ...wanted, who: who.toSorted().join() });
  const right = expected.filter(([name, value]) => fields?.[name as keyof typeof fields] === value).length;
  return { right, all: expected.length };
}

test.each([
  ['dev', devEventLines],
  ['holdout', holdoutEventLines],
])('of the %s lines at least 95 in 100 fields are right', (_half, lines) => {
  const scores = lines.map(score);
  const total = (name: 'right' | 'all') => scores.reduce((sum, one) => sum + one[name], 0);
  const share = total('right') / total('all');
  process.stdout.write(`event lines, ${_half}: ${total('right')} of ${total('all')} fields (${share.toFixed(3)})\n`);
  // Not by matchers on lines, which would print them.
  expect(share).toBeGreaterThanOrEqual(0.95);
});
