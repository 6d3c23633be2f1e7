import path from 'node:path';
import {
  devDocuments,
  devTypesetDocuments,
  extraDocuments,
  formatsOf,
  picturedArrivals,
  renderDocument,
  renderTypeset,
  type DocumentTruth,
  type RenderedFile,
} from '@homeroom/sample-data/documents';
import { scoreOf, type Card, type Tally } from './documents-score.ts';
import { scoreTypeset, type TypesetCard } from './typeset-score.ts';
import { root } from '../root.ts';

/** A document of the dev half in one of its formats with text, to learn from. */
export interface DevLetter {
  document: { id: string; received: string; truth: DocumentTruth };
  /** Formats with text in which the document comes. */
  arrivals: number;
  render: () => Promise<RenderedFile>;
  /** Whether every date, deadline, person and amount of a card is right. */
  isRight: (card: TypesetCard, text: string) => boolean;
}

const typesetFolder = path.join(root, 'tools/sample-data/src/documents/typeset/dev');

/** Returns the dev documents in every format with text. */
export function devLetters(): DevLetter[] {
  const isText = (arrival: string) => !(picturedArrivals as readonly string[]).includes(arrival);
  return [
    ...devTypesetDocuments.flatMap((document) => {
      const arrivals = document.arrivals.filter(isText);
      return arrivals.map((arrival) => ({
        document,
        arrivals: arrivals.length,
        render: () => renderTypeset(typesetFolder, document, arrival),
        isRight: (card: TypesetCard, text: string) => {
          const { dates, deadlines, who, amounts } = scoreTypeset(
            card,
            text,
            document.truth,
            document.received,
          ).tallies;
          return [dates, deadlines, who, amounts].every(isAllRight);
        },
      }));
    }),
    ...[...devDocuments, ...extraDocuments].flatMap((document) => {
      const formats = formatsOf(document).filter(isText);
      return formats.map((format) => ({
        document,
        arrivals: formats.length,
        render: async () => renderDocument(document, format),
        isRight: (card: Card) => {
          const { dates, deadlines, who } = scoreOf(card, document.truth, document.made).tallies;
          return [dates, deadlines, who].every(isAllRight);
        },
      }));
    }),
  ];
}

function isAllRight({ right, wanted, invented }: Tally): boolean {
  return right === wanted && invented === 0;
}
