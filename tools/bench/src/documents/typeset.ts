import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  devTypesetDocuments,
  holdoutTypesetDocuments,
  picturedArrivals,
  renderTypeset,
  type TypesetArrival,
  type TypesetDocument,
} from '@homeroom/sample-data/documents';
import { startDocumentServer, type DocumentServer } from './documents-service.ts';
import { halves, type Given, type Half } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Aim, type Measure } from '../harness/statistics.ts';
import { typesetTotals } from './typeset-totals.ts';
import {
  scoreTypeset,
  scoreTypesetOfNothing,
  type TypesetAspect,
  type TypesetCard,
  type TypesetScore,
} from './typeset-score.ts';
import { root } from '../root.ts';

/** One arrival of a document and the score of its card. */
interface Sheet {
  half: Half;
  document: TypesetDocument;
  arrival: TypesetArrival;
  score: TypesetScore;
}

const documentsOf = { dev: devTypesetDocuments, holdout: holdoutTypesetDocuments };
const folder = path.join(root, 'tools/sample-data/src/documents/typeset');
const faultsFile = path.join(root, 'reports/bench/typeset-faults.txt');
const pictures: readonly TypesetArrival[] = picturedArrivals;
const atOnce = 2;
const aims: readonly { aspect: TypesetAspect; aim: Aim }[] = [
  { aspect: 'text', aim: { atLeast: 0.99 } },
  { aspect: 'dates', aim: { atLeast: 0.95 } },
  { aspect: 'deadlines', aim: { atLeast: 0.95 } },
  { aspect: 'category', aim: { atLeast: 0.9 } },
  { aspect: 'title', aim: { atLeast: 0.9 } },
  { aspect: 'who', aim: { atLeast: 0.95 } },
  { aspect: 'amounts', aim: {} },
  { aspect: 'places', aim: {} },
  { aspect: 'action required', aim: {} },
  { aspect: 'actions', aim: {} },
  { aspect: 'document date', aim: {} },
];
const surelyRight = 0.9;

/**
 * Measures the cards of documents that real programs laid out, made by the rules alone, each on the day it came, and
 * how far the confidence of the cards can be trusted. Differences are listed for the dev half, totals for both.
 */
export async function typesetMeasures({ half: only, withPictures }: Given, scratch: Scratch): Promise<Measure[]> {
  const sheets = await allSheets(await startDocumentServer(scratch), { only, withPictures });
  writeFaults(sheets);
  writeTotals(sheets);
  return halves.flatMap((half) => {
    const ofHalf = sheets.filter((sheet) => sheet.half === half);
    return [
      ...[false, true].flatMap((pictured) =>
        aspectMeasures(
          `${pictured ? 'scans and photos' : 'files with text'}, ${half}`,
          ofHalf.filter(({ arrival }) => pictures.includes(arrival) === pictured),
        ),
      ),
      ...calibration(half, ofHalf),
    ];
  });
}

function aspectMeasures(which: string, sheets: readonly Sheet[]): Measure[] {
  if (sheets.length === 0) return [];
  const sum = (aspect: TypesetAspect, count: 'right' | 'wanted' | 'invented') =>
    sheets.reduce((total, { score }) => total + score.tallies[aspect][count], 0);
  return [
    ...aims
      .filter(({ aspect }) => sum(aspect, 'wanted') + sum(aspect, 'invented') > 0)
      .map(({ aspect, aim }) =>
        compare(
          `${aspect} right: ${which}`,
          { what: 'right', rounds: [sum(aspect, 'right')] },
          { what: 'there or invented', rounds: [sum(aspect, 'wanted') + sum(aspect, 'invented')] },
          aim,
        ),
      ),
    ...(['dates', 'deadlines'] as const).map((aspect) =>
      compare(
        `${aspect} invented: ${which}`,
        { what: 'invented', rounds: [sum(aspect, 'invented')] },
        { what: 'files', rounds: [sheets.length] },
        { atMost: 0 },
      ),
    ),
  ];
}

