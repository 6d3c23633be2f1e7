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
