import { RefusedDocumentError } from '../reading-reports.ts';

/** Kinds that are not read, what to send instead, and their extensions. */
const groups: [name: string, instead: string, extensions: string][] = [
  ['a spreadsheet', 'it as PDF or CSV', 'xlsx xlsm xltx xltm ods ots xls'],
  ['a presentation', 'it as PDF', 'pptx pptm potx potm ppsx ppsm odp otp'],
  ['an archive', 'the documents in it one by one', 'zip 7z rar gz tar bz2 xz lz lz4 zst Z cab ar jar deb rpm lzh arj'],
  ['a video', 'a picture or the text of it', 'mp4 m4v mov avi mkv webm mpg flv wmv asf 3gp 3g2 ogv mj2 f4v f4p'],
  [
    'a sound recording',
    'what it says as text',
    'mp3 m4a m4b m4p wav ogg oga opus flac aac aif aiff amr mid wma ape ac3 f4a f4b',
  ],
  ['an OpenDocument text', 'it as DOCX or PDF', 'odt ott fodt'],
  ['a Word template or a Word document with macros', 'it as DOCX or PDF', 'dotx dotm docm'],
  ['an e-book', 'the pages in question as PDF', 'epub mobi'],
  ['an RTF document', 'it as DOCX or PDF', 'rtf'],
  ['a program', 'a document', 'exe elf macho wasm swf dll class dex'],
  [
    'a picture of a kind that is not read',
    'it as JPEG or PNG',
    'bmp ico icns psd avif jxl jp2 jpm jpx jxr cr2 cr3 nef arw dng raf rw2 orf flif bpg cur tga ktx jls',
  ],
  ['a drawing', 'it as PDF', 'eps ps ai indd dwg skp'],
  ['a font', 'a document', 'ttf otf woff woff2 eot ttc'],
];
const kinds = new Map(
  groups.flatMap(([name, instead, extensions]) =>
    extensions.split(' ').map((extension): [string, RefusedKind] => [extension, { name, instead }]),
  ),
);

/** Kind that is not read, as a sentence names it. */
export interface RefusedKind {
  name: string;
  /** Follows “send”. */
  instead: string;
}

/** Unsupported kind by its usual extension. */
export function refusedKind(extension: string): RefusedKind {
  const kind = kinds.get(extension) ?? kinds.get(extension.split('.').at(-1) ?? '');
  return kind
    ? { ...kind, name: `${kind.name} (${extension})` }
    : { name: `of the kind ${extension}`, instead: 'it as PDF, or a picture of it' };
}

/** Streams that identify the content of a compound file (MS-CFB); their names are UTF-16. */
const streams: [stream: string, name: string, other: string][] = [
  ['WordDocument', 'an old Word document (doc)', 'DOCX or PDF'],
  ['__substg1.0_', 'an Outlook message (msg)', 'EML'],
  ['__properties_version1.0', 'an Outlook message (msg)', 'EML'],
  ['Workbook', 'an old spreadsheet (xls)', 'CSV or PDF'],
  ['Book', 'an old spreadsheet (xls)', 'CSV or PDF'],
  ['PowerPoint Document', 'an old presentation (ppt)', 'PDF'],
];
const searchedBytes = 8 * 1_048_576;

/** Reason why a compound file is not read: its content, or that it is an encrypted document. */
export function compoundFileRefusal(bytes: Uint8Array): RefusedDocumentError {
  const searched = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searchedBytes));
  const holds = (stream: string) => searched.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage'))
    return new RefusedDocumentError('This Office document needs a password to open; send it without one.');
  const [, name, other] = streams.find(([stream]) => holds(stream)) ?? ['', 'an old Office document', 'PDF'];
  return new RefusedDocumentError(`This file is ${name}, which is not read here; save it as ${other}.`);
}
