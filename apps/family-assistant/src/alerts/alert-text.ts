import { type Instant, type Zone, toWall } from '@homeroom/icalendar';
import { dayWordsIn, type DayWords, defaultLocale, escapeHtml, listWords, shortLine } from '@homeroom/text';
import type { ConflictOption, ConflictOptions, ResolutionAction } from '../conflicts/conflict.ts';
import { titleLine } from '../conflicts/title-line.ts';
import { dayNumber, durationWords } from '../calendar/time-words.ts';

/** One of the two events of a conflict, as a message shows it. */
export interface AlertEvent {
  summary: string;
  start: Instant;
  end: Instant;
  allDay: boolean;
  /** The names of the members whom it concerns. */
  who: readonly string[];
  location: string | null;
}

/** A conflict, as a message shows it. */
export interface AlertSubject {
  /** The conflict's id, a UUID. */
  id: string;
  first: AlertEvent;
  second: AlertEvent;
  overlapMinutes: number;
  /** The names of the members who are needed at both; absent when it is not known. */
  shared?: readonly string[];
  /** The actions in the order in which they help. Default: the order of `headingOfAction`. */
  order?: readonly ResolutionAction[];
  options: ConflictOptions;
  /** The revision of the options. Messages that an earlier version wrote have none: they are of the first. */
  optionsRevision?: number;
}

/** A reminder, the direct message after the last of them, or the message to the group in the evening. */
export type AlertKind = 'alert' | 'direct' | 'group';

/** The kind of a message: `mixed` when it counts as several. */
export type MessageKind = AlertKind | 'mixed';

/** A message in Telegram's HTML and its buttons, in rows. */
export interface AlertText {
  html: string;
  /** `data` is callback data of at most 64 bytes. */
  buttons: { label: string; data: string }[][];
}

/** Number of conflicts that one message lists; of more it only gives the number. */
export const conflictsOfMessage = 10;

/** Options of a message's text. */
export interface AlertTextOptions {
  /** Number of conflicts that the message is about (defaults to the number of subjects). */
  total?: number;
  /** Number of conflicts listed (defaults to 10). */
  listed?: number;
  /** The locale of days and times. Default: `en-US`. */
  locale?: string;
  /** The address of the dashboard, named where the message leaves something out (defaults to null: not named). */
  dashboardUrl?: string | null;
}

const htmlLimit = 4096;
const titleLength = 100;
const placeLength = 80;
const whoLength = 80;
const descriptionLength = 250;
const optionsLimit = 8;
const buttonsOfRow = 4;
/** A longer address would take the room that the conflicts need. */
const maxLinkLength = 500;

/** Maximum UTF-16 units of escaped text for a title: less and less until the message fits; the last always does. */
const rooms = [htmlLimit, 200, 80, 40, 20];

const ordinals = ['first', 'second', 'third'];

const headingOfAction: Record<ResolutionAction, string> = {
  split: 'One adult for each:',
  reassign: 'Somebody else goes:',
  reschedule: 'Another time:',
};
const actions = Object.keys(headingOfAction) as ResolutionAction[];

/**
 * The message about one conflict or several: what overlaps when, for whom and by how much, the options of a single
 * conflict with a button for each (`res:CONFLICT_ID:ACTION:INDEX:REVISION`), and a button to take each listed conflict
 * (`ack:CONFLICT_ID`). Its HTML is at most 4,096 characters long, whatever the events say.
 * @param number which reminder it is; 1 to 3 are named in the heading of an `alert`
 */
export function alertText(
  kind: MessageKind,
  number: number,
  subjects: readonly AlertSubject[],
  zone: Zone,
  options: AlertTextOptions = {},
): AlertText {
  const { total = subjects.length, listed = conflictsOfMessage, dashboardUrl = null, locale = defaultLocale } = options;
  const words = dayWordsIn(locale);
  const single = total === 1 ? subjects[0] : undefined;
  const list = { subjects: subjects.slice(0, listed), total, dashboardUrl };
  const write = (room: number) =>
    single ? singleHtml(single, { room, zone, words }) : listHtml(list, { room, zone, words });
  const heading = bold(headingOf(kind, number, total));
  const html = firstFitting((room) => `${heading}\n\n${write(room)}`);
  return { html, buttons: single ? singleButtons(single) : listButtons(list.subjects) };
}

function firstFitting(write: (room: number) => string): string {
  let html = '';
  for (const room of rooms) {
    html = write(room);
    if (html.length <= htmlLimit) break;
  }
  return html;
}

interface Writing {
  room: number;
  zone: Zone;
  words: DayWords;
}

function headingOf(kind: MessageKind, number: number, count: number): string {
  const several = `${count} conflicts`;
  if (kind === 'direct' || kind === 'mixed')
    return count === 1 ? 'Nobody has taken this yet' : `Nobody has taken these ${several} yet`;
  if (kind === 'group')
    return count === 1 ? 'Still open at the end of the day' : `${several} are still open at the end of the day`;
  const ordinal = ordinals[number - 1];
  return `${count === 1 ? 'Two events at once' : several}${ordinal === undefined ? '' : ` (${ordinal} reminder)`}`;
}

