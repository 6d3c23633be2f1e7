/** A time of day, or a span of it, that a text names. */
export interface ClockTimes {
  start: number;
  end: number;
  /** HH:MM */
  time: string;
  /** HH:MM; null when no end is named. */
  endTime: string | null;
}

const clock = '(\\d{1,2})(?::(\\d\\d))? ?([ap])?\\.?(?:m\\b\\.?)?|(noon|midnight)';
const spans = new RegExp(`(?<![\\d$€£#/.:-])(?:${clock})(?: ?(?:-|–|—|to|until|till) ?(?:${clock}))?(?![\\d/:%]|st\\b|nd\\b|rd\\b|th\\b|\\.\\d)`, 'giu');

/** The times of day in a text, in its order: "8:45 am", "6-7:30 pm", "noon", "18:30". A bare hour is none. */
export function clockTimes(text: string): ClockTimes[] {
  const read = text.slice(0, 5_000).replaceAll(/(\d)\.(?=\d\d ?[ap]\.?m)/giu, '$1:');
  return [...read.matchAll(spans)].flatMap((found) => {
    const [whole, hour, minute, half, word, endHour, endMinute, endHalf, endWord] = found;
    const endNamed = endHour !== undefined || endWord !== undefined;
    const certain = word !== undefined || half !== undefined || minute !== undefined || endHalf !== undefined;
    if (!certain) return [];
    const end = endNamed ? minutesOf({ hour: endHour, minute: endMinute, half: endHalf, word: endWord }, half) : null;
    const time = minutesOf({ hour, minute, half, word }, startHalf({ hour, half, endHour, endHalf, endWord }));
    if (time === null || (endNamed && end === null)) return [];
    const later = end !== null && end <= time && endHalf === undefined && endWord === undefined ? end + 720 : end;
    return [{ start: found.index, end: found.index + whole.trimEnd().length, time: written(time), endTime: later === null || later === time || later >= 1440 ? null : written(later) }];
  });
}

interface ClockWords {
  hour: string | undefined;
  minute: string | undefined;
  half: string | undefined;
  word: string | undefined;
}

/** "6-7:30 pm" begins in the evening, "11-1 pm" before noon. */
function startHalf({ hour, half, endHour, endHalf, endWord }: { hour: string | undefined; half: string | undefined; endHour: string | undefined; endHalf: string | undefined; endWord: string | undefined }): string | undefined {
  if (half !== undefined) return half;
  if (endWord?.toLowerCase() === 'noon') return 'a';
  if (endHalf?.toLowerCase() !== 'p' || hour === undefined || endHour === undefined) return endHalf;
  return Number(hour) % 12 > Number(endHour) % 12 ? 'a' : 'p';
}

/** An hour whose half nobody says is one of a school day or an evening. */
function minutesOf({ hour, minute, half, word }: ClockWords, otherHalf: string | undefined): number | null {
  if (word !== undefined) return word.toLowerCase() === 'noon' ? 720 : 0;
  const [hours, minutes, side] = [Number(hour), Number(minute ?? 0), (half ?? otherHalf)?.toLowerCase()];
  if (hours > 23 || minutes > 59 || (half !== undefined && (hours > 12 || hours === 0))) return null;
  if (hours > 12 || hour?.startsWith('0')) return hours * 60 + minutes;
  const afternoon = side === undefined ? hours < 7 || hours === 12 : side === 'p';
  return ((hours % 12) + (afternoon ? 12 : 0)) * 60 + minutes;
}

function written(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
