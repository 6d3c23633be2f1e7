import path from 'node:path';
import sharp from 'sharp';
import { addDays, datesBetween, requireDate, weekdayOf } from '../calendar-dates.ts';
import {
  formatsOf,
  extraDocuments,
  renderDocument,
  devDocuments,
  devTypesetDocuments,
  renderTypeset,
  holdoutDocuments,
  type DocumentFormat,
  type SampleDocument,
  type TrueDate,
  type TypesetDocument,
} from './index.ts';
import type { GreyPicture } from './rendering/page-pictures.ts';
import { photographed, type Pose } from './rendering/photographed.ts';

const documents = [...devDocuments, ...holdoutDocuments];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const named = new RegExp(
  `(?:\\b(${weekdays.join('|')})[a-z]*\\.?,? )?\\b(${months.join('|')})[a-z]*\\.? (\\d{1,2})\\b(?!:|/)`,
  'gi',
);
const numbered = /(?:\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.? )(\d{1,2})\/(\d{1,2})\b/gi;

test('there are thirty documents, each with a name of its own, half of them kept apart', () => {
  expect(new Set(documents.map(({ id }) => id)).size).toBe(30);
  expect(devDocuments).toHaveLength(15);
});

test.each(['category', 'who', 'format'] as const)('both halves have much the same of each %s', (field) => {
  const values = (half: readonly SampleDocument[]) =>
    half.flatMap((document) =>
      field === 'format'
        ? formatsOf(document)
        : field === 'who'
          ? [document.truth.who.join(' and ')]
          : [document.truth.category],
    );
  const [one, other] = [values(devDocuments), values(holdoutDocuments)];
  const unequal = [...new Set([...one, ...other])].filter(
    (value) =>
      Math.abs(one.filter((each) => each === value).length - other.filter((each) => each === value).length) > 2,
  );
  expect(unequal).toEqual([]);
});

test('at least eight letters have no deadline, and some concern nobody of the household', () => {
  expect(documents.filter(({ truth }) => truth.deadlines.length === 0).length).toBeGreaterThanOrEqual(8);
  expect(documents.filter(({ truth }) => truth.who.length === 0).length).toBeGreaterThanOrEqual(4);
});

test('the practice documents are others', () => {
  expect(new Set([...documents, ...extraDocuments].map(({ id }) => id)).size).toBe(
    documents.length + extraDocuments.length,
  );
  expect(extraDocuments.length).toBeGreaterThanOrEqual(20);
});

