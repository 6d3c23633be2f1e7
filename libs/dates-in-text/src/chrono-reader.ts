import type { ParsedResult, Parser } from 'chrono-node';
import { casual, Chrono } from 'chrono-node/en';

/**
 * Chrono without its times of day and zones, as hours are read here, with more care for what stands around them, and it
 * would take "ART" after a day for a zone; and without its own judgement which days exist, as that hangs on the year.
 * Which of its parts do that is asked of them: bundled, they have no names. Each is asked once, because V8 compiles a
 * pattern when it runs for the second time.
 */
const asked = 'October 9, this morning at 5:30 pm';
const anyDay = new Date(2026, 9, 2, 12);
const probe = (configuration: Pick<Chrono, 'parsers' | 'refiners'>, text: string): ParsedResult[] =>
  new Chrono(configuration).parse(text, anyDay);

const answers = casual.parsers.map((parser) => ({
  parser,
  read: probe({ parsers: [parser], refiners: [] }, asked).map(({ text }) => text),
}));
const parsers = answers.filter(({ read }) => !/morning|pm/.test(read.join())).map(({ parser }) => parser);
const readsDay = answers.filter(({ read }) => read.includes('October 9')).map(({ parser }) => parser);
const refiners = casual.refiners.filter((refiner) =>
  (['October 9', 'October 9 GMT', 'October 9 +02:00', 'February 29'] as const).every((text) =>
    probe({ parsers: readsDay, refiners: [refiner] }, text).some(
      (found) => found.start.isCertain('day') && /^\w+ \d+$/.test(found.text.trim()),
    ),
  ),
);

const unit =
  '(?<![a-z])(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|mon?s?|quarters?|qtr|years?|yr|[smhdwy])';
/** Ends of "two days ago" and "two days later", whose patterns take V8 more than 0.1 s each to compile. Few texts have one. */
const slowEnds = ['ago|before|earlier', 'later|after|from now|henceforth|forward|out'].map((words) => ({
  words,
  inText: new RegExp(`${unit}\\s{0,5}(?:${words})(?=\\W|$)`, 'i'),
}));
const never = /(?!)/;

/** The parser, run only where its text has such an end. */
function whereNeeded(parser: Parser): Parser {
  return {
    pattern: (context) => {
      const pattern = parser.pattern(context);
      const end = slowEnds.find(({ words }) => pattern.source.includes(`(?:${words})`));
      return end === undefined || end.inText.test(context.text) ? pattern : never;
    },
    extract: (context, match) => parser.extract(context, match),
  };
}

/** The days of a text by date or counted from the day of writing, for `readDays`. */
export const chronoReader = new Chrono({ parsers: parsers.map(whereNeeded), refiners });
