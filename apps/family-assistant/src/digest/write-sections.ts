import type { Household } from '@homeroom/household';
import {
  briefSummary,
  categories,
  type Category,
  concernedMembers,
  type ConcernedMembers,
  detailedSummary,
  type MatterReading,
  readMatter,
} from '@homeroom/matters';
import { dayWordsIn, listWords } from '@homeroom/text';
import { categoryByRules, type DigestMatter } from './digest-matters.ts';
import type { DigestEntry, DigestSection, DigestStyle } from './digest.ts';

/** Content and settings of the sections of a digest. */
export interface SectionsOrder {
  matters: readonly DigestMatter[];
  /** The category of each matter that a model gave one; rules choose for null, and for what is absent. */
  chosen: readonly (Category | null)[];
  style: DigestStyle;
  /** YYYY-MM-DD in the household's zone. */
  today: string;
  household: Pick<Household, 'members' | 'rules' | 'locale'>;
}

/** Categories in which a notice from a school concerns its pupils no more than anyone else. */
const farFromSchool: ReadonlySet<Category> = new Set(['Community', 'Other']);

/** The sections of a digest, without empty ones. */
export function writeSections({ matters, chosen, style, today, household }: SectionsOrder): DigestSection[] {
  const people = concernedMembers(household);
  const found = matters.map((matter, place) => {
    const category = chosen[place] ?? categoryByRules(matter);
    const reading = readMatter(matter, { written: matter.written, today });
    return { category, entry: entryOf(matter, reading, { category, style, people, locale: household.locale }) };
  });
  const sections = categories.map((category) => ({
    category,
    entries: found.filter((one) => one.category === category).map(({ entry }) => entry),
  }));
  return sections.filter(({ entries }) => entries.length > 0);
}

function entryOf(
  { title, text, newsletterTitle, source }: DigestMatter,
  { sentences, actionRequired, deadline }: MatterReading,
  {
    category,
    style,
    people,
    locale,
  }: { category: Category; style: DigestStyle; people: ConcernedMembers; locale: string },
): DigestEntry {
  const who = people
    .of({ text: `${title}\n${text}`, newsletterTitle, source, ofSchool: !farFromSchool.has(category) })
    .map(({ name }) => name);
  const facts = [
    ...(deadline === null ? [] : [`The deadline is ${dayWordsIn(locale).shortDay(deadline)}.`]),
    ...(who.length === 0 ? [] : [`It concerns ${listWords(who)}.`]),
    ...(source === '' ? [] : [`It came from ${source}.`]),
  ];
  const summary = style === 'brief' ? briefSummary({ title, sentences }) : detailedSummary({ title, sentences, facts });
  return { summary, who, actionRequired, deadline };
}
