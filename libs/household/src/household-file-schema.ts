import * as z from 'zod';
import { defaultLocale } from '@homeroom/text';
import { isColor } from './colors.ts';
import { durationMs } from './duration.ts';
import type { ReminderTime } from './household.ts';

const text = (most = 200) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must have at most ${most} characters`);
const identifier = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'must be a short name of letters, digits, dots, dashes or underscores');
const textOrNumber = (most: number) =>
  z.union([text(most), z.number().int().transform(String)], 'must be text or a whole number');
const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).max(most, `must have at most ${most} entries`);
const variableName = () =>
  z
    .string()
    .regex(
      /^[A-Z_][A-Z0-9_]{0,99}$/,
      'must be the name of an environment variable in capital letters, such as WORK_CALENDAR_PASSWORD',
    );
const url = () =>
  z
    .string()
    .refine(
      (value) => /^(?:https?|webcal):\/\//.test(value) && URL.canParse(value),
      'must be a web address that begins with https://, http:// or webcal://',
    );

const timeOfDay = (example: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `must be a time of day such as ${example}`)
    .transform(minuteOfDay);
const maxReminderDays = 28;
const reminderTime = z
  .string()
  .transform(readReminderTime)
  .refine((time) => time !== null, {
    message: `must be a time before the event such as "30m", "2h", "1d" or "1d 19:00", at most ${maxReminderDays} days`,
  });

const minRefreshMs = 60_000;

const member = z.strictObject({
  id: identifier(),
  name: text(),
  role: z.enum(['parent', 'child', 'other'], { error: 'must be parent, child or other' }),
  nickname: text(60).optional(),
  aliases: list(text(60), 20).default([]),
  messenger_user_id: textOrNumber(64).optional(),
  designated: z.boolean().default(false),
  current_grade: textOrNumber(20).optional(),
  school: text().optional(),
  teacher: text().optional(),
  calendar_color: z.string().refine(isColor, 'must be a colour such as "#1a73e8" or purple').optional(),
  emails: list(z.email('must be an e-mail address'), 20).default([]),
});

const calendar = z
  .strictObject({
    id: identifier(),
    owner: identifier().optional(),
    default: z.boolean().optional(),
    url: url().optional(),
    caldav: url().optional(),
    username_env: variableName().optional(),
    password_env: variableName().optional(),
    alarms: z.boolean().default(false),
    refresh: z
      .string()
      .refine((value) => durationMs(value) >= minRefreshMs, 'must be 1m or longer, such as 15m, 2h or 1d')
      .optional(),
  })
  .refine((value) => value.refresh === undefined || value.url || value.caldav, {
    message: 'refresh belongs to a calendar with url or caldav',
  })
  .refine((value) => !(value.url && value.caldav), { message: 'must have url or caldav, not both' })
  .refine((value) => (value.username_env === undefined) === (value.password_env === undefined), {
    message: 'must have both username_env and password_env, or neither',
  })
  .refine((value) => value.username_env === undefined || value.url || value.caldav, {
    message: 'username_env and password_env belong to a calendar with url or caldav',
  })
  .refine((value) => value.username_env === undefined || !hasUser(value.url ?? value.caldav), {
    message: 'must have username_env and password_env, or a user name in its address, not both',
  });

const rule = z.strictObject({
  id: identifier(),
  description: text(500).default(''),
  pattern: z
    .string()
    .max(500, 'must have at most 500 characters')
    .refine(compiles, 'must be a regular expression')
    .default(''),
  assign_to: list(identifier(), 50).default([]),
  confidence: z.number().min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1').default(0.5),
});

const place = z.strictObject({
  match: text(),
  minutes_from_home: z
    .number()
    .int('must be a whole number')
    .min(0, 'must be from 0 to 1440')
    .max(1_440, 'must be from 0 to 1440'),
});

const reminder = z.strictObject({
  calendar: identifier().optional(),
  who: z
    .union(
      [identifier().transform((id) => [id]), list(identifier(), 50)],
      'must be the id of a member or a list of ids',
    )
    .default([]),
  title: text().optional(),
  all_day: z.boolean().optional(),
  before: list(reminderTime, 10).min(1, 'must have at least one time'),
  to: identifier(),
});

const changes = z.strictObject({
  within_days: z
    .number()
    .int('must be a whole number')
    .min(0, 'must be from 0 to 60')
    .max(60, 'must be from 0 to 60')
    .default(7),
  to: identifier().default('group'),
});

/** Schema of the family configuration file; unknown fields are rejected by name. */
export const householdFileSchema = z.strictObject({
  family_id: identifier(),
  timezone: z.string().refine(isTimeZone, 'must be an IANA time zone such as America/Chicago'),
  locale: z
    .string()
    .refine(isLocale, 'must be a BCP 47 locale such as en-US')
    .transform((tag) => new Intl.Locale(tag).toString())
    .default(defaultLocale),
  home_address: text(500).optional(),
  members: list(member, 50).min(1, 'must name at least one member'),
  calendars: list(calendar, 50).optional(),
  group_chat_id: textOrNumber(64).optional(),
  rules: list(rule, 200).default([]),
  places: list(place, 500).default([]),
  reminders: list(reminder, 100).default([]),
  tomorrow: timeOfDay('"19:00"').optional(),
  changes: changes.prefault({}),
});

/** Result of `householdFileSchema`. */
export type HouseholdFile = z.output<typeof householdFileSchema>;

/** One sentence for each way in which the parts of a file contradict each other. */
export function contradictions(file: HouseholdFile): string[] {
  const memberIds = file.members.map(({ id }) => id);
  const calendars = file.calendars ?? [];
  return [
    ...repeated(memberIds).map((id) => `members: two members have the id ${id}`),
    ...repeated(calendars.map(({ id }) => id)).map((id) => `calendars: two calendars have the id ${id}`),
    ...(file.members.filter(({ designated }) => designated).length > 1
      ? ['members: only one parent can be designated']
      : []),
    ...file.members.flatMap(({ designated, role }, index) =>
      designated && role !== 'parent' ? [`members[${index}].designated: only a parent can be designated`] : [],
    ),
    ...calendars.flatMap(({ owner }, index) =>
      owner !== undefined && !memberIds.includes(owner)
        ? [`calendars[${index}].owner: no member has the id ${owner}`]
        : [],
    ),
    ...file.rules.flatMap(({ assign_to }, index) =>
      assign_to
        .filter((id) => !memberIds.includes(id))
        .map((id) => `rules[${index}].assign_to: no member has the id ${id}`),
    ),
    ...receiverProblems('changes.to', file.changes.to, file.members),
    ...defaultProblems(calendars),
    ...file.reminders.flatMap((rule, index) => reminderProblems(rule, `reminders[${index}]`, file)),
  ];
}

function reminderProblems(
  { calendar: calendarId, who, to }: HouseholdFile['reminders'][number],
  place: string,
  { members, calendars }: HouseholdFile,
): string[] {
  const calendarIds = calendars?.length ? calendars.map(({ id }) => id) : ['family'];
  const unknown = who.filter((id) => !members.some((one) => one.id === id));
  return [
    ...(calendarId === undefined || calendarIds.includes(calendarId)
      ? []
      : [`${place}.calendar: no calendar has the id ${calendarId}`]),
    ...unknown.map((id) => `${place}.who: no member has the id ${id}`),
    ...receiverProblems(`${place}.to`, to, members),
  ];
}

/** Words for receivers of messages, next to the ids of members. */
const audiences = ['concerned', 'parents', 'group'];

function receiverProblems(place: string, to: string, members: HouseholdFile['members']): string[] {
  if (audiences.includes(to)) return [];
  const member = members.find(({ id }) => id === to);
  if (!member) return [`${place}: must be concerned, parents, group or the id of a member; no member has the id ${to}`];
  return member.messenger_user_id === undefined
    ? [`${place}: ${to} has no messenger_user_id, so no message would arrive`]
    : [];
}

function defaultProblems(calendars: NonNullable<HouseholdFile['calendars']>): string[] {
  const chosen = calendars.filter((entry) => entry.default);
  if (chosen.length > 1)
    return [`calendars: only one calendar can be the default (${chosen.map(({ id }) => id).join(', ')})`];
  if (chosen[0]?.url) return [`calendars: ${chosen[0].id} is subscribed and read-only, so it cannot be the default`];
  if (calendars.length > 0 && calendars.every((entry) => entry.url))
    return ['calendars: at least one calendar must take new events; every one listed is subscribed'];
  return [];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function hasUser(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && new URL(address).username !== '';
}

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'iu'));
  } catch {
    return false;
  }
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Reads `30m`, `2h`, `1d`, `1w` or `1d 19:00`; null when it is none, or too long before. */
function readReminderTime(text: string): ReminderTime | null {
  const match = /^\s*(\d{1,5})\s*(?:(m|h)|(d|w)(?:\s+((?:[01]\d|2[0-3]):[0-5]\d))?)\s*$/.exec(text);
  if (!match) return null;
  const [, count, short, long, at] = match;
  const minutes = short === undefined ? 0 : Number(count) * (short === 'h' ? 60 : 1);
  const days = long === undefined ? 0 : Number(count) * (long === 'w' ? 7 : 1);
  if (days + minutes / 1_440 > maxReminderDays) return null;
  return { text: text.trim(), days, minutes, at: at === undefined ? null : minuteOfDay(at) };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