function singleHtml(subject: AlertSubject, writing: Writing): string {
  const blocks = [
    eventBlock(subject.first, writing),
    eventBlock(subject.second, writing),
    overlapLine(subject, writing),
    ...optionBlocks(subject, writing),
  ];
  return blocks.join('\n\n');
}

function eventBlock(event: AlertEvent, writing: Writing): string {
  const { room } = writing;
  const place = shortLine(event.location ?? '', placeLength, { room, write: escapeHtml });
  return [titleOf(event, writing), timesOf(event, writing), whoOf(event, writing), place]
    .filter((line) => line !== '')
    .join('\n');
}

function titleOf({ summary }: AlertEvent, { room }: Writing): string {
  return `<b>${titleLine(summary, titleLength, { room, write: escapeHtml })}</b>`;
}

function whoOf({ who }: AlertEvent, { room }: Writing): string {
  return shortLine(who.join(', '), whoLength, { room, write: escapeHtml });
}

/** `Thursday, October 8, 4:30 PM to 5:15 PM`; the second day is named when it is another. */
function timesOf({ start, end, allDay }: AlertEvent, { zone, words }: Writing): string {
  const from = toWall(zone, start);
  const to = toWall(zone, allDay ? Math.max(start, end - 1) : end);
  const isOneDay = dayNumber(from) === dayNumber(to);
  if (allDay) return isOneDay ? `${words.day(from)}, all day` : `${words.day(from)} to ${words.day(to)}, all day`;
  return `${words.day(from)}, ${words.time(from)} to ${isOneDay ? '' : `${words.day(to)}, `}${words.time(to)}`;
}

/** `They overlap by 45 minutes. Maya is needed at both.` */
function overlapLine({ overlapMinutes, shared }: AlertSubject, { room }: Writing): string {
  const overlap = `They overlap by ${durationWords(overlapMinutes)}.`;
  if (shared === undefined) return overlap;
  if (shared.length === 0) return `${overlap} It takes two adults.`;
  const names = shortLine(listWords(shared), whoLength, { room, write: escapeHtml });
  return `${overlap} ${names} ${shared.length === 1 ? 'is' : 'are'} needed at both.`;
}

interface ListedOption {
  action: ResolutionAction;
  option: ConflictOption;
  /** Counted from 1 through the message. */
  place: number;
}

/** The first options of each action, grouped by action. */
function listedOptions({ options, order = actions }: AlertSubject): ListedOption[] {
  const all = order.flatMap((action) => options[action].map((option, rank) => ({ action, option, rank })));
  const listed = new Set(all.toSorted((a, b) => a.rank - b.rank).slice(0, optionsLimit));
  return all
    .filter((entry) => listed.has(entry))
    .map(({ action, option }, index) => ({ action, option, place: index + 1 }));
}

function optionBlocks(subject: AlertSubject, { room }: Writing): string[] {
  const listed = listedOptions(subject);
  const blocks = (subject.order ?? actions).flatMap((action) => {
    const lines = listed
      .filter((entry) => entry.action === action)
      .map(
        ({ option, place }) =>
          `${place}. ${shortLine(option.description, descriptionLength, { room: 4 * room, write: escapeHtml })}`,
      );
    return lines.length === 0 ? [] : [[headingOfAction[action], ...lines].join('\n')];
  });
  const isCut = Object.values(subject.options).flat().length > listed.length;
  return isCut ? [...blocks, 'Open the dashboard for more options.'] : blocks;
}

interface ConflictListing {
  subjects: readonly AlertSubject[];
  total: number;
  dashboardUrl: string | null;
}

function listHtml({ subjects, total, dashboardUrl }: ConflictListing, writing: Writing): string {
  const blocks = subjects.map((subject, index) =>
    [
      `${index + 1}. ${titleOf(subject.first, writing)}`,
      timesAndWho(subject.first, writing),
      titleOf(subject.second, writing),
      timesAndWho(subject.second, writing),
      overlapLine(subject, writing),
    ].join('\n'),
  );
  const more = total - blocks.length;
  const hint =
    more > 0 ? `Open the dashboard for ${more} more and for the options` : 'Open the dashboard for the options';
  const link = escapeHtml(dashboardUrl ?? '');
  return [...blocks, link !== '' && link.length <= maxLinkLength ? `${hint}:\n${link}` : `${hint}.`].join('\n\n');
}

function timesAndWho(event: AlertEvent, writing: Writing): string {
  return [timesOf(event, writing), whoOf(event, writing)].filter((part) => part !== '').join(' · ');
}

function singleButtons(subject: AlertSubject): AlertText['buttons'] {
  const { id, optionsRevision = 1 } = subject;
  const choices = listedOptions(subject).map(({ action, option, place }) => ({
    label: String(place),
    data: `res:${id}:${action}:${option.index}:${optionsRevision}`,
  }));
  return [...inRows(choices), [{ label: "I'll take care of it", data: `ack:${id}` }]];
}

function listButtons(subjects: readonly AlertSubject[]): AlertText['buttons'] {
  return inRows(subjects.map(({ id }, index) => ({ label: `Take ${index + 1}`, data: `ack:${id}` })));
}

function inRows<T>(entries: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(entries.length / buttonsOfRow) }, (_, row) =>
    entries.slice(row * buttonsOfRow, (row + 1) * buttonsOfRow),
  );
}

function bold(text: string): string {
  return `<b>${text}</b>`;
}
