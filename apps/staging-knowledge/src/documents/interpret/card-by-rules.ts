import type { Household, Member } from '@homeroom/household';
import { type Category, categorizeByRules, categoryIcons, concernedMembers, type PeopleClues } from '@homeroom/matters';
import { shortLine } from '@homeroom/text';
import type { ParseResult } from '../read/parse-result.ts';
import type { CardFacts, CardMoment } from '../card/card.ts';
import { type FoundAction, foundActions, presentActions } from './tasks/card-actions.ts';
import { withoutAddressedAdults } from './letter/addressed-adults.ts';
import { cardContacts } from './facts/card-contacts.ts';
import { cardDates, foundDates } from './events/card-dates.ts';
import { isDayOff } from './events/days-off.ts';
import type { FoundDate } from './events/found-date.ts';
import { type FoundDeadline, foundDeadlines, presentDeadlines } from './tasks/card-deadlines.ts';
import { cardLinks } from './facts/card-links.ts';
import { cardMoney } from './facts/card-money.ts';
import { cardPlaces } from './facts/card-places.ts';
import type { CardReading } from './card-reading.ts';
import { cardSummary } from './heading/card-summary.ts';
import { documentTitle, titleOfFile } from './heading/card-title.ts';
import { cardTrust, cardUrgency } from './trust/card-trust.ts';
import { withCountedDays } from './days/counted-days.ts';
import { datedSentences } from './days/dated-sentences.ts';
import { documentDate } from './days/document-date.ts';
import { cardInOwnWords, glossedDocument, type GlossedDocument } from './glossed-document.ts';
import { readLetter, type Letter } from './letter/letter.ts';
import { chatDays, mailChain } from './letter/mail-parts.ts';
import { isOffered } from './tasks/offers.ts';
import { isBulletin, isOfCommunity } from './heading/issuer.ts';
import { isLetterhead } from './letter/letterheads.ts';
import { nothingAsked } from './words/offer-words.ts';
import { schoolYearOf, withinSchoolYear } from './days/school-years.ts';
import { saysWhat } from './words/letterhead-words.ts';
import { writingDay, type WritingDay } from './days/writing-day.ts';

const excerptLength = 300;
/** "To your address on Thursday": no name of what happens. */
const wherever = /^(?:address|home|house|school|office|place|building|room|policy|account|claim|time)$/i;
const titleShare = 2;
/** A list of more days than these is called by none of them. */
const fewDays = 5;
/** A whole document has more words than a line of a newsletter that speak for some category by chance. */
const leastCategoryScore = 4;
/** Categories that concern a school's pupils no more than anybody else when the school passes them on. */
const farFromSchool: ReadonlySet<Category> = new Set(['Community', 'Other']);

/** Something lent or owed, which has to come back though a bulletin is for all. */
const ofAccount =
  /\b(?:due back|(?:come|comes|brought|given?) back|overdue|checked out|return(?:ed)?|renew\w*|fines?|ow(?:e|es|ed)|balance)\b/i;

/** A card, with the ids of the household's rules that say whom it concerns, and from when its dates were read. */
export interface CardByRules extends CardFacts {
  rules: string[];
  writing: WritingDay;
}

/**
 * The briefing card of a document by rules alone: the same for the same document, household and day, bounded in every
 * list and string. Sentences that give orders to a reading program count for nothing, and the file name only where
 * nothing else gives a title. A letter takes some milliseconds, the longest text about a second.
 */
export function cardByRules(parse: ParseResult, household: Household, moment: CardMoment): CardByRules {
  const { parse: glossed, inOwnWords } = glossedDocument(parse, household.locale);
  const read = readCard({ parse: glossed, inOwnWords }, household, moment);
  const found = foundDates(read);
  const reading = withTitleOf(found, read);
  const deadlines = foundDeadlines(found, reading);
  const tasks = foundActions(reading, deadlines);
  const actions = presentActions(tasks);
  const clues = { found, dates: cardDates(found, reading), deadlines, actions };
  const asked = { dates: clues.dates, deadlines: presentDeadlines(deadlines, reading), actions };
  const told = {
    title: reading.title,
    summary: cardSummary(reading, clues),
    ...subject(reading),
    document_date: reading.documentDate,
  };
  // What a library or a parish asks in its bulletin, it asks of those who like to.
  const isForAll =
    isBulletin(reading.letter, reading.about) &&
    (told.who.length === 0 || !isForFamily(reading.letter, parse, household));
  const places = cardPlaces(reading);
  const money = cardMoney(reading.sentences);
  const contacts = cardContacts(reading.letter, (sender) => !isMember(sender, household));
  const card: CardByRules = {
    ...told,
    ...asked,
    action_required: isActionRequired(reading, tasks, deadlines, isForAll),
    deadline: asked.deadlines[0]?.date ?? null,
    location: places,
    money,
    contacts,
    links: cardLinks(reading.letter.blocks),
    urgency: cardUrgency(reading, clues),
    ...cardTrust(reading, { ...clues, money, who: told.who }),
    text_excerpt: shortLine(parse.text.slice(0, 20 * excerptLength), excerptLength),
    parse_method: parse.method,
    generated_by: 'rules',
    model: null,
    writing: reading.writing,
  };
  return cardInOwnWords(card, inOwnWords);
}

/** Whether a bulletin greets somebody or has a name of the family, rather than grades and ages. */
function isForFamily({ greeting }: Letter, { text }: ParseResult, { members }: Household): boolean {
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
  return (
    greeting !== '' ||
    members.some(({ name }) =>
      name
        .toLowerCase()
        .split(' ')
        .some((part) => said.has(part)),
    )
  );
}

