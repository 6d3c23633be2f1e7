import { ianaZone, NotACalendarError, readCalendarFile, readCalendarFileInSteps, type Zone } from '@homeroom/icalendar';
import { runCooperatively } from './cooperative.ts';

const chicago = ianaZone('America/Chicago') as Zone;
const event = (uid: string, start = 'DTSTART:20261009T220000Z') =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Soccer', start, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const many = () => calendar(...Array.from({ length: 50_000 }, (_, index) => event(`e${index}`)));
const read = (text: Uint8Array | string, signal?: AbortSignal) =>
  runCooperatively(readCalendarFileInSteps(text, chicago), signal);

test('lets others work while it reads 50,000 events, and reads the same', async () => {
  let [turns, reading] = [0, true];
  const turn = () => {
    turns += 1;
    if (reading) setImmediate(turn);
  };
  setImmediate(turn);
  const file = await read(Buffer.from(many()));
  reading = false;
  expect(turns).toBeGreaterThan(20);
  expect(file).toMatchObject({ events: 50_000, skipped: 0, complete: true });
  const text = calendar(event('one'), event('bad', 'SUMMARY:no start'), event('two'));
  expect(await read(text)).toEqual(readCalendarFile(text, chicago));
});

test('ends when its signal does', async () => {
  const stopping = new AbortController();
  const reason = new Error('stopping');
  setImmediate(() => stopping.abort(reason));
  await expect(read(many(), stopping.signal)).rejects.toBe(reason);
});

test('throws what the work throws', async () => {
  await expect(read('<!doctype html>')).rejects.toThrow(NotACalendarError);
});
