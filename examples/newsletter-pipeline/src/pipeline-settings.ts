import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Settings from the environment. */
export interface PipelineSettings {
  /** Address of the family assistant, with its `/api/v1`. */
  familyUrl: string;
  botToken: string;
  /** Messenger user id of the person whose changes `accept` makes. */
  senderId: string | undefined;
  stagingUrl: string;
  /** Undefined when the staging service takes calls without a token. */
  stagingToken: string | undefined;
  /** Undefined without `IMAP_URL`. */
  imap: ImapSettings | undefined;
  /** Undefined when digest and proposals are only printed. */
  chat: ChatSettings | undefined;
}

/** A mailbox on an IMAP server. */
export interface ImapSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  isSecure: boolean;
  user: string;
  password: string;
  mailbox: string;
}

/** Chat that gets the digest and the proposals. */
export interface ChatSettings {
  id: string;
  apiRoot: string;
}

/** Variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** @throws UsageError with one line for each variable that is missing or wrong, never with its value */
export function readSettings(variables: Variables): PipelineSettings {
  const problems: string[] = [];
  const text = (name: string) => variables[name] || undefined;
  const address = (name: string, otherwise: string) => {
    const value = text(name) ?? otherwise;
    if (!URL.canParse(value) || !/^https?:/.test(value)) problems.push(`${name}: wants an http or https address`);
    return value.replace(/\/+$/, '');
  };
  const secret = (name: string) => {
    const file = text(`${name}_FILE`);
    if (text(name) !== undefined || file === undefined) return text(name);
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      problems.push(`${name}_FILE: wants a file that this user can read`);
      return undefined;
    }
  };
  const botToken = secret('BOT_TOKEN');
  if (botToken === undefined) problems.push('BOT_TOKEN: is not set; it may be in a file that BOT_TOKEN_FILE names');
  const imap = imapSettings(text('IMAP_URL'), secret('IMAP_PASSWORD'), problems);
  const chatId = text('DIGEST_CHAT_ID');
  const settings = {
    familyUrl: address('HOMEROOM_URL', 'http://127.0.0.1:3001/api/v1'),
    botToken: botToken ?? '',
    senderId: text('SENDER_ID'),
    stagingUrl: address('STAGING_KNOWLEDGE_URL', 'http://127.0.0.1:3002'),
    stagingToken: secret('STAGING_API_TOKEN'),
    imap,
    chat:
      chatId === undefined
        ? undefined
        : { id: chatId, apiRoot: address('TELEGRAM_API_ROOT', 'https://api.telegram.org') },
  };
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return settings;
}

/** The path of the address names the mailbox. Default: INBOX. */
function imapSettings(
  address: string | undefined,
  password: string | undefined,
  problems: string[],
): ImapSettings | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || url.password) {
    problems.push(
      'IMAP_URL: wants an address such as imaps://family%40example.org@imap.example.org/INBOX; the password is in IMAP_PASSWORD',
    );
    return undefined;
  }
  if (password === undefined)
    problems.push('IMAP_PASSWORD: is not set; it may be in a file that IMAP_PASSWORD_FILE names');
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user: decoded(url.username),
    password: password ?? '',
    mailbox: decoded(url.pathname.slice(1)) || 'INBOX',
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
