import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const cardOf = (text: string) => cardByRules(buildParse(text), family, momentOn('2026-09-20'));

test('the days of a timeline are told by the text below them', () => {
  const { dates, deadlines, title } = cardOf(`Camp week: how it goes

Until Fri, October 2
Send one old towel to the art room.

Tue, October 6, 9:30–11:00
Swim test at the lake, on the school bus.

Thu, October 8
Last day to bring the $12 for the camp shirt.

Mon, October 12
Camp begins. Bring a lunch.`);
  expect(title).toBe('Camp week: how it goes');
  expect(deadlines.map(({ date, label }) => `${date} ${label}`)).toEqual([
    '2026-10-02 Send one old towel to the art room',
    '2026-10-08 Last day to bring the $12 for the camp shirt',
  ]);
  expect(dates.map(({ date, time, end_time }) => [date, time, end_time])).toContainEqual([
    '2026-10-06',
    '09:30',
    '11:00',
  ]);
  expect(dates.find(({ date }) => date === '2026-10-12')?.label).toBe('Camp begins');
});

test('a list below a day stays a list', () => {
  const { dates } = cardOf('Fair\n\nMonday, October 5\n- Bake sale at 3 pm\n\nTuesday, October 6\n- Games');
  expect(dates.map(({ date }) => date)).toEqual(['2026-10-05', '2026-10-06']);
});
