import type { DatedSentence } from '../days/dated-sentence.ts';
import { clockTimes } from '../letter/clock-times.ts';
import { airport, placeAlone, placeBehindTime, roomAlone } from '../words/place-words.ts';

const most = 10;

/**
 * Names of places next to a day or time: "7 p.m. in the choir loft", "Dec. 17, noon, Hall B lobby", on the line below a
 * time, and airports. A room counts where nothing else in its sentence is a place.
 */
export function datedPlaces(sentences: readonly DatedSentence[]): string[] {
  return sentences.flatMap((sentence, index) => {
    const { text, block } = sentence;
    const [above] = sentences.slice(index - 1, index);
    const isTimed = isDated(sentence);
    const isBelow =
      !isTimed && block.kind !== 'heading' && text.length < 80 && index > 0 && !!above && isTimeLine(above);
    const airports = [...text.matchAll(airport)].slice(0, most).map(([, name = '']) => name);
    if (!isTimed && !isBelow) return airports;
    const parts = text
      .split(/\s*[,;·|]\s*|\s{2,}|\s[–—]\s|(?<=\p{L}{3})\.\s+/u)
      .map((part) => part.replace(/[.!]$/, ''));
    const places = [
      ...airports,
      ...[...text.matchAll(placeBehindTime)].slice(0, most).map(([, name = '']) => name),
      ...parts.flatMap((part) => placeAlone.exec(part)?.groups?.['place'] ?? []),
    ];
    return places.length > 0 ? places : parts.filter((part) => roomAlone.test(part));
  });
}

function isDated({ text, mentions }: DatedSentence): boolean {
  return mentions.some(({ time }) => time !== null) || clockTimes(text).length > 0;
}

/** A line with a day or time and not much more. */
function isTimeLine(sentence: DatedSentence): boolean {
  return sentence.text.length < 60 && (sentence.mentions.length > 0 || isDated(sentence));
}
