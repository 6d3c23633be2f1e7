import type { Household } from '@homeroom/household';
import { capitalized, escapeRegExp, shortLine } from '@homeroom/text';
import type { BriefingCard } from '../../card/card.ts';
import type { CardReading } from '../card-reading.ts';
import { type LetterBlock, valueOf } from '../letter/letter.ts';
import { withoutMachineOrders } from '../letter/machine-orders.ts';
import { cellsOf } from '../letter/table-cells.ts';
import { withoutShouting } from '../letter/title-case.ts';
import { cardLinks } from './card-links.ts';
import { clockTimes } from '../letter/clock-times.ts';
import { datedPlaces } from './dated-places.ts';
import {
  aloneLine,
  atHome,
  foreignStreet,
  indoors,
  kindFirst,
  notThere,
  people,
  placeCell,
  placeColumn,
  placeField,
  reachLine,
  room,
  street,
  visited,
} from '../words/place-words.ts';

type BriefingPlace = BriefingCard['location'][number];

/** "77 Mill Road" */
const addressStart = /^\d{1,5} \p{L}/u;
const most = 10;
const maxRead = 500;

/** The places that a letter names: in fields, in what happens there, by their street, and those that the household knows. */
export function cardPlaces({ letter, parse, household, sentences, title }: CardReading): BriefingPlace[] {
  const body = letter.blocks.filter(({ place }) => place === 'body').slice(0, maxRead);
  const found: BriefingPlace[] = [
    ...parse.events
      .slice(0, most)
      .flatMap(({ location }) => fromField(withoutMachineOrders((location ?? '').slice(0, 500)))),
    ...body
      .filter(({ kind, label }) => kind === 'field' && placeField.test(label))
      .flatMap((block) => fromField(valueOf(block))),
    ...fromHeadings(body),
    ...fromColumns(body),
    ...online(body),
    ...body.filter((block) => !isReachLine(block)).flatMap(streetsIn),
    ...body.filter(({ kind }) => kind === 'row').flatMap(cellsThatArePlaces),
    ...body
      .slice(1)
      .filter(({ kind, text }) => kind !== 'field' && text !== title && aloneLine.test(text))
      .map(({ text }) => ({ name: withoutShouting(text), address: null })),
    ...datedPlaces(sentences.slice(0, maxRead)).map((name) => ({ name: capitalized(tidy(name)), address: null })),
    ...sentences.slice(0, maxRead).flatMap(({ text }) => namedIn(text)),
    ...known(
      household,
      sentences.map(({ text }) => text),
    ),
  ];
  const isElsewhere = ({ name: place, address }: BriefingPlace) =>
    place !== '' && !isHome(household, `${place} ${address ?? ''}`);
  const elsewhere = found.filter(isElsewhere);
  const isVisit =
    parse.metadata.email === null &&
    !sentences.some(({ text }) => atHome.test(text)) &&
    sentences.some(({ text }) => clockTimes(text).length > 0);
  const near =
    elsewhere.length > 0 || !isVisit
      ? elsewhere
      : letter.blocks
          .filter((block) => block.place === 'head' || isReachLine(block))
          .flatMap((block) => letterhead(block, letter.blocks))
          .filter(isElsewhere);
  return distinct(near).slice(0, most);
}

/** Whether a line tells how to reach somebody, so that its address need not be where anything happens. */
function isReachLine({ kind, place, text }: LetterBlock): boolean {
  return (
    place === 'body' && kind !== 'field' && text.length < 160 && reachLine.test(text) && clockTimes(text).length === 0
  );
}

/** Places below the heading "Where", with the address in the next line. */
function fromHeadings(body: readonly LetterBlock[]): BriefingPlace[] {
  return body.flatMap((block, index) => {
    const [name, address] = body
      .slice(index + 1, index + 3)
      .map(({ kind, text }) => (kind === 'paragraph' ? text : ''));
    if (block.kind !== 'heading' || !placeField.test(block.text) || !name || name.length > 60) return [];
    const [place] = fromField(name);
    if (place === undefined) return [];
    return [{ ...place, address: address && addressStart.test(address) ? tidy(address) : place.address }];
  });
}

/** Places below "Where" in a table, or behind it in a row. */
function fromColumns(body: readonly LetterBlock[]): BriefingPlace[] {
  let column = -1;
  let width = 0;
  return body.flatMap(({ kind, text }) => {
    if (kind === 'heading' || kind === 'item') column = -1;
    if (kind !== 'row') return [];
    const cells = cellsOf(text).map(({ words }) => words);
    const [label = '', ...values] = cells;
    const head = cells.findIndex((cell) => placeColumn.test(cell));
    if (head === 0 && values.length === 1) return fromField(values.join(' '));
    if (head >= 0) {
      [column, width] = [head, cells.length];
      return [];
    }
    const value = column >= 0 && cells.length === width && label !== '' ? (cells[column] ?? '') : '';
    return fromField(value);
  });
}

const meetingHost =
  /(?:^|\.)(?:zoom\.us|meet\.google\.com|teams\.(?:microsoft|live)\.com|webex\.com|whereby\.com|gotomeeting\.com)$/;
const meetingWords = /\b(?:join|video (?:call|hour|meeting|conference|chat)|online meeting|virtual(?:ly)?|webinar)\b/i;

/** An online meeting, with its link for an address. */
function online(body: readonly LetterBlock[]): BriefingPlace[] {
  return body
    .flatMap((block) =>
      cardLinks([block]).filter((link) => meetingHost.test(new URL(link).hostname) || meetingWords.test(block.text)),
    )
    .slice(0, 1)
    .map((link) => ({ name: 'Online', address: link }));
}

