import type { Category } from '@homeroom/matters';
import { communityTexts } from './labelled-community.ts';
import { laterTexts } from './labelled-later.ts';
import { medicalTexts } from './labelled-medical.ts';
import { moreDevTexts } from './labelled-more-dev.ts';
import { otherTexts } from './labelled-other.ts';
import { schoolTexts } from './labelled-school.ts';
import { sportsTexts } from './labelled-sports.ts';
import type { LabelledText } from './labelled-text.ts';

/** A newsletter with the category that a parent would give it. */
export interface LabelledItem {
  source: string;
  /** As a pipeline sends it: the subject, an empty line, the text. */
  rawText: string;
  category: Category;
}

type TextsByCategory = Readonly<Record<Category, readonly LabelledText[]>>;

/** Written before the first weights, and split by position right away. */
const firstTexts: TextsByCategory = {
  School: schoolTexts,
  Sports: sportsTexts,
  Medical: medicalTexts,
  Community: communityTexts,
  Other: otherTexts,
};

/** Newsletters the weights were tuned on: every other one of the first, and later ones. */
export const devItems = [...labelled(firstTexts, (place) => place % 2 === 0), ...labelled(moreDevTexts)];

/** The other half of the first newsletters, for measuring only: its errors must never change a weight. */
export const holdoutItems = labelled(firstTexts, (place) => place % 2 === 1);

/** Written when the weights were final, for measuring only. */
export const laterItems = labelled(laterTexts);

function labelled(texts: TextsByCategory, isIn: (place: number) => boolean = () => true): LabelledItem[] {
  return Object.entries(texts).flatMap(([category, ofCategory]) =>
    ofCategory
      .filter((_, place) => isIn(place))
      .map(([source, subject, text]) => ({
        source,
        rawText: subject === '' ? text : `${subject}\n\n${text}`,
        category: category as Category,
      })),
  );
}
