import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Household } from '@homeroom/household';
import { briefSummary, categories, type Category, concernedMembers, detailedSummary, type MatterReading, readMatterInSteps } from '@homeroom/matters';
import { familyZoneOf } from '../calendar/family-zone.ts';
import { toWall } from '../calendar/time-zones.ts';
import { categorizeByModel, type CategoryModel, type ModelChoiceParts } from './categorize-by-model.ts';
import { dayWords } from './digest-markdown.ts';
import { categoryByRules, likeness, readNewsletter, type DigestMatter } from './digest-matters.ts';
import type { Digest, DigestEntry, DigestStyle, Newsletter } from './digest.ts';

const list = new Intl.ListFormat('en');
/** What a school passes on of these concerns its pupils no more than anybody. */
const farFromSchool: ReadonlySet<Category> = new Set(['Community', 'Other']);

/** What digests are made with. */
export interface DigestParts extends Pick<ModelChoiceParts, 'clock' | 'newMarker' | 'logger'> {
  household: Household;
  /** Null: rules choose every category. */
  chat: CategoryModel | null;
}

/** What a digest is made of. */
export interface DigestOrder {
  newsletters: readonly Newsletter[];
  style: DigestStyle;
  /** Ends the work, for example because the client went away. */
  signal: AbortSignal;
}

/** Makes digests of newsletters. */
export class DigestService {
  readonly #parts: DigestParts;
  readonly #people: ReturnType<typeof concernedMembers>;

  constructor(parts: DigestParts) {
    this.#parts = parts;
    this.#people = concernedMembers(parts.household);
  }

  /** What comes twice is told once. @throws the signal's reason when it ends */
  async generate({ newsletters, style, signal }: DigestOrder): Promise<Digest> {
    const today = this.#today();
    const matters = await this.#readAll(newsletters, today, signal);
    const chosen = await this.#chosenByModel(matters, signal);
    const found: { category: Category; entry: DigestEntry }[] = [];
    for (const [place, matter] of matters.entries()) {
      if (place % 20 === 0) await nextTurn(undefined, { signal });
      const category = chosen[place] ?? categoryByRules(matter);
      const reading = await inTurns(readMatterInSteps(matter, { written: matter.written, today }), signal);
      found.push({ category, entry: this.#entryOf(matter, reading, { category, style }) });
    }
    const sections = categories.map((category) => ({ category, entries: found.filter((one) => one.category === category).map(({ entry }) => entry) }));
    return { sections: sections.filter(({ entries }) => entries.length > 0), mode: chosen.some((category) => category !== null) ? 'model' : 'rules' };
  }

  /** Other requests are served between two newsletters. */
  async #readAll(newsletters: readonly Newsletter[], today: string, signal: AbortSignal): Promise<DigestMatter[]> {
    const known = new Set<string>();
    const isNew = (text: string) => known.size < known.add(text).size;
    const matters: DigestMatter[] = [];
    for (const newsletter of newsletters) {
      await nextTurn(undefined, { signal });
      for (const matter of readNewsletter(newsletter, today)) if (isNew(likeness(matter))) matters.push(matter);
    }
    return matters;
  }

  async #chosenByModel(matters: readonly DigestMatter[], signal: AbortSignal): Promise<(Category | null)[]> {
    const { chat, clock, newMarker, logger } = this.#parts;
    return chat === null ? [] : categorizeByModel(matters, { chat, clock, newMarker, logger, signal });
  }

  #entryOf({ title, text, newsletterTitle, source }: DigestMatter, { sentences, actionRequired, deadline }: MatterReading, { category, style }: { category: Category; style: DigestStyle }): DigestEntry {
    const who = this.#people.of({ text: `${title}\n${text}`, newsletterTitle, source, ofSchool: !farFromSchool.has(category) }).map(({ name }) => name);
    const facts = [
      ...(deadline === null ? [] : [`The deadline is ${dayWords(deadline)}.`]),
      ...(who.length === 0 ? [] : [`It concerns ${list.format(who)}.`]),
      ...(source === '' ? [] : [`It came from ${source}.`]),
    ];
    const summary = style === 'brief' ? briefSummary({ title, sentences }) : detailedSummary({ title, sentences, facts });
    return { summary, who, actionRequired, deadline };
  }

  #today(): string {
    const { clock, household } = this.#parts;
    return new Date(toWall(familyZoneOf(household), clock().getTime())).toISOString().slice(0, 10);
  }
}

/** Runs steps to their end; a matter of few steps holds up nobody. */
async function inTurns<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  for (let place = 0; ; place += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (place > 0) await nextTurn(undefined, { signal });
  }
}
