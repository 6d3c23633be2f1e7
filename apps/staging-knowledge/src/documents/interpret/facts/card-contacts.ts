import { capitalized, shortLine } from '@homeroom/text';
import type { BriefingCard } from '../../card/card.ts';
import type { Letter, LetterBlock } from '../letter/letter.ts';
import { withoutShouting } from '../letter/title-case.ts';
import {
  emails,
  phones,
  phoneWords,
  titled,
  fullName,
  otherNumber,
  titledName,
  twoWords,
  notNames,
  streetAfter,
  askWord,
} from '../words/contact-words.ts';

type BriefingContact = BriefingCard['contacts'][number];
interface Found extends BriefingContact {
  block: number;
  at: number;
}

const most = 20;
const maxFound = 200;
const maxRead = 1_000;
const near = 90;

/** @param isOutside whether a sender is none of the family. Whom to ask: people with their addresses and numbers, those who signed, and the sender of a mail. */
export function cardContacts(letter: Letter, isOutside: (sender: string) => boolean): BriefingContact[] {
  const reached = letter.blocks.flatMap((block, index) => reachedIn(block, index, letter.blocks)).slice(0, maxFound);
  const asked = letter.blocks.slice(0, maxRead).flatMap((block, index) => askedIn(block, index));
  const signed = letter.blocks.flatMap((block, index) =>
    block.place === 'signature' && isName(block.text)
      ? [{ name: nameOnly(block.text), email: null, phone: null, block: index, at: 0 }]
      : [],
  );
  const kept: Found[] = [];
  const ofPeople = reached.toSorted(
    (a, b) => Number(letter.blocks[a.block]?.place === 'head') - Number(letter.blocks[b.block]?.place === 'head'),
  );
  for (const one of [...ofPeople, ...signed, ...asked, ...(isOutside(letter.sender) ? senderOf(letter.sender) : [])])
    add(kept, one);
  return kept
    .filter(({ name, email }) => isOutside(`${name ?? ''} ${email ?? ''}`))
    .slice(0, most)
    .map(({ name, email, phone }) => ({ name: name === null ? null : shortLine(name, 80), email, phone }));
}

/** One person, one contact: by address, number or name, or on the same line. */
function add(kept: Found[], one: Found): void {
  const index = kept.findIndex((other) => isSame(one, other));
  const other = kept[index];
  if (!other) {
    if (kept.length < most) kept.push(one);
    return;
  }
  kept[index] = {
    ...other,
    name: longer(other.name, one.name),
    email: other.email ?? one.email,
    phone: other.phone ?? one.phone,
  };
}

function isSame(one: Found, other: Found): boolean {
  if (
    (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
    (one.phone !== null && digits(one.phone) === digits(other.phone ?? ''))
  )
    return true;
  if ((one.email !== null && other.email !== null) || (one.phone !== null && other.phone !== null)) return false;
  if (one.name !== null && other.name !== null) return surname(one.name) === surname(other.name);
  return one.block >= 0 && other.block >= 0 && Math.abs(one.block - other.block) <= (one.at < 0 ? 2 : 0);
}

function reachedIn(block: LetterBlock, index: number, blocks: readonly LetterBlock[]): Found[] {
  const { text } = block;
  if (!/@|\d{3}/.test(text)) return [];
  const mails = [...text.matchAll(emails)]
    .slice(0, most)
    .map((match) => ({ at: match.index, email: match[0], phone: null }));
  const numbers = [...text.matchAll(phones)]
    .slice(0, most)
    .filter((match) => isPhone(match[0], text, match.index))
    .map((match) => ({ at: match.index, email: null, phone: match[0].trim() }));
  return [...mails, ...numbers]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, email, phone }) => ({
      name: (block.place === 'head' && block.kind !== 'field' ? null : nameNear(text, at)) ?? nameAbove(blocks, index),
      email,
      phone,
      block: index,
      at,
    }));
}

