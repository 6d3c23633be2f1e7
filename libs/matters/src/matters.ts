import { needsAction } from './action.ts';
import { speaksOfDeadlines } from './due-day.ts';
import { isChatter, isClosing, isGreeting, readLines } from './newsletter-lines.ts';
import { readSections, type NewsletterSection, type SectionBlock } from './newsletter-sections.ts';

/** One thing that a newsletter is about. */
export interface Matter {
  /** The heading that it stands under; empty without one. */
  title: string;
  /** Its text on one line; empty where the heading says everything. */
  text: string;
  /** Title of the whole newsletter, if it differs from the matter's. */
  newsletterTitle: string;
}

const thingsLead =
  /\b(?:bring|pack|need(?:ed)?|includes?|wear|supply|supplies|following|list|items?|label|provide|donat\w{1,6}|looking for|menu)\b[^.!?]{0,80}:?$/i;
const detailLabel =
  /^(?:date|dates|day|time|times|when|where|location|place|address|cost|costs|price|fee|fees|who|what|why|how|ages?|grades?|bring|wear|departure|depart|arrival|arrive|return|leave|contact|phone|e-?mail|lunch|dress|parking|meet(?:ing)? (?:point|place)|deadline|payment|rsvp|due)\b[^:]{0,20}[:–-]/i;
const generic =
  /^(?:(?:this|next|last) (?:week|month)|(?:important |other |quick |a few )?(?:reminders?|announcements?|news|updates?|notes?|dates?|information|info|events?|highlights?|details?)|upcoming(?: events| dates)?|(?:important |upcoming |key )?dates(?: to remember)?|save the dates?|coming up|what'?s (?:new|happening|coming up)|don.t forget|to ?do|in this issue|at a glance|newsletter|hello|welcome|a (?:word|note|letter|message) from [^.]{1,60}|from the [^.]{1,40}|here(?:[’']s| is| are)\b[^.]{0,60}|please (?:note|see|read)\b[^.]{0,40}|week of [^.]{1,30}|(?:the |our |around (?:the )?)?(?:school|sports?|medical|health|community|other|town|clubs?|class(?:room)?|pt[ao]|nurse|library|office)(?: (?:corner|news|notes|updates?|events?|announcements?|desk|section))?)[^\p{L}\p{N}]*$/iu;

/**
 * Splits a newsletter into its matters, in order: each bullet, and each heading with its paragraphs. Without headings
 * and bullets it is one matter. Bullets that list things to bring, or the time and place of one matter, stay with it.
 * Greetings, closings and introductions without dates or requests are dropped when there is more.
 */
export function readMatters(body: string, subject: string): Matter[] {
  const sections = readSections(readLines(body))
    .map(withoutManners)
    .filter(({ heading, blocks }) => heading !== '' || blocks.length > 0);
  const first = sections[0];
  const titled = first !== undefined && first.heading !== '' && sections.length > 1 && isFrontPage(first);
  const newsletterTitle = subject !== '' ? subject : titled ? first.heading : '';
  const rest = titled ? sections.slice(1) : sections;
  const found = rest
    .flatMap((section) => mattersOf(section, rest.length > 1))
    .filter(({ title, text }) => hasWords(title) || hasWords(text));
  const [only] = found;
  if (found.length === 1 && only)
    return [{ ...only, title: only.title || newsletterTitle, newsletterTitle: only.title ? newsletterTitle : '' }];
  if (found.length === 0 && hasWords(newsletterTitle))
    return [{ title: newsletterTitle, text: '', newsletterTitle: '' }];
  return found.map((matter) => ({ ...matter, newsletterTitle }));
}

/** At most so many matters, in their order: first those that ask something or have a deadline, then those with a figure or a day. */
export function selectImportant<Kind extends Pick<Matter, 'text'>>(
  matters: readonly Kind[],
  limit: number,
): readonly Kind[] {
  if (matters.length <= limit) return matters;
  const ranked = matters.map(({ text }, place) => ({
    place,
    rank: saysSomething(text)
      ? speaksOfDeadlines(text.slice(0, 2_000)) || needsAction(text.slice(0, 2_000))
        ? 0
        : 1
      : 2,
  }));
  const taken = new Set(
    ranked
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, limit)
      .map(({ place }) => place),
  );
  return matters.filter((_, place) => taken.has(place));
}

type OwnMatter = Omit<Matter, 'newsletterTitle'>;

function mattersOf({ heading, marked, blocks }: NewsletterSection, hasOthers: boolean): OwnMatter[] {
  const title = heading.replace(/[\s:–—-]+$/, '').trim();
  if (blocks.length === 0) return marked || title.split(/\s+/).length > 3 ? [{ title: '', text: title }] : [];
  const bullets = blocks.filter(({ kind }) => kind === 'bullet');
  if (bullets.length === 0 || belongTogether(blocks, bullets, title)) {
    const text = joined(blocks);
    return heading === '' && hasOthers && !saysSomething(text) ? [] : [{ title, text }];
  }
  const around = blocks.filter(({ kind, text }) => kind === 'paragraph' && !text.endsWith(':') && saysSomething(text));
  return blocks
    .filter((block) => block.kind === 'bullet' || around.includes(block))
    .map(({ text }) => ({ title, text }));
}

/** Whether a section only names and introduces the newsletter. */
function isFrontPage({ marked, blocks }: NewsletterSection): boolean {
  return (
    blocks.length === 0 ||
    (!marked &&
      blocks.every(
        ({ kind, text }) => kind === 'paragraph' && !saysSomething(text) && (text.endsWith(':') || isChatter(text)),
      ))
  );
}

/** Whether the bullets are the details of one matter: things to bring, or its when and where. */
function belongTogether(blocks: readonly SectionBlock[], bullets: readonly SectionBlock[], title: string): boolean {
  const place = blocks.findIndex(({ kind }) => kind === 'bullet');
  const lead = blocks[place - 1]?.text ?? title;
  const most = (share: number) => share > bullets.length / 2;
  if (most(bullets.filter(({ text }) => detailLabel.test(text)).length)) return true;
  return thingsLead.test(lead.slice(-200)) && most(bullets.filter(({ text }) => text.split(/\s+/).length <= 4).length);
}

function joined(blocks: readonly SectionBlock[]): string {
  return blocks
    .map(({ kind, text }, index) => {
      const next = blocks[index + 1]?.kind;
      return kind === 'bullet' && !/[.!?;]$/.test(text) ? `${text}${next === 'bullet' ? ';' : '.'}` : text;
    })
    .join(' ');
}

/** Without greeting at the start and name at the end. */
function withoutManners(section: NewsletterSection): NewsletterSection {
  const blocks = section.blocks.filter(({ kind, text }) => kind === 'bullet' || !(isGreeting(text) || isClosing(text)));
  const closing = blocks.findIndex(
    ({ kind, text }) => kind === 'paragraph' && text.length < 120 && isClosing(text.split(',')[0] ?? ''),
  );
  return { ...section, blocks: closing > 0 ? blocks.slice(0, closing) : blocks };
}

/** Whether an introduction deserves an item next to the matters that follow. */
function saysSomething(text: string): boolean {
  return (
    /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\btomorrow\b|\btonight\b/i.test(text) ||
    needsAction(text.slice(0, 2_000))
  );
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whether a heading says nothing of the matter, such as "Reminders". */
export function isGenericTitle(title: string): boolean {
  return generic.test(title.slice(0, 100));
}
