import { bareCard } from './bare-card.ts';
import { cardOn } from './card-on.ts';
import type { CardFacts } from './card.ts';

const made = '2026-09-15';
const words = { label: 'Trip', text: '', confidence: 0.9, source: 'rule' as const };
const event = (date: string, end_date: string | null = null) => ({
  date,
  time: null,
  end_date,
  end_time: null,
  all_day: true,
  past: false,
  kind: 'event' as const,
  ...words,
});
const due = (...dates: string[]) => dates.map((date) => ({ date, time: null, ...words }));
const act = (...days: (string | null)[]) =>
  days.map((day) => ({ text: 'Return the slip', due: day, who: [], source: 'rule' as const }));

function on(today: string, facts: Partial<CardFacts>) {
  const { dates, deadlines, deadline, action_required, urgency } = cardOn(
    { ...bareCard({ title: null, filename: 'a', text: '', method: 'text', warnings: [] }), ...facts },
    { made, today },
  );
  return [dates.map(({ past }) => past), deadlines.map(({ date }) => date), deadline, action_required, urgency];
}

const slip: Partial<CardFacts> = {
  dates: [event('2026-10-09')],
  deadlines: due('2026-09-30', '2026-10-05'),
  deadline: '2026-09-30',
  actions: act('2026-09-30', '2026-10-05'),
  action_required: true,
};
const alarm: Partial<CardFacts> = { urgency: 'high', dates: [event('2026-09-18', '2026-09-20')] };

test.each<[string, string, Partial<CardFacts>, unknown[]]>([
  ['is urgent for its words alone on its day', made, { urgency: 'high' }, [[], [], null, false, 'high']],
  ['is not urgent for its words alone on the next', '2026-09-16', { urgency: 'high' }, [[], [], null, false, 'low']],
  [
    'is urgent two days before a deadline',
    '2026-09-28',
    slip,
    [[false], ['2026-09-30', '2026-10-05'], '2026-09-30', true, 'high'],
  ],
  [
    'has its deadline open on the day itself',
    '2026-09-30',
    slip,
    [[false], ['2026-09-30', '2026-10-05'], '2026-09-30', true, 'high'],
  ],
  ['goes on to the next deadline', '2026-10-01', slip, [[false], ['2026-10-05'], '2026-10-05', true, 'normal']],
  ['wants nothing when all deadlines are over', '2026-10-06', slip, [[false], [], null, false, 'normal']],
  ['is of low urgency when all is over', '2026-10-10', slip, [[true], [], null, false, 'low']],
  [
    'wants what has no day until somebody does it',
    '2026-10-10',
    { ...slip, actions: act('2026-09-30', null) },
    [[true], [], null, true, 'normal'],
  ],
  ['stays urgent for its words until all is over', '2026-09-20', alarm, [[false], [], null, false, 'high']],
  ['is not urgent for its words when all is over', '2026-09-21', alarm, [[true], [], null, false, 'low']],
])('a card %s', (_what, today, facts, wanted) => {
  expect(on(today, facts)).toEqual(wanted);
});

test('a letter that came after all its days is of low urgency at once', () => {
  const late = { ...bareCard({ title: null, filename: 'a', text: '', method: 'text', warnings: [] }), ...slip };
  const day = '2026-10-10';
  expect(cardOn({ ...late, urgency: 'normal' }, { made: day, today: day }).urgency).toBe('low');
  expect(cardOn({ ...late, urgency: 'high' }, { made: day, today: day }).urgency).toBe('low');
});
