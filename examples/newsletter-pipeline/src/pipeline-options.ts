import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** Text of `--help`. */
export const usage = `Takes mail into the family's knowledge base and prints the morning digest.

  newsletter-pipeline [options]        takes in what is new, then makes the digest
  newsletter-pipeline accept NUMBER    makes the calendar change of a proposal

Mail comes from a folder or from a mailbox; nothing there is changed unless an option asks for it. An invitation or
cancellation in a mail becomes a numbered proposal: the calendar changes only with accept.

  --folder DIR      the .eml files of a folder, with its folders. Default: the mailbox of IMAP_URL.
  --state FILE      progress between runs. Default: .data/newsletter-pipeline.json.
  --no-digest       only takes mail in; the next digest tells it
  --style STYLE     brief or detailed. Default: brief.
  --limit N         mails of one run; the next run continues. Default: 200.
  --days N          days before the first look at a mailbox whose mails count as new. Default: 7.
  --mark-seen       marks mails as read once they were taken in
  --move-to NAME    moves mails to another mailbox once they were taken in
  --dry-run         lists what is new; asks no service, changes nothing
  --help            this text

BOT_TOKEN               bot token of the family assistant. Required.
HOMEROOM_URL            its address. Default: http://127.0.0.1:3001/api/v1.
SENDER_ID               messenger user id of the person who accepts
STAGING_KNOWLEDGE_URL   address of the staging service. Default: http://127.0.0.1:3002.
STAGING_API_TOKEN       its token, if it has one
IMAP_URL                mailbox, such as imaps://family%40example.org@imap.example.org/INBOX
IMAP_PASSWORD           its password; many providers want an app password
DIGEST_CHAT_ID          Telegram chat that also gets digest and proposals, from the bot of BOT_TOKEN
TELEGRAM_API_ROOT       Default: Telegram's own.

A secret may be in a file: BOT_TOKEN_FILE, STAGING_API_TOKEN_FILE, IMAP_PASSWORD_FILE.

Example: newsletter-pipeline --folder mail --dry-run

Exit code: 0 done, 1 a mail was left out for good, 2 not understood or refused, 3 the mailbox or a service cannot be used
right now or another run is at work; the next run continues.
`;

const options = {
  folder: { type: 'string' },
  state: { type: 'string' },
  'no-digest': { type: 'boolean' },
  style: { type: 'string' },
  limit: { type: 'string' },
  days: { type: 'string' },
  'mark-seen': { type: 'boolean' },
  'move-to': { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Choices of the command line. */
export interface PipelineOptions {
  /** Number of the proposal to accept; null for a run. */
  accept: number | null;
  folder: string | undefined;
  stateFile: string;
  makesDigest: boolean;
  style: 'brief' | 'detailed';
  limit: number;
  days: number;
  markSeen: boolean;
  moveTo: string | undefined;
  isDryRun: boolean;
}

/** @throws UsageError */
export function readOptions(args: readonly string[]): PipelineOptions | 'help' {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    return parsed.values.help === true ? 'help' : chosenOptions(parsed);
  } catch (error) {
    throw new UsageError(`${(error as Error).message} See --help.`);
  }
}

interface Parsed {
  values: {
    [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean;
  };
  positionals: string[];
}

/** @throws UsageError */
function chosenOptions({ values, positionals }: Parsed): PipelineOptions {
  const [command, number, ...rest] = positionals;
  if (command !== undefined && (command !== 'accept' || number === undefined || rest.length > 0))
    throw new UsageError(`Unknown command: ${positionals.join(' ')}.`);
  const { style = 'brief' } = values;
  if (style !== 'brief' && style !== 'detailed') throw new UsageError('--style wants brief or detailed.');
  if (values.folder !== undefined && (values['mark-seen'] || values['move-to'] !== undefined))
    throw new UsageError('--mark-seen and --move-to are for a mailbox, not for --folder.');
  return {
    accept: number === undefined ? null : wholeNumber('accept', number, 1_000_000),
    folder: values.folder,
    stateFile: path.resolve(values.state ?? '.data/newsletter-pipeline.json'),
    makesDigest: values['no-digest'] !== true,
    style,
    limit: wholeNumber('--limit', values.limit ?? '200', 100_000),
    days: wholeNumber('--days', values.days ?? '7', 3_650),
    markSeen: values['mark-seen'] === true,
    moveTo: values['move-to'],
    isDryRun: values['dry-run'] === true,
  };
}

function wholeNumber(name: string, text: string, max: number): number {
  if (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max) return Number(text);
  throw new UsageError(`${name} wants a whole number from 1 to ${max}.`);
}
