import { readFileSync, statSync } from 'node:fs';
import { systemErrorReason } from '@homeroom/errors';
import { parse } from 'yaml';
import { durationMs } from './duration.ts';
import { contradictions, householdFileSchema, type HouseholdFile } from './household-file-schema.ts';
import type { CalendarSettings, Household, Member } from './household.ts';

const maxBytes = 1_048_576;

/** The family configuration file cannot be used; `problems` has one sentence for each reason, with its place. */
export class HouseholdFileError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'HouseholdFileError';
    this.problems = problems;
  }
}

/**
 * Reads a family configuration file, JSON or YAML, of at most 1 MiB.
 * @throws HouseholdFileError with every problem of the file
 */
export function loadHousehold(path: string): Household {
  return parseHousehold(readHouseholdText(path));
}

/**
 * The text of a family configuration file.
 * @throws HouseholdFileError when it cannot be read or has more than 1 MiB
 */
export function readHouseholdText(path: string): string {
  try {
    if (statSync(path).size > maxBytes) throw new HouseholdFileError([`${path} is larger than ${maxBytes} bytes.`]);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof HouseholdFileError) throw error;
    throw new HouseholdFileError([`${path} cannot be read: ${systemErrorReason(error) ?? 'unknown reason'}.`]);
  }
}

/**
 * The household of a configuration text, JSON or YAML 1.2.
 * @throws HouseholdFileError with every problem of the text
 */
export function parseHousehold(text: string): Household {
  const result = householdFileSchema.safeParse(readYaml(text));
  if (!result.success) throw new HouseholdFileError(result.error.issues.flatMap(issueSentences));
  const problems = contradictions(result.data);
  if (problems.length > 0) throw new HouseholdFileError(problems);
  return toHousehold(result.data);
}

/** JSON is YAML; aliases are bounded, so that a few lines cannot become gigabytes. */
function readYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 20, prettyErrors: true, logLevel: 'error' });
  } catch (error) {
    const [first = 'it is not YAML'] = (error as Error).message.split('\n');
    throw new HouseholdFileError([`The file cannot be read as JSON or YAML: ${first.replace(/:$/, '')}.`]);
  }
}

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

function issueSentences(issue: Issue): string[] {
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map(
      (key) => `${place ? `${place}.` : ''}${key}: is not a field of the family configuration file`,
    );
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    const missing = issue.message.endsWith('received undefined');
    const wanted = /expected (\w+)/.exec(issue.message)?.[1] ?? 'another type';
    return [`${place || 'the file'}: ${missing ? 'is missing' : `must be of type ${wanted}`}`];
  }
  return [`${place || 'the file'}: ${issue.message}`];
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, part) =>
      typeof part === 'number' ? `${place}[${part}]` : place ? `${place}.${String(part)}` : String(part),
    '',
  );
}

function toHousehold(file: HouseholdFile): Household {
  return {
    familyId: file.family_id,
    timezone: file.timezone,
    locale: file.locale,
    homeAddress: file.home_address ?? null,
    members: file.members.map(toMember),
    calendars: toCalendars(file.calendars ?? []),
    groupChatId: file.group_chat_id ?? null,
    rules: file.rules.map(({ assign_to, ...rule }) => ({ ...rule, assignTo: assign_to })),
    places: file.places.map(({ match, minutes_from_home }) => ({ match, minutesFromHome: minutes_from_home })),
    reminders: file.reminders.map(({ calendar = null, who, title = null, all_day = null, before, to }) => ({
      calendar,
      who,
      title,
      allDay: all_day,
      before: before.filter((time) => time !== null),
      to,
    })),
    tomorrowAt: file.tomorrow ?? null,
    changes: { withinDays: file.changes.within_days, to: file.changes.to },
  };
}

function toMember(member: HouseholdFile['members'][number]): Member {
  return {
    id: member.id,
    name: member.name,
    role: member.role,
    nickname: member.nickname ?? null,
    aliases: member.aliases,
    messengerUserId: member.messenger_user_id ?? null,
    designated: member.designated,
    currentGrade: member.current_grade ?? null,
    school: member.school ?? null,
    teacher: member.teacher ?? null,
    calendarColor: member.calendar_color ?? null,
    emails: member.emails,
  };
}

/** Without a list there is one local calendar; without a chosen default it is the first that takes events. */
function toCalendars(entries: NonNullable<HouseholdFile['calendars']>): CalendarSettings[] {
  if (entries.length === 0)
    return [
      {
        id: 'family',
        kind: 'local',
        owner: null,
        isDefault: true,
        url: null,
        credentialVariables: null,
        alarms: false,
        refreshMs: null,
      },
    ];
  const chosen =
    entries.find((entry) => entry.default) ??
    entries.find((entry) => !entry.url && !entry.caldav) ??
    entries.find((entry) => !entry.url);
  return entries.map((entry) => ({
    id: entry.id,
    kind: entry.url ? 'subscribed' : entry.caldav ? 'mirrored' : 'local',
    owner: entry.owner ?? null,
    isDefault: entry === chosen,
    url: entry.url ?? entry.caldav ?? null,
    credentialVariables:
      entry.username_env && entry.password_env ? { username: entry.username_env, password: entry.password_env } : null,
    alarms: entry.alarms,
    refreshMs: entry.refresh === undefined ? null : durationMs(entry.refresh),
  }));
}
