import type { EventAlarm } from './event-component.ts';
import { readDuration, RefusedDurationError } from './event-time.ts';
import type { RawComponent } from './split-calendar.ts';
import { dayMs, toInstant, toWall } from '../zones/time-zones.ts';
import type { Instant, Zone } from '../zones/time-zones.ts';

const maxAlarms = 20;

/**
 * The alarms of an event that show or sound (RFC 5545 §3.6.6). One that was acknowledged (RFC 9074 §6), that sends a mail
 * or cannot be read is left out.
 */
export function readAlarms({ lines }: Pick<RawComponent, 'lines'>): EventAlarm[] {
  const alarms: EventAlarm[] = [];
  let open: Map<string, string> | null = null;
  for (const { text } of lines) {
    if (/^BEGIN:\s*VALARM\s*$/i.test(text)) open = new Map();
    else if (open && /^END:\s*VALARM\s*$/i.test(text)) {
      const alarm = alarmOf(open);
      if (alarm && alarms.length < maxAlarms) alarms.push(alarm);
      open = null;
    } else if (open) {
      const name = (/^[A-Za-z-]+/.exec(text)?.[0] ?? '').toUpperCase();
      if (!open.has(name)) open.set(name, text.slice(name.length));
    }
  }
  return alarms;
}

/** @param written what follows the name of each property */
function alarmOf(written: ReadonlyMap<string, string>): EventAlarm | null {
  if (!/^:\s*(?:DISPLAY|AUDIO)\s*$/i.test(written.get('ACTION') ?? '') || written.has('ACKNOWLEDGED')) return null;
  const [, parameters = '', value = ''] = /^((?:;[^:]*)?):(.*)$/s.exec(written.get('TRIGGER') ?? '') ?? [];
  const absolute = /^\s*(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\s*$/.exec(value);
  if (absolute) {
    const [, year, month, day, hour, minute, second] = absolute.map(String);
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at) ? null : { kind: 'absolute', at };
  }
  try {
    const { days, ms } = readDuration(value.trim().replace(/^[+-]/, ''));
    const signed = (amount: number) => (value.trim().startsWith('-') ? 0 - amount : amount);
    const from = /;\s*RELATED\s*=\s*"?END\b/i.test(parameters) ? 'end' : 'start';
    return { kind: 'relative', from, days: signed(days), ms: signed(ms) };
  } catch (error) {
    if (error instanceof RefusedDurationError) return null;
    throw error;
  }
}

/**
 * The instant of an alarm of one instance of an event.
 * @param zone in which its days are counted
 */
export function alarmInstant(alarm: EventAlarm, { start, end }: { start: Instant; end: Instant }, zone: Zone): Instant {
  if (alarm.kind === 'absolute') return alarm.at;
  const from = alarm.from === 'start' ? start : end;
  const day = alarm.days === 0 ? from : toInstant(zone, toWall(zone, from) + alarm.days * dayMs);
  return day + alarm.ms;
}
