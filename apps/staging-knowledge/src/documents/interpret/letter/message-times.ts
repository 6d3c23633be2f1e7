const timeAlone = /^\s*\d{1,2}:(\d{2})(?:\s?[ap]\.?m\.?)?[\s✓✔]*$/i;
const minTimes = 4;

/** A printed chat without the lines that say when each message was sent. Most of them are at no round minute, unlike those of a timetable. */
export function withoutMessageTimes(text: string): string {
  const lines = text.split('\n');
  const minutes = lines.flatMap((line) => timeAlone.exec(line)?.[1] ?? []);
  const isChat =
    minutes.length >= minTimes && minutes.filter((minute) => Number(minute) % 5 > 0).length * 2 > minutes.length;
  return isChat ? lines.map((line) => (timeAlone.test(line) ? '' : line)).join('\n') : text;
}
