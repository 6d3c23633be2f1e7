import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatsOf,
  extraDocuments,
  renderDocument,
  devDocuments,
  holdoutDocuments,
  type DocumentFormat,
  type SampleDocument,
} from '@homeroom/sample-data/documents';
import { scoreOf, scoreOfNothing, type Aspect, type Card, type Score } from './documents-score.ts';
import { startDocumentServer, type DocumentServer } from './documents-service.ts';
import { parseSpeedMeasure } from './documents-speed.ts';
import type { Given } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure, type NotRun } from '../harness/statistics.ts';
import { root } from '../root.ts';

const dataSets = ['dev', 'extra', 'holdout'] as const;
type DataSet = (typeof dataSets)[number];

/** One rendering of a document and its card's score. */
interface Sheet {
  document: SampleDocument;
  format: DocumentFormat;
  dataSet: DataSet;
  score: Score;
}

const documentsOf = { dev: devDocuments, extra: extraDocuments, holdout: holdoutDocuments };
const pictures: readonly DocumentFormat[] = ['scan', 'photo'];
const atOnce = 2;
const aims: readonly { aspect: Aspect; text: number; pictures: number }[] = [
  { aspect: 'dates', text: 0.95, pictures: 0.85 },
  { aspect: 'deadlines', text: 0.85, pictures: 0.85 },
  { aspect: 'category', text: 0.9, pictures: 0.9 },
  { aspect: 'who', text: 0.9, pictures: 0.85 },
  { aspect: 'action required', text: 0.9, pictures: 0.85 },
  { aspect: 'actions', text: 0.85, pictures: 0.85 },
  { aspect: 'document date', text: 0.9, pictures: 0.85 },
];
const faultsFile = path.join(root, 'reports/bench/documents-faults.txt');

/**
 * Measures what the rules alone get right in the cards of the sample documents, each on the day it came, and how fast a
 * PDF is read. The dev half has the extra documents, too. Differences are listed for all documents but the holdout set.
 */
export async function documentMeasures(
  { rounds, half, withPictures }: Given,
  scratch: Scratch,
): Promise<(Measure | NotRun)[]> {
  const server = await startDocumentServer(scratch);
  const speed = await parseSpeedMeasure(rounds, server);
  const measured =
    half === null ? dataSets : dataSets.filter((dataSet) => (dataSet === 'holdout') === (half === 'holdout'));
  const sheets = await allSheets(server, { measured, withPictures });
  if (sheets === null)
    return [
      speed,
      { name: 'briefing cards of the sample documents', notRun: 'not measured: POST /vision/briefing is not built' },
    ];
  writeFaults(sheets);
  const groups = measured.flatMap((dataSet) =>
    (dataSet === 'extra' || !withPictures ? [false] : [false, true]).map((pictured) => ({ dataSet, pictured })),
  );
  return [
    ...groups.flatMap(({ dataSet, pictured }) =>
      groupMeasures(
        dataSet,
        pictured,
        sheets.filter((sheet) => sheet.dataSet === dataSet && pictures.includes(sheet.format) === pictured),
      ),
    ),
    speed,
  ];
}

function groupMeasures(dataSet: DataSet, pictured: boolean, sheets: readonly Sheet[]): Measure[] {
  const which = `${pictured ? 'scans and photos' : 'text formats'}, ${dataSet}`;
  const right = aims.map(({ aspect, ...aimed }) => {
    const tallies = sheets.map(({ score }) => score.tallies[aspect]);
    const sum = (count: 'right' | 'wanted' | 'invented') => tallies.reduce((total, tally) => total + tally[count], 0);
    return compare(
      `${aspect} right: ${which}`,
      { what: 'right', rounds: [sum('right')] },
      { what: 'there or invented', rounds: [sum('wanted') + sum('invented')] },
      { atLeast: pictured ? aimed.pictures : aimed.text },
    );
  });
  const without = sheets.filter(({ document }) => document.truth.deadlines.length === 0);
  const invented = without.reduce((total, { score }) => total + score.tallies.deadlines.invented, 0);
  return [
    ...right,
    compare(
      `deadlines invented where there is none: ${which}`,
      { what: 'invented', rounds: [invented] },
      { what: 'files', rounds: [without.length] },
      { atMost: 0 },
    ),
  ];
}

/** Scores every file in the order of the days they came; null when the service makes no cards. */
async function allSheets(
  server: DocumentServer,
  { measured, withPictures }: { measured: readonly DataSet[]; withPictures: boolean },
): Promise<Sheet[] | null> {
  const documents = measured.flatMap((dataSet) => documentsOf[dataSet].map((document) => ({ dataSet, document })));
  const files = documents.flatMap(({ dataSet, document }) =>
    formatsOf(document)
      .filter((format) => (withPictures && dataSet !== 'extra') || !pictures.includes(format))
      .map((format) => ({ dataSet, document, format })),
  );
  const sheets: Sheet[] = [];
  for (const day of [...new Set(documents.map(({ document }) => document.received))].toSorted()) {
    await server.setDay(day);
    const queue = files.filter(({ document }) => document.received === day);
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        sheets.push({ ...next, score: await scored(server, next.document, next.format) });
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    if (sheets.every(({ score }) => score.faults[0] === notBuilt)) return null;
  }
  return sheets;
}

const notBuilt = 'the service answered 501';

async function scored(server: DocumentServer, document: SampleDocument, format: DocumentFormat): Promise<Score> {
  const { status, body } = await server.send('briefing', await renderDocument(document, format));
  if (status === 200) return scoreOf(body as unknown as Card, document.truth, document.made);
  const sentence = 'detail' in body && status !== 501 ? `: ${String(body['detail'])}` : '';
  return scoreOfNothing(document.truth, `the service answered ${status}${sentence}`);
}

function writeFaults(sheets: readonly Sheet[]): void {
  const faulty = sheets.filter(({ dataSet, score }) => dataSet !== 'holdout' && score.faults.length > 0);
  const blocks = faulty.map(({ document, format, score }) =>
    [`${document.id} as ${format}`, ...score.faults.map((fault) => `  ${fault}`)].join('\n'),
  );
  mkdirSync(path.dirname(faultsFile), { recursive: true });
  writeFileSync(faultsFile, `${blocks.toSorted().join('\n')}\n`);
  process.stderr.write(`documents: differences (without the holdout set) are listed in ${faultsFile}\n`);
}