function isPhone(words: string, text: string, at: number): boolean {
  const count = digits(words).length;
  const before = text.slice(Math.max(0, at - 24), at);
  if (
    /\bfax\b[\s:.#]*$/i.test(before) ||
    otherNumber.test(text.slice(Math.max(0, at - 48), at)) ||
    /\b\p{Lu}{2}\d{2} (?:[\p{Lu}\d]{4} )*$/u.test(before) ||
    /^[ -]\d/.test(text.slice(at + words.length)) ||
    count < 7 ||
    count > 15 ||
    (/^\d{4}[ .-]\d{2}/.test(words) && /^(?:19|20)/.test(words))
  )
    return false;
  return count >= 10 || phoneWords.test(before) || /^\d{3}[ .-]\d{4}$/.test(words);
}

/** The name that stands closest before an address or number, or right behind it in brackets. */
function nameNear(text: string, at: number): string | null {
  const before = text
    .slice(Math.max(0, at - near), at)
    .replaceAll(/\b(?:Contact|Call|Email|E-mail|Text|Ask|See|Tell|Notify|Questions|Please|Or|And|RSVP)\b/g, (verb) =>
      verb.toLowerCase(),
    );
  const owner = /(?:^|[:\n,;])\s*["']?([^<>:"'\n]{3,60}?)["']?\s*<$/u.exec(before)?.[1];
  if (owner !== undefined) return owner.trim();
  const last = [...before.matchAll(titled), ...before.matchAll(twoWords)]
    .filter((match) => isName(match[0]) && !streetAfter.test(before.slice(match.index + match[0].length)))
    .toSorted((a, b) => a.index - b.index || a[0].length - b[0].length)
    .at(-1);
  if (last && !/[.!?]\s+\p{Lu}[\p{Ll} ]{12,}$/u.test(before.slice(last.index + last[0].length)))
    return nameOnly(last[0]);
  const place =
    /\b(?:the )?((?:school|main|front|church|library|parish|club|team|ticket|box|health|attendance|nurse[’']?s?|district|program|medical|dental|registration) (?:office|desk|nurse|line|department))\b[^.!?]{0,40}$/i.exec(
      before,
    )?.[1];
  const bracketed = /\((\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)\)[^.!?]{0,40}$/u.exec(before)?.[1];
  if (place === undefined && bracketed !== undefined) return bracketed;
  return place === undefined ? null : capitalized(place);
}

/** In a signature or a list of people the name stands some lines above. */
function nameAbove(blocks: readonly LetterBlock[], index: number): string | null {
  if (
    /\p{L}{2,}[^\p{L}@]+\p{L}{2,}[^\p{L}@]+\p{L}{2,}/u.test(
      (blocks[index]?.text ?? '').replaceAll(emails, '').replaceAll(/https?:\S+/g, ''),
    ) &&
    blocks[index]?.place === 'body'
  )
    return null;
  if (blocks[index]?.place === 'head') return organisation(blocks.slice(0, index));
  for (const { text, place } of blocks.slice(Math.max(0, index - 3), index).toReversed()) {
    if (place !== 'signature' && blocks[index]?.place !== 'signature' && text.length > 60) return null;
    if (isName(text)) return nameOnly(text);
  }
  return null;
}

/** Finds the owner of the letterhead. */
function organisation(blocks: readonly LetterBlock[]): string | null {
  const first = blocks.find(
    ({ text, place, kind }) => place === 'body' && kind !== 'field' && text.length < 70 && /^\p{Lu}/u.test(text),
  );
  return first === undefined ? null : withoutShouting(first.text);
}

/** "Please ask Mrs. Lee": a person, though nothing says how to reach them. */
function askedIn({ text, place }: LetterBlock, index: number): Found[] {
  if (place === 'head') return [];
  return [...text.matchAll(titled)]
    .slice(0, 5)
    .filter(
      (match) =>
        askWord.test(text.slice(0, match.index)) || /\blet the (?:school )?\w+,? $/i.test(text.slice(0, match.index)),
    )
    .map(([name, ...rest]) => ({ name: nameOnly(name), email: null, phone: null, block: index, at: rest.length }));
}

function senderOf(sender: string): Found[] {
  const email = [...sender.matchAll(emails)][0]?.[0] ?? null;
  if (email === null || /^(?:no-?reply|do-?not-?reply|noreply|notifications?|mailer|bounce|postmaster)/i.test(email))
    return [];
  const name = sender
    .replace(/<[^>]*>?/g, '')
    .replaceAll(/["']/g, '')
    .trim();
  return [{ name: name === '' || name.includes('@') ? null : name, email, phone: null, block: -1, at: 0 }];
}

function isName(text: string): boolean {
  const name = nameOnly(text);
  return name.length <= 60 && (titledName.test(name) || (fullName.test(name) && !notNames.test(name)));
}

/** "Maria Lee, Principal" → "Maria Lee". */
function nameOnly(text: string): string {
  return text
    .replace(/^[\s–—-]+|[\s.,;:–—-]+$/gu, '')
    .replace(/(?:,| [–—-] | \|).*$/u, '')
    .trim();
}

function surname(name: string): string {
  return (name.toLowerCase().split(/\s+/).at(-1) ?? '').replaceAll(/[^\p{L}]/gu, '');
}

function longer(one: string | null, other: string | null): string | null {
  return (one?.length ?? 0) >= (other?.length ?? 0) ? one : other;
}

function digits(phone: string): string {
  return phone.replace(/(?:ext\.?|extension|x) ?\d+$/i, '').replaceAll(/\D/g, '');
}
