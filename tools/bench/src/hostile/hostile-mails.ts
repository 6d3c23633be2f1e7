import { filled, hostile, type HostileDocument } from './hostile-document.ts';
import { buildDocx } from './hostile-archives.ts';
import { hostilePdfs } from './hostile-pdfs.ts';

const head = (more = '') =>
  `From: Office <office@school.example>\r\nTo: parents@school.example\r\nSubject: Science Museum Trip\r\nDate: Mon, 14 Sep 2026 09:00:00 -0500\r\nMIME-Version: 1.0\r\n${more}`;
const letter = 'Please return the slip by September 30.\r\n';
const mail = (more: string, body: string | Buffer = letter) =>
  Buffer.concat([Buffer.from(`${head(more)}\r\n`), Buffer.from(body)]);

function attached(files: readonly { name: string; bytes: Buffer; type?: string }[]): Buffer {
  const parts = files.map(
    ({ name, bytes, type = 'application/octet-stream' }) =>
      `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
  );
  return mail(
    'Content-Type: multipart/mixed; boundary=b\r\n',
    `--b\r\nContent-Type: text/plain\r\n\r\n${letter}${parts.join('')}--b--\r\n`,
  );
}

function nestedBodies(depth: number): Buffer {
  const parts = Array.from(
    { length: depth },
    (_, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary=b${level + 1}\r\n\r\n`,
  ).join('');
  return mail(
    'Content-Type: multipart/mixed; boundary=b0\r\n',
    `${parts}--b${depth}\r\nContent-Type: text/plain\r\n\r\n${letter}`,
  );
}

function nestedMails(depth: number): Buffer {
  let inner = mail('Content-Type: text/plain\r\n');
  for (let level = 0; level < depth; level += 1)
    inner = mail(
      'Content-Type: multipart/mixed; boundary=x\r\n',
      Buffer.concat([
        Buffer.from(`--x${level}\r\nContent-Type: message/rfc822\r\n\r\n`.replace(`x${level}`, 'x')),
        inner,
        Buffer.from('\r\n--x--\r\n'),
      ]),
    );
  return inner;
}

async function attachedBombs(): Promise<Buffer> {
  const bombs = hostilePdfs
    .filter(({ what }) => /draw each other|draws itself|600 MB|deep in its content|noughts/.test(what))
    .slice(0, 10);
  return attached(
    await Promise.all(
      bombs.map(async ({ bytes }, index) => ({
        name: `bomb${index}.pdf`,
        bytes: await bytes(),
        type: 'application/pdf',
      })),
    ),
  );
}

/** Mails that are deep, endless, or lie about their parts. */
export const hostileMails: HostileDocument[] = hostile('eml', {
  'parts 50 deep': () => nestedBodies(50),
  'parts 5,000 deep': () => nestedBodies(5_000),
  'mails in mails, 5 deep': () => nestedMails(5),
  'mails in mails, 60 deep': () => nestedMails(60),
  '400 attachments': () =>
    attached(Array.from({ length: 400 }, (_, index) => ({ name: `note${index}.txt`, bytes: Buffer.from('A note.') }))),
  '1,000 attachments': () =>
    attached(
      Array.from({ length: 1_000 }, (_, index) => ({ name: `note${index}.txt`, bytes: Buffer.from('A note.') })),
    ),
  'bombs as attachments': attachedBombs,
  'ten Word documents that lie': () =>
    attached(
      Array.from({ length: 10 }, (_, index) => ({
        name: `${index}.docx`,
        bytes: buildDocx({ content: `<w:document>${'A'.repeat(5_000_000)}`, size: 1_000 }),
      })),
    ),
  'attachments named like files of the machine': () =>
    attached(
      ['../../etc/passwd', '/etc/passwd', 'C:\\x\\y', 'a\0b', '\u202etxt.exe', 'x'.repeat(50_000)].map((name) => ({
        name,
        bytes: Buffer.from('evil'),
      })),
    ),
  '100,000 headers': () => mail('X-Evil: yes\r\n'.repeat(100_000)),
  'a header of 900 KB': () => mail(`X-Evil: ${'y'.repeat(900_000)}\r\n`),
  'a header folded 50,000 times': () => mail(`X-Evil: a${'\r\n b'.repeat(50_000)}\r\n`),
  'a subject of 20,000 encoded words': () => mail(`Subject: ${'=?utf-8?B?w6k=?= '.repeat(20_000)}\r\n`),
  'encoded words that never end': () => mail(`Subject: ${'=?utf-8?Q?'.repeat(50_000)}\r\n`),
  '30,000 recipients': () =>
    mail(
      `Cc: ${Array.from({ length: 30_000 }, (_, index) => `"Parent, ${index}" <p${index}@school.example>`).join(',\r\n ')}\r\n`,
    ),
  'addresses in brackets without end': () => mail(`Cc: ${'('.repeat(100_000)}a@b.example\r\n`),
  'groups in groups': () => mail(`Cc: ${'team: '.repeat(50_000)};\r\n`),
  'base64 that is none': () => mail('Content-Transfer-Encoding: base64\r\n', filled('*=*=\n', 5_000_000)),
  'base64 of 15 MB in one line': () =>
    mail('Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n', filled('QUJD', 15_000_000)),
  'quoted signs without end': () => mail('Content-Transfer-Encoding: quoted-printable\r\n', filled('=', 10_000_000)),
  'a boundary that is its own beginning': () =>
    mail(
      'Content-Type: multipart/mixed; boundary=b\r\n',
      '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(3_000),
    ),
  'a boundary that never comes': () =>
    mail('Content-Type: multipart/mixed; boundary=never\r\n', filled('text\r\n', 5_000_000)),
  'a boundary of 10,000 characters': () => mail(`Content-Type: multipart/mixed; boundary="${'b'.repeat(10_000)}"\r\n`),
  'boundaries that begin alike': () =>
    mail('Content-Type: multipart/mixed; boundary=b\r\n', '--b\r\n\r\n--bb\r\n--b-\r\n'.repeat(50_000)),
  'no boundary': () => mail('Content-Type: multipart/mixed\r\n', letter),
  'an encoding that does not exist': () =>
    mail('Content-Transfer-Encoding: evil\r\nContent-Type: text/plain; charset=x-evil\r\n'),
  'HTML of 5 MB of elements': () => mail('Content-Type: text/html\r\n', filled('<p>word', 5_000_000)),
  'quotations 100,000 deep in a mail': () => mail('Content-Type: text/html\r\n', '<blockquote>'.repeat(100_000)),
  'a text of 5 MB of quotation marks': () => mail('', filled('> ', 5_000_000)),
  'lines of single returns': () => mail('', filled('a\r', 5_000_000)),
  'an enclosure for Outlook': () =>
    attached([
      {
        name: 'winmail.dat',
        bytes: Buffer.concat([Buffer.from('789f3e22', 'hex'), Buffer.alloc(100_000, 0xff)]),
        type: 'application/ms-tnef',
      },
    ]),
});
