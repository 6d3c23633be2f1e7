import type { Household } from '@homeroom/household';
import { shortLine } from '@homeroom/text';
import type { BriefingCard } from '../card/card.ts';
import type { CardReading } from './card-reading.ts';
import { type LetterBlock, valueOf } from './letter.ts';
import { withoutMachineOrders } from './machine-orders.ts';
import { withoutShouting } from './title-case.ts';

type BriefingPlace = BriefingCard['location'][number];

const most = 10;
const mostRead = 500;
const placeField =
  /^(?:where|location|locations|place|venue|meeting (?:point|place)|meet at|held at|pick-?up (?:at|location|point)|drop-?off (?:at|location|point)|field|room|address|site)$/i;
const streetEnd =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Square|Sq|Parkway|Pkwy|Highway|Hwy|Terrace|Circle|Crescent|Trail|Row';
const street = new RegExp(
  `(?<![\\d$€£#.,-])\\d{1,5}[A-Za-z]? (?:(?:N|S|E|W|North|South|East|West)\\.? )?(?:[\\p{Lu}\\d][\\p{L}\\d’'.-]{0,20} ){1,4}(?:${streetEnd})\\b\\.?(?:,? (?:Suite|Ste|Unit|Apt|Room|#) ?[\\w-]{1,6})?(?:, (?:[\\p{Lu}][\\p{L}’'.-]{1,20} ?){1,3})?(?:,? \\p{Lu}{2}(?: \\d{5}(?:-\\d{4})?)?\\b)?`,
  'gu',
);
const kinds =
  'Museum|Park|School|Elementary|Gym|Gymnasium|Library|Auditorium|Cafeteria|Stadium|Center|Centre|Church|Hall|Theater|Theatre|Zoo|Farm|Pool|Clinic|Hospital|Playground|Rink|Arena|Aquarium|Gardens?|University|College|Academy|Studio|Planetarium|Pavilion|Commons|Fairgrounds?|Campground|Beach|Lake|Court|Courts|Field|Fields|Complex|Office|Station|Temple|Synagogue|Mosque|Cathedral|Chapel|Club|House|Lodge|Inn|Hotel|Café|Cafe|Restaurant|Market|Mall|Plaza|Observatory|Nature Preserve|Preserve|Reserve|Orchard|Ranch|Camp|Dome|Barn|Bakery|Armory|Courthouse|Ballpark|Square|Lanes|Lot|Boathouse|Courtyard|Foyer|Lobby|Track|Capitol|Gallery';
const name = `(?:[\\p{Lu}\\d][\\p{L}\\d’'.&-]{0,24} (?:(?:of|the|and|for|at|de|&) )?){0,5}`;
const visited = new RegExp(
  `(?:\\b[ap]\\.?m\\.?,?|\\b(?:at|in|to|visit|visits|visiting|tour|explore|inside|outside|near|behind|from)) (?:the |our )?((?:${name}(?:${kinds})(?: (?:of|at|for) (?:the )?(?:\\p{Lu}[\\p{L}’'-]{1,20} ?){1,3})?)(?! (?:Board|District|Council|Members?|Families|Parents|Students|Fair|Day|Night|Week|Trip|Lunch|Bus|Year|Office Hours))(?:,? (?:Room|Field|Gate|Hall|Court|Building) [\\dA-Z]{1,4})?)(?![\\p{L}\\d])`,
  'gu',
);
const aloneKinds =
  'Museum|Park|Library|Gym|Gymnasium|Auditorium|Cafeteria|Stadium|Center|Centre|Church|Hall|Theater|Theatre|Zoo|Farm|Pool|Rink|Arena|Pavilion|Fairgrounds?|Playground|Temple|Synagogue|Mosque';
const aloneLine = new RegExp(
  `^(?!From |The |Our )(?:[\\p{Lu}\\d][\\p{L}\\d’'.&-]{0,24} (?:(?:of|the|and|&) )?){1,5}(?:${aloneKinds}),?(?: (?:Room|Hall|Field|Gate) [\\dA-Z]{1,4})?$`,
  'u',
);
const indoors =
  /\b(?:at|in) (?:the |our )((?:(?:school|main|upper|lower|new|old|big|small|middle school|high school|elementary|church|town|community|east|west|north|south) )?(?:gym(?:nasium)?|library|auditorium|cafeteria|multipurpose room|music room|media center|art room|playground|lunchroom|courtyard|fellowship hall|parish hall|town hall|community center|city hall|science lab|computer lab|front lawn|back field|soccer field|football field|pool|lobby|foyer|theater))\b/giu;
const room = /\b(?:in|at|to) ((?:Room|Classroom|Building|Gate|Field|Court) (?:\d{1,4}[A-Z]?|[A-Z]\d{0,3}))\b/gu;
const notThere =
  /\b(?:return(?:ed)?|send|sent|bring|deliver|submit(?:ted)?|hand(?:ed)? in|turn(?:ed)? in|call|contact|checks? (?:made )?(?:out |payable )?|donat\w+|money|form|slip|absent|enrolled|transfer\w*|welcome back|back)\b[^.!?]{0,60}$/i;

