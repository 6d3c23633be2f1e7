import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Member of the household who has a messenger. */
export interface Member {
  /** Telegram's id of the person. */
  messengerId: string;
  /** The name that the family uses. */
  name: string;
}

/** The part of the family file that the bot needs. */
export interface Family {
  /** Members with a messenger, by its id. */
  members: ReadonlyMap<string, Member>;
  /** The group that the bot answers in; null without one. */
  groupChatId: string | null;
  /** Language and region of dates and times, such as `en-US`. */
  locale: string;
}

/** The family file, which the services read too. A change of it counts from the next message on. */
export class FamilyFile {
  private readonly path: string;
  private readonly log: (line: string) => void;
  private text = '';
  private family: Family;

  /** @throws Error when the file cannot be read */
  constructor(path: string, log: (line: string) => void) {
    this.path = path;
    this.log = log;
    this.text = readFileSync(path, 'utf8');
    this.family = readFamily(this.text);
  }

  /** Returns the family as the file has it now; while the file cannot be read, as it was. */
  current(): Family {
    try {
      const text = readFileSync(this.path, 'utf8');
      if (text === this.text) return this.family;
      this.text = text;
      this.family = readFamily(text);
    } catch (error) {
      this.log(`The family file cannot be read, so the members stay as they were: ${(error as Error).message}`);
    }
    return this.family;
  }
}

/** Reads a family file in YAML or JSON. @throws Error */
function readFamily(text: string): Family {
  const file = parse(text) as FamilyFields | null;
  if (!Array.isArray(file?.members)) throw new Error('The family file has no list of members.');
  const members = file.members.flatMap(({ name, nickname, messenger_user_id: id }): [string, Member][] =>
    id === undefined || id === null ? [] : [[String(id), { messengerId: String(id), name: nickname ?? name }]],
  );
  const { group_chat_id: group = null, locale = 'en-US' } = file;
  return { members: new Map(members), groupChatId: group === null ? null : String(group), locale };
}

/** Fields of the file that the bot reads; the services check the whole of it. */
interface FamilyFields {
  members?: { name: string; nickname?: string; messenger_user_id?: string | number | null }[];
  group_chat_id?: string | number | null;
  locale?: string;
}