/** Places in the cells of a table: "Sat. 1/23  11:15  Depot Road Gym". */
function cellsThatArePlaces({ text }: LetterBlock): BriefingPlace[] {
  return cellsOf(text)
    .filter(({ words }) => placeCell.test(words))
    .map(({ words }) => ({ name: tidy(words), address: null }));
}

/** Finds the sender's address, used when no other place is named. */
function letterhead(block: LetterBlock, blocks: readonly LetterBlock[]): BriefingPlace[] {
  const above = blocks.slice(0, blocks.indexOf(block)).findLast(({ text }) => !people.test(text));
  const owner =
    above &&
    above.place !== 'signature' &&
    above.kind !== 'field' &&
    above.text.length < 70 &&
    !/\d|_{3}/.test(above.text)
      ? withoutShouting(above.text)
      : null;
  const foreign = [...block.text.matchAll(foreignStreet)].map(([name]) => ({ name, address: name }));
  return [...streetsIn(block), ...foreign].map(({ name, address }) => ({
    name: name === address ? (owner ?? name) : name,
    address,
  }));
}

/** "City Science Museum, 200 Park Avenue" is a name and an address. */
function fromField(value: string): BriefingPlace[] {
  const text =
    value
      .replace(/\(?https?:\S+/g, '')
      .split(/;| \| | \(| – (?=\p{Ll})|\.\s/u, 1)[0]
      ?.trim() ?? '';
  if (
    !/\p{L}{2}/u.test(text) ||
    /^(?:see|tbd|tba|to be|same|below|above|(?:home|away)[!.]*$|online\b.{20})/i.test(text)
  )
    return [];
  const [address] = text.matchAll(street);
  if (address === undefined) return [{ name: capitalized(tidy(text)), address: null }];
  const before = tidy(text.slice(0, address.index));
  return [{ name: before === '' ? tidy(address[0]) : before, address: tidy(address[0]) }];
}

function streetsIn(block: LetterBlock): BriefingPlace[] {
  if (block.kind === 'field' && placeField.test(block.label)) return [];
  const text = valueOf(block);
  return [...text.matchAll(street)].slice(0, most).map((match) => {
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    const called = new RegExp(
      `(?:^|, |\\b(?:at|in|to|the|visit|of|is) (?:the )?)((?:[\\p{Lu}\\d][\\p{L}\\d’'.&-]{0,24} (?:(?:of|the|and|&) )?){0,5}\\p{Lu}[\\p{L}\\d’'.&-]{1,24})[\\s,(–—-]+(?:at |located at |on )?$`,
      'u',
    ).exec(before)?.[1];
    const address = tidy(match[0]);
    return { name: called === undefined ? address : tidy(called), address };
  });
}

function namedIn(text: string): BriefingPlace[] {
  return [visited, indoors, room, kindFirst]
    .flatMap((pattern) => [...text.matchAll(pattern)].slice(0, most))
    .filter(
      (match) =>
        !notThere.test(text.slice(Math.max(0, match.index - 70), match.index)) &&
        !/^(?:School|Office|Club|House|Camp|Park|Market|Field|Court|Center|Library|Elementary|Lot|Lake|Beach|Square|Hall|Station|Church|Complex)$/.test(
          match[1] ?? '',
        ),
    )
    .toSorted((a, b) => a.index - b.index)
    .map((match) => ({ name: capitalized(tidy(match[1] ?? '')), address: null }));
}

/** A place of the household where something is, not one that only signs. */
function known({ places }: Household, sentences: readonly string[]): BriefingPlace[] {
  const text = sentences.join('\n').slice(0, 50_000).toLowerCase();
  const isThere = (match: string) =>
    new RegExp(`\\b(?:at|in|to|from|near|behind|@)(?: the| our)? ${escapeRegExp(match.toLowerCase())}`, 'u').test(text);
  return places
    .filter(({ match }) => match.length > 3 && isThere(match))
    .map(({ match }) => ({ name: match, address: null }));
}

/** One entry for a place; the longer name and the address stay. */
function distinct(places: readonly BriefingPlace[]): BriefingPlace[] {
  const kept: BriefingPlace[] = [];
  for (const place of places.filter((one) => one.name !== '')) {
    const index = kept.findIndex(
      (other) =>
        (plain(other.name).includes(plain(place.name)) ||
          plain(place.name).includes(plain(other.name)) ||
          (other.address !== null && plain(other.address).startsWith(plain(place.address ?? place.name)))) &&
        (other.address === null ||
          place.address === null ||
          plain(other.address).slice(0, 12) === plain(place.address).slice(0, 12)),
    );
    const other = kept[index];
    if (!other) kept.push(place);
    else
      kept[index] = {
        name:
          other.address !== null && other.name === other.address && place.address === null ? place.name : other.name,
        address: other.address ?? place.address,
      };
    if (kept.length >= 2 * most) break;
  }
  return kept;
}

function isHome({ homeAddress }: Household, place: string): boolean {
  return (
    homeAddress !== null &&
    plain(homeAddress).length > 5 &&
    plain(place).includes(plain(homeAddress.split(',', 1)[0] ?? homeAddress))
  );
}

function tidy(text: string): string {
  return shortLine(
    text
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s,(–—-]+|[\s,.;:()–—-]+$/gu, '')
      .replace(/^(?:(?:at|in|on(?= the\b))\s+)?(?:the\s+)?/i, ''),
    160,
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
