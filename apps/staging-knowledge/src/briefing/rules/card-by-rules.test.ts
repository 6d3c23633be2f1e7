/** @any-zone The day is passed in, and no rule reads a clock. */
import type { ParseResult } from '../../vision/parse-result.ts';
import type { CardFacts } from '../card.ts';
import { cardByRules, cardByRulesInTurns } from './card-by-rules.ts';
import { buildHead, buildParse, family, momentOn } from './testing/build-parse.ts';
import { letters } from './testing/letters.ts';

const today = '2026-09-15';
const cardOf = (text: string, { on = today, ...overrides }: Partial<ParseResult> & { on?: string } = {}) => cardByRules(buildParse(text, overrides), family, momentOn(on));

/** What a card says in short: `date time-end kind label`. */
const datesOf = ({ dates }: CardFacts) => dates.map(({ date, end_date, time, end_time, kind, label }) => `${date}${end_date === null ? '' : `/${end_date}`} ${time ?? ''}${end_time === null ? '' : `-${end_time}`} ${kind} ${label}`.replace('  ', ' '));
const deadlinesOf = ({ deadlines }: CardFacts) => deadlines.map(({ date, time, label }) => `${date} ${time ?? ''} ${label}`.replace('  ', ' '));
const actionsOf = ({ actions }: CardFacts) => actions.map(({ text, due }) => (due === null ? text : `${text} by ${due}`));

test('a letter about a trip makes a whole card', () => {
  expect(cardOf(letters.museum)).toEqual({
    title: 'Year 4 Science Museum Trip',
    summary: expect.stringMatching(/^On Friday, October 9, 2026 we will visit .+ by Wednesday, September 30, 2026\.$/),
    category: 'School',
    icon: '🏫',
    who: ['Maya Rivera'],
    document_date: '2026-09-14',
    dates: [
      { date: '2026-09-30', time: null, end_date: null, end_time: null, all_day: true, past: false, label: 'Return the signed permission slip, together with the money in a named envelope', kind: 'deadline', text: 'Wednesday, September 30, 2026', confidence: 0.95, source: 'rule' },
      { date: '2026-10-09', time: '08:45', end_date: null, end_time: '15:15', all_day: false, past: false, label: 'Visit to the City Science Museum', kind: 'event', text: 'Friday, October 9, 2026', confidence: 0.95, source: 'rule' },
    ],
    deadlines: [{ date: '2026-09-30', time: null, label: 'Return the signed permission slip, together with the money in a named envelope', text: 'Wednesday, September 30, 2026', confidence: 0.95, source: 'rule' }],
    actions: [{ text: 'Return the signed permission slip, together with the money in a named envelope', due: '2026-09-30', who: [], source: 'rule' }],
    action_required: true,
    deadline: '2026-09-30',
    location: [{ name: 'City Science Museum', address: '200 Park Avenue' }],
    money: [{ amount: 18.5, currency: 'USD', text: '$18.50', for: 'trip' }],
    contacts: [{ name: 'Lakeside Elementary School', email: 'okafor@lakeside.example.org', phone: '(217) 555-0100' }, { name: 'Mr. Okafor', email: null, phone: null }],
    links: [],
    urgency: 'normal',
    confidence: 'high',
    confidence_score: 0.93,
    needs_review: false,
    text_excerpt: expect.stringMatching(/^Lakeside Elementary School 400 Shore Road, .{200,260}…$/s),
    parse_method: 'text',
    generated_by: 'rules',
    model: null,
    warnings: [],
  });
});
