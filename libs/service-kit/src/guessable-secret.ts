/** Values that the project's documents show as a token, secret or password; a test compares the list with them. */
export const documentedSecrets = [
  'BOT_TOKEN',
  'at-least-thirty-two-characters-long',
  'dGhpcy1pcy1vbmx5LWFuLWV4YW1wbGUtZmVlZC0wMDE',
  'dGhpcy1pcy1vbmx5LWFuLWV4YW1wbGUtdG9rZW4tMDE',
  'only-an-example',
  'password',
  'the-token-of-your-bot',
];

/** Tokens that the documents of others show, such as Telegram's. */
const examplesOfOthers = ['123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11', '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'];

const knownValues = new Set([...documentedSecrets, ...examplesOfOthers].map((value) => value.toLowerCase()));

/** Words of placeholders and of passwords that everyone tries. */
const placeholderWords = (
  'a abc access account admin administrator an and any api app at auth bar baz bearer bot change changed changeme changeit characters child database default demo dev developer development dont ' +
  'dummy enter example fake family fill foo for four generate guest hello here hex home homeroom hs household hunter i in insert is it jwt key kid least letmein local localhost login long love ' +
  'master me minimum monkey more my new none not now null of old one only or our parent pass passphrase passwd password passwort paste placeholder please postgres prod production put pw pwd qdrant ' +
  'qwerty qwertz random real replace root sample school secret secure server service set sha shhh should sixteen some something staging strong super supersecret telegram temp temporary test tester ' +
  'testing tests that the thing thirty this to todo token two undefined unsafe use user value very webhook weak welcome with word world xxx your yours x y z'
).split(' ');
const sequences = [
  '0123456789',
  '9876543210',
  '0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'qwertyuiopasdfghjklzxcvbnm',
];
const minDistinctCharacters = 5;
const maxJudgedLength = 512;

/**
 * True for a value that others can guess: one of the documents, one made of placeholder words, a sequence of the
 * alphabet, the digits or the keyboard, or a repeated piece. Case, digits and signs between the words do not matter.
 */
export function isGuessable(value: string): boolean {
  const text = value.slice(0, maxJudgedLength).toLowerCase();
  if (knownValues.has(text) || isRepeated(text) || isSequence(text.replace(/[^a-z0-9]/g, ''))) return true;
  const [letters, digits] = [text.replace(/[^a-z]/g, ''), text.replace(/\D/g, '')];
  // The few letters of a hexadecimal key may well be a word; its digits are then most of it, and random.
  if (digits.length > letters.length && !isRepeated(digits) && !isSequence(digits)) return false;
  return isMadeOfWords(letters) || isSequence(letters);
}

function isMadeOfWords(letters: string): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < letters.length; at++) {
    if (ends.has(at)) for (const word of placeholderWords) if (letters.startsWith(word, at)) ends.add(at + word.length);
  }
  return letters !== '' && ends.has(letters.length);
}

/** True for one piece over and over, also where the last one is cut off, and for very few different characters. */
function isRepeated(text: string): boolean {
  if (new Set(text).size < minDistinctCharacters) return true;
  return Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1).some(
    (length) =>
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length),
  );
}

function isSequence(text: string): boolean {
  return (
    text !== '' &&
    sequences.some((sequence) => sequence.repeat(Math.ceil(text.length / sequence.length) + 1).includes(text))
  );
}
