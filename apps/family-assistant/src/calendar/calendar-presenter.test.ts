import { chicago } from '@homeroom/icalendar/testing';
import { household } from '../../tests/service-fixture.ts';
import { buildOccurrence } from '../conflicts/testing/build-occurrence.ts';
import { CalendarPresenter, type TravelTimes } from './calendar-presenter.ts';
import type { Occurrence } from './occurrence.ts';

const presenter = new CalendarPresenter(household, chicago);
const at = ['2026-11-19', '16:00', '17:15'] as const;
const plain = buildOccurrence({ at, uid: 'plain' });
const found = (minutes: number, fromHome: boolean): TravelTimes => new Map([[plain.id, { minutes, fromHome }]]);

test.each<[string, Occurrence, TravelTimes | undefined]>([
  ['an event', plain, new Map()],
  ['an event of a read without travel times', plain, undefined],
  ['a way from home', plain, found(20, true)],
  ['a way of no length from another event', plain, found(0, false)],
  [
    'quotes, line breaks and letters beyond ASCII',
    buildOccurrence({ at, uid: 'q', title: 'Año “7”, "b" \\\\ \\n 🎉' }),
    new Map(),
  ],
  [
    'a place, a status and people',
    buildOccurrence({ at, uid: 'p', title: 'Maya: piano', lines: ['LOCATION:Oak "Pool"', 'STATUS:TENTATIVE'] }),
    new Map(),
  ],
  ['a letter', { ...plain, event: { ...plain.event, letterId: 'letter-7' } }, new Map()],
  ['an all-day event', { ...plain, allDay: true }, new Map()],
  [
    'copies',
    {
      ...plain,
      copies: [
        { ...plain, id: 'one' },
        { ...plain, id: 'two' },
      ],
    },
    undefined,
  ],
])('the JSON of %s is that of its fields', (_name, occurrence, travel) => {
  for (let time = 0; time < 2; time += 1)
    expect(presenter.json(occurrence, travel)).toBe(JSON.stringify(presenter.listed(occurrence, travel)));
});