/** Returns, for each confidence of a card, in how many cards every date, deadline, person and amount is right. */
function calibration(half: Half, sheets: readonly Sheet[]): Measure[] {
  const groups = [
    {
      name: 'rated high',
      of: sheets.filter(({ score }) => score.confidence === 'high'),
      aim: { atLeast: surelyRight },
    },
    {
      name: 'not to be reviewed',
      of: sheets.filter(({ score }) => !score.needsReview),
      aim: { atLeast: surelyRight },
    },
    { name: 'rated medium', of: sheets.filter(({ score }) => score.confidence === 'medium'), aim: {} },
    { name: 'rated low', of: sheets.filter(({ score }) => score.confidence === 'low'), aim: {} },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ name, of, aim }) =>
      compare(
        `cards ${name} with every date, deadline, person and amount right: ${half}`,
        { what: 'right', rounds: [of.filter(({ score }) => score.allRight).length] },
        { what: 'cards', rounds: [of.length] },
        aim,
      ),
    );
}

/** Scores every file in the order of the days they came. */
async function allSheets(
  server: DocumentServer,
  { only, withPictures }: { only: Half | null; withPictures: boolean },
): Promise<Sheet[]> {
  const files = (only === null ? halves : [only]).flatMap((half) =>
    documentsOf[half].flatMap((document) =>
      document.arrivals
        .filter((arrival) => withPictures || !pictures.includes(arrival))
        .map((arrival) => ({ half, document, arrival })),
    ),
  );
  const sheets: Sheet[] = [];
  for (const day of [...new Set(files.map(({ document }) => document.received))].toSorted()) {
    await server.setDay(day);
    const queue = files.filter(({ document }) => document.received === day);
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        sheets.push({ ...next, score: await scored(server, next.half, next.document, next.arrival) });
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return sheets;
}

async function scored(
  server: DocumentServer,
  half: Half,
  document: TypesetDocument,
  arrival: TypesetArrival,
): Promise<TypesetScore> {
  const { truth, received } = document;
  const file = await renderTypeset(path.join(folder, half), document, arrival);
  const read = await server.send('parse', file);
  const { status, body } = await server.send('briefing', file);
  if (status !== 200) return scoreTypesetOfNothing(truth, `the service answered ${status}: ${String(body['detail'])}`);
  return scoreTypeset(body as unknown as TypesetCard, String(read.body['text'] ?? ''), truth, received);
}

function writeFaults(sheets: readonly Sheet[]): void {
  const blocks = sheets
    .filter(({ half, score }) => half === 'dev' && score.faults.length > 0)
    .map(({ document, arrival, score }) =>
      [
        `${document.id} as ${arrival}: ${score.confidence ?? 'no card'}${score.needsReview ? ', to be reviewed' : ''}`,
        ...score.faults.map((fault) => `  ${fault}`),
      ].join('\n'),
    );
  mkdirSync(path.dirname(faultsFile), { recursive: true });
  writeFileSync(faultsFile, `${blocks.toSorted().join('\n')}\n`);
  process.stderr.write(`typeset: differences (without the holdout half) are listed in ${faultsFile}\n`);
}

function writeTotals(sheets: readonly Sheet[]): void {
  const groups = halves.flatMap((half) => {
    const ofHalf = sheets.filter((sheet) => sheet.half === half);
    const by = (nameOf: (sheet: Sheet) => string) =>
      [...new Set(ofHalf.map(nameOf))].toSorted().map((name) => ({
        name: `${half}, ${name}`,
        scores: ofHalf.filter((sheet) => nameOf(sheet) === name).map(({ score }) => score),
      }));
    return [...by(({ arrival }) => arrival), ...by(({ document }) => document.kind)];
  });
  process.stdout.write(`\n${typesetTotals(groups)}\n`);
}
