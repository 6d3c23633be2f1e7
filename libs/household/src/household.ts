/** A family and what Homeroom knows of it, read from the family configuration file. */
export interface Household {
  familyId: string;
  /** The IANA zone in which days begin and end. */
  timezone: string;
  /** The BCP 47 locale in which texts tell days and times. */
  locale: string;
  homeAddress: string | null;
  members: readonly Member[];
  calendars: readonly CalendarSettings[];
  groupChatId: string | null;
  rules: readonly InferenceRule[];
  places: readonly KnownPlace[];
  /** The first one that matches an event counts. */
  reminders: readonly ReminderRule[];
  /** The minute of the local day at which the group gets an overview of the next day; null: never. */
  tomorrowAt: number | null;
  changes: ChangeSettings;
}

/** Messages about what others changed in the calendars. */
export interface ChangeSettings {
  /** Days ahead that are told; 0: none. */
  withinDays: number;
  /** Recipients: the members whom an event concerns, all parents, the group, or one member by id. */
  to: string;
}

/** A person of the household. */
export interface Member {
  id: string;
  name: string;
  role: 'parent' | 'child' | 'other';
  nickname: string | null;
  aliases: readonly string[];
  messengerUserId: string | null;
  /** True for the parent who gets direct messages about conflicts. */
  designated: boolean;
  currentGrade: string | null;
  school: string | null;
  teacher: string | null;
  /** As written in the file: hex or a CSS colour name. */
  calendarColor: string | null;
  emails: readonly string[];
}

/** A calendar: kept here (`local`), mirrored from a CalDAV server, or subscribed by its link and read-only. */
export interface CalendarSettings {
  id: string;
  kind: 'local' | 'mirrored' | 'subscribed';
  /** The member's id, or null for everybody's. */
  owner: string | null;
  /** True for the one that takes new events. */
  isDefault: boolean;
  /** The address of a mirrored or subscribed calendar. */
  url: string | null;
  /** The environment variables that hold its own user name and password; null: it has none of its own. */
  credentialVariables: CredentialVariables | null;
  /** The alarms of an event count instead of the household's reminders. */
  alarms: boolean;
  /** Time between two reads of a mirrored or subscribed calendar, in milliseconds; null: as it asks for, or the default. */
  refreshMs: number | null;
}

/** The names of two environment variables. */
export interface CredentialVariables {
  username: string;
  password: string;
}

/** A rule that says whom a message concerns. */
export interface InferenceRule {
  id: string;
  description: string;
  pattern: string;
  assignTo: readonly string[];
  confidence: number;
}

/** A place whose distance the family knows. */
export interface KnownPlace {
  match: string;
  minutesFromHome: number;
}

/** A rule that says when to remind whom of which events. */
export interface ReminderRule {
  /** Id of the calendar; null: any. */
  calendar: string | null;
  /** Ids of members of whom an event concerns at least one; empty: anybody. */
  who: readonly string[];
  /** Part of the event's title, in any case; null: any title. */
  title: string | null;
  /** Null: all-day events and others. */
  allDay: boolean | null;
  before: readonly ReminderTime[];
  /** `concerned`, `parents`, `group`, or the id of a member. */
  to: string;
}

/** Time of a reminder, counted back from the start of an event. */
export interface ReminderTime {
  /** As the file has it: `30m`, `2h`, `1d 19:00`. */
  text: string;
  /** Whole days by the calendar. */
  days: number;
  minutes: number;
  /** The minute of that day; null: the time at which the event starts. */
  at: number | null;
}