/** Whether something open is asked of the family, rather than left to it. */
function isActionRequired(
  reading: CardReading,
  actions: readonly FoundAction[],
  deadlines: readonly FoundDeadline[],
  isForAll: boolean,
): boolean {
  const isNothingAsked = reading.sentences.some(({ block }) => nothingAsked.test(block.text));
  const open =
    isNothingAsked || isForAll ? [] : actions.filter(({ due }) => due === null || due >= reading.moment.today);
  const due = deadlines.map(({ found }) => found.sentence).filter(({ text }) => !isForAll || ofAccount.test(text));
  const asking = [...open.flatMap(({ saidIn }) => saidIn), ...due];
  return asking.some((sentence) => !isOffered(sentence, reading));
}

/** A letter that has no title but its letterhead is called by what it tells of. */
function withTitleOf(found: readonly FoundDate[], reading: CardReading): CardReading {
  const events = found.filter(({ kind }) => kind === 'event');
  const [event] = events.filter(
    ({ label }) => label.strength > 1 && !wherever.test(label.text) && !isDayOff(label.text),
  );
  const isMain =
    event !== undefined &&
    ((saysWhat.test(event.label.text) && new Set(events.map(({ mention }) => mention.date)).size <= fewDays) ||
      events.every(({ mention }) => mention.date === event.mention.date));
  return !isMain || !isLetterhead(reading.about) ? reading : { ...reading, title: event.label.text };
}

/** Reads a document as the rules for the parts of its card do. */
export function readCard(
  { parse, inOwnWords }: GlossedDocument,
  household: Household,
  moment: CardMoment,
): CardReading {
  const letter = readLetter(parse);
  const { day, writing: arrival, created, dateLines } = documentDate(parse, letter, moment, household);
  const chain = mailChain(letter.blocks, moment.today);
  const { sentOn, heads } = chain.heads.size > 0 ? chain : chatDays(letter.blocks, moment.today);
  const said = letter.blocks.filter(
    (block) => block.place === 'body' && !dateLines.has(block) && !heads.has(block) && !isEventLine(parse, block.label),
  );
  const about = documentTitle(parse, letter, dateLines) ?? '';
  const first = datedSentences(said, arrival, sentOn);
  const writing =
    arrival.isSaid && arrival.source === 'printed date'
      ? arrival
      : writingDay(arrival, { letter, sentences: first, created });
  return {
    parse,
    inOwnWords,
    household,
    moment,
    letter,
    title: about || titleOfFile(parse.filename),
    about,
    sentences: withCountedDays(
      withinSchoolYear(
        writing.written === arrival.written && writing.isSaid === arrival.isSaid
          ? first
          : datedSentences(said, writing, sentOn),
        schoolYearOf(letter),
      ),
      writing.written,
    ),
    writing,
    documentDate: day,
  };
}

/** The times of a calendar file's events are known, not read from its text. */
function isEventLine({ detected_type, events }: ParseResult, label: string): boolean {
  return detected_type === 'ics' && events.length > 0 && /^(?:when|where|repeats)$/i.test(label);
}

/** Whether a mail was passed on by one of the family, whom it need not concern. */
function isMember(sender: string, { members }: Household): boolean {
  const from = ` ${sender.toLowerCase()} `;
  const says = (words: string) =>
    from
      .split(words.toLowerCase())
      .some(
        (before, index, parts) =>
          index < parts.length - 1 &&
          /[^\p{L}\p{N}.+_-]$/u.test(before) &&
          /^[^\p{L}\p{N}_-]/u.test(parts[index + 1] ?? ''),
      );
  return members.some(({ name, emails }) => says(name) || emails.some(says));
}

function subject({ letter, about, household }: CardReading): Pick<CardByRules, 'category' | 'icon' | 'who' | 'rules'> {
  const text = [
    letter.greeting,
    ...letter.blocks.filter(({ place }) => place === 'body').map((block) => block.text),
  ].join('\n');
  const head = letter.blocks
    .filter(({ place }) => place !== 'body')
    .map((block) => block.text)
    .join('\n');
  const category = isOfCommunity(letter, about)
    ? 'Community'
    : categorizeByRules({
        text,
        title: isLetterhead(about) ? '' : about,
        context: `${letter.sender}\n${head}`,
        contextShare: titleShare,
        leastScore: leastCategoryScore,
      });
  const { members, rules } = concernedBy(household, {
    text: `${about}\n${text}`,
    newsletterTitle: about,
    source: `${isMember(letter.sender, household) ? '' : letter.sender}\n${head}\n${about}\n${letter.blocks[0]?.text.slice(0, 200) ?? ''}`,
    ofSchool: !farFromSchool.has(category),
  });
  return { category, icon: categoryIcons[category], who: members.map(({ name }) => name), rules };
}

/** The members whom a letter is about; a grown-up who is only addressed counts where nobody else does, or in an invitation. */
function concernedBy(household: Household, clues: PeopleClues): { members: readonly Member[]; rules: string[] } {
  const people = concernedMembers(household);
  const source = withoutAddressedAdults(clues.source, household);
  const named = people.find({ ...clues, source });
  if (!clues.ofSchool && named.members.some(({ role }) => role === 'child')) return named;
  const others = people.find({ ...clues, source, text: withoutAddressedAdults(clues.text, household) });
  return [others, named].find(({ members }) => members.length > 0) ?? people.find(clues);
}