/** The places that a letter names: in fields, in what happens there, by their street, and those that the household knows. */
export function cardPlaces({ letter, parse, household, sentences, title }: CardReading): BriefingPlace[] {
  const body = letter.blocks.filter(({ place }) => place === 'body').slice(0, mostRead);
  const found: BriefingPlace[] = [
    ...parse.events
      .slice(0, most)
      .flatMap(({ location }) => fromField(withoutMachineOrders((location ?? '').slice(0, 500)))),
    ...body
      .filter(({ kind, label }) => kind === 'field' && placeField.test(label))
      .flatMap((block) => fromField(valueOf(block))),
    ...body.flatMap(streetsIn),
    ...body
      .slice(1)
      .filter(({ kind, text }) => kind !== 'field' && text !== title && aloneLine.test(text))
      .map(({ text }) => ({ name: withoutShouting(text), address: null })),
    ...sentences.slice(0, mostRead).flatMap(({ text }) => namedIn(text)),
    ...known(
      household,
      sentences.map(({ text }) => text),
    ),
  ];
  const near =
    found.length > 0
      ? found
      : letter.blocks.filter(({ place }) => place === 'head').flatMap((block) => letterhead(block, letter.blocks));
  return distinct(near.filter(({ name: place, address }) => !isHome(household, `${place} ${address ?? ''}`))).slice(
    0,
    most,
  );
}

/** Where nothing else is named, it is where the letter comes from. */
function letterhead(block: LetterBlock, blocks: readonly LetterBlock[]): BriefingPlace[] {
  const above = blocks[blocks.indexOf(block) - 1];
  const owner =
    above && above.place !== 'signature' && above.kind !== 'field' && above.text.length < 70 && !/\d/.test(above.text)
      ? withoutShouting(above.text)
      : null;
  return streetsIn(block).map(({ name: street, address }) => ({ name: owner ?? street, address }));
}

/** "City Science Museum, 200 Park Avenue" is a name and an address. */
function fromField(value: string): BriefingPlace[] {
  const text =
    value
      .replace(/\(?https?:\S+/g, '')
      .split(/;| \| | – (?=\p{Ll})|\.\s/u, 1)[0]
      ?.trim() ?? '';
  if (!/\p{L}{2}/u.test(text) || /^(?:see|tbd|tba|to be|same|below|above|online\b.{20})/i.test(text)) return [];
  street.lastIndex = 0;
  const address = street.exec(text);
  if (address === null) return [{ name: tidy(text), address: null }];
  const before = tidy(text.slice(0, address.index));
  return [{ name: before === '' ? tidy(address[0]) : before, address: tidy(address[0]) }];
}

function streetsIn(block: LetterBlock): BriefingPlace[] {
  if (block.kind === 'field' && placeField.test(block.label)) return [];
  const text = valueOf(block);
  return [...text.matchAll(street)].slice(0, most).map((match) => {
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    const called = new RegExp(
      `(?:^|\\b(?:at|in|to|the|visit|of|is) (?:the )?)((?:[\\p{Lu}\\d][\\p{L}\\d’'.&-]{0,24} (?:(?:of|the|and|&) )?){0,5}\\p{Lu}[\\p{L}\\d’'.&-]{1,24})[\\s,(–—-]+(?:at |located at |on )?$`,
      'u',
    ).exec(before)?.[1];
    const address = tidy(match[0]);
    return { name: called === undefined ? address : tidy(called), address };
  });
}

function namedIn(text: string): BriefingPlace[] {
  return [visited, indoors, room]
    .flatMap((pattern) => [...text.matchAll(pattern)].slice(0, most))
    .filter(
      (match) =>
        !notThere.test(text.slice(Math.max(0, match.index - 70), match.index)) &&
        !/^(?:School|Office|Club|House|Camp|Park|Market|Field|Court|Center|Library|Elementary|Lot|Lake|Beach|Square|Hall|Station|Church|Complex)$/.test(
          match[1] ?? '',
        ),
    )
    .toSorted((a, b) => a.index - b.index)
    .map((match) => ({ name: capital(tidy(match[1] ?? '')), address: null }));
}

/** A place of the household where something is, not one that only signs. */
function known({ places }: Household, sentences: readonly string[]): BriefingPlace[] {
  const text = sentences.join('\n').slice(0, 50_000).toLowerCase();
  const isThere = (match: string) =>
    new RegExp(
      `\\b(?:at|in|to|from|near|behind|@)(?: the| our)? ${match.toLowerCase().replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`,
      'u',
    ).test(text);
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
      .replace(/^(?:at|in|the)\s+/i, ''),
    160,
  );
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