describe.each([...documents, ...extraDocuments].map((document) => [document.id, document] as const))(
  '%s',
  (_id, { text, truth, received, made, mail }) => {
    const words = text.replace(/\s+/g, ' ');

    test('has the words of every true date, and they say that day', () => {
      for (const date of truth.dates) {
        expect(words).toContain(date.words);
        expect(saidBy(date)).toEqual([]);
      }
    });

    test('names no day of the month that its truth forgets', () => {
      const known = new Set(
        [
          truth.documentDate,
          ...[...truth.dates, ...(truth.mentioned ?? [])].flatMap(({ date, endDate }) =>
            datesBetween(date, endDate ?? date),
          ),
        ].map((date) => date?.slice(5)),
      );
      const forgotten = [...words.matchAll(named)].filter(
        ([said, , month, day]) =>
          /\d/.test(said) && !known.has(monthAndDay(months.indexOf(month!.toLowerCase().slice(0, 3)) + 1, Number(day))),
      );
      expect(forgotten.map(([said]) => said)).toEqual([]);
      const rows = [...words.matchAll(numbered)].filter(
        ([, , month, day]) => !known.has(monthAndDay(Number(month), Number(day))),
      );
      expect(rows.map(([said]) => said)).toEqual([]);
    });

    test('is well-formed: real days, ends after beginnings, deadlines among the dates, arrival after writing', () => {
      for (const { date, endDate, time, endTime } of truth.dates) {
        expect([requireDate(date), requireDate(endDate ?? date)].toSorted()).toEqual([date, endDate ?? date]);
        for (const at of [time, endTime]) expect(at ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(endTime === undefined || (time !== undefined && endTime > time)).toBe(true);
      }
      const days = truth.dates.map(({ date }) => date);
      expect(
        [...truth.deadlines, ...(truth.arguableDeadlines ?? [])].filter((deadline) => !days.includes(deadline)),
      ).toEqual([]);
      expect(truth.deadlines.every((deadline) => deadline >= received)).toBe(true);
      expect([truth.documentDate ?? made, made, mail?.date ?? made]).toEqual([made, made, made]);
      expect(received >= made && received <= addDays(made, 7)).toBe(true);
      expect(truth.actions.length > 0).toBe(truth.actionRequired);
    });
  },
);

test.each<[DocumentFormat, string, string]>([
  ['pdf', 'museum-trip', '%PDF-'],
  ['docx', 'museum-trip', 'PK\x03\x04'],
  ['html', 'museum-trip', '<!doctype html>'],
  ['eml', 'lunch-account', 'From: '],
])('as %s, %s is a file of that kind', async (format, id, magic) => {
  const { bytes } = await renderDocument(documents.find((one) => one.id === id) as SampleDocument, format);
  expect(bytes.subarray(0, magic.length).toString('latin1')).toBe(magic);
});

test('a screenshot is an upright picture of the first page', async () => {
  const shown = devTypesetDocuments.find(({ arrivals }) => arrivals.includes('screenshot')) as TypesetDocument;
  const folder = path.join(import.meta.dirname, 'typeset/dev');
  const { name, mediaType, bytes } = await renderTypeset(folder, shown, 'screenshot');
  expect([name, mediaType]).toEqual([`${shown.id}-screenshot.png`, 'image/png']);
  const { format, width, height } = await sharp(bytes).metadata();
  expect(format).toBe('png');
  expect(height).toBeGreaterThan(2 * width);
  await expect(renderTypeset(folder, shown, 'scan')).rejects.toThrow(`${shown.id} does not come as scan.`);
});

test('a photographed page has the table around it, less light in a corner, and is the same every time', () => {
  const page: GreyPicture = { pixels: new Uint8Array(40 * 50).fill(255), width: 40, height: 50 };
  const pose: Pose = {
    tilt: 5,
    perspective: 0.05,
    shadow: 0.5,
    noise: 0,
    filled: 0.9,
    around: [120, 90, 70],
    paper: [250, 250, 240],
    seed: 7,
  };
  const { pixels } = photographed(page, pose);
  const red = (x: number, y: number) => pixels[3 * (40 * y + x)] as number;
  expect(red(0, 0)).toBeLessThan(125);
  const [left, right] = [red(8, 42), red(32, 42)];
  expect(Math.min(left, right)).toBeLessThan(200);
  expect(Math.max(left, right)).toBeGreaterThan(240);
  expect(photographed(page, pose).pixels).toEqual(pixels);
});

test('a format that does not fit is refused', async () => {
  await expect(renderDocument(documents[0] as SampleDocument, 'eml')).rejects.toThrow(
    'museum-trip does not come as eml.',
  );
});

/**
 * Returns what is wrong with a date's words: another weekday or day of the month. Words without either are not checked.
 */
function saidBy({ date, endDate, words }: TrueDate): string[] {
  const isSaid = (month: number, day: number, weekday: string | undefined) =>
    [date, endDate].some(
      (at) =>
        at?.slice(5) === monthAndDay(month, day) &&
        (weekday === undefined ||
          endDate !== undefined ||
          weekdays[weekdayOf(at)] === weekday.toLowerCase().slice(0, 3)),
    );
  const wrong = [...words.matchAll(named)].filter(
    ([, weekday, month, day]) => !isSaid(months.indexOf(month!.toLowerCase().slice(0, 3)) + 1, Number(day), weekday),
  );
  const rows = [...words.matchAll(numbered)].filter(
    ([, weekday, month, day]) => !isSaid(Number(month), Number(day), weekday),
  );
  const alone = /^(?:this |next |by )?(sun|mon|tues|wednes|thurs|fri|satur)day\b/i
    .exec(words)?.[1]
    ?.toLowerCase()
    .slice(0, 3);
  const year = /\b20\d\d\b/.exec(words)?.[0];
  return [
    ...wrong.map(([said]) => said),
    ...rows.map(([said]) => said),
    ...(alone !== undefined && alone !== weekdays[weekdayOf(date)] ? [words] : []),
    ...(year !== undefined && ![date, endDate].some((at) => at?.startsWith(year)) ? [year] : []),
  ];
}

function monthAndDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
