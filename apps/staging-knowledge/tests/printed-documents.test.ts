import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openVisionService, useReaderProgram, type VisionService } from './vision-fixture.ts';

let service: VisionService;
useReaderProgram();
beforeAll(async () => {
  service = openVisionService();
});
afterAll(() => service?.close());

/** The text of a printed document, its lines that are not empty. */
async function linesOf(name: string): Promise<string[]> {
  const bytes = readFileSync(path.join(import.meta.dirname, 'fixtures/printed', `${name}.pdf`));
  const { status, body } = await service.parse(bytes);
  expect([status, body.method]).toEqual([200, 'text']);
  return (body.text as string).split('\n').filter(Boolean);
}

describe.each(['browser', 'office'])('a newsletter printed by a %s program', (producer) => {
  let text: string;
  beforeAll(async () => {
    text = (await linesOf(`newsletter-${producer}`)).join('\n');
  });
  const flowing = () => text.replaceAll('\n', ' ');

  test('has its raised ordinals, cents, hours, fractions and footnote marks on their lines', () => {
    for (const words of [
      'on Saturday, March 14th, 2026.',
      'sings on December 10th and the play is on the 3rd of May.¹ Lunch is $4.50 and',
      'wants 1 1/2 cups and H2O. The class starts at 9:00 AM.',
      'on November 21st for the book fair, which continues through the 25th. Please contact the parent-teacher association if',
      '¹ Subject to change.',
    ])
      expect(flowing()).toContain(words);
  });

  test('has letter-spaced headings, drop capitals and words that were broken as words', () => {
    for (const words of [
      'SPRING FAIR',
      'FROM THE PRINCIPAL',
      'Once again our school',
      'registration questionnaire before Wednesday and to communicate any extraordinary circumstances to the administration office. Transportation arrangements will be published approximately two weeks before the performance',
      'fluffy, efficient, and difficult to find',
    ])
      expect(flowing()).toContain(words);
  });

  test('has two and three columns one after the other', () => {
    expect(flowing()).toMatch(
      /kindly requested .* Volunteers are needed .* THREE COLUMNS .* immunization records with you\. The science exhibition of the seventh grade takes place on February 19th at 6 p\.m\. in the auditorium\. Basketball practice is cancelled on February 23rd\./,
    );
  });
});

test('a month as a table has the events of a day with its number', async () => {
  for (const producer of ['browser', 'office'])
    expect(await linesOf(`tables-${producer}`)).toContain(
      '4  5 Picture day  6 Museum money due  7  8  9 No school  10',
    );
});

test('text from right to left keeps its order, with numbers and names inside; text on the margin follows the page', async () => {
  expect(await linesOf('directions-browser')).toEqual([
    'Notice',
    'Please come on Friday, May 8, 2026 at 5:30 p.m. to the library.',
    'שלום משפחות יקרות, האסיפה תתקיים ביום 12 במאי 2026 בשעה 17:00 בבית הספר Lincoln School.',
    'مرحبا بالعائلات، الاجتماع يوم 12 مايو 2026 في المدرسة.',
    'Hebrew inside: the words שלום עולם mean peace to the world.',
    'Form SB-17 Rev. 10/26 Riverside District',
  ]);
});
