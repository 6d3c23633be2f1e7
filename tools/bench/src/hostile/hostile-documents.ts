import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildDocx, hostileArchives } from './hostile-archives.ts';
import type { HostileDocument } from './hostile-document.ts';
import { hostileMails } from './hostile-mails.ts';
import { hostileMarkup } from './hostile-markup.ts';
import { hostileNames } from './hostile-names.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileTexts } from './hostile-texts.ts';
import { buildPagePdf } from './pdf-bytes.ts';
import { root } from '../root.ts';

const lines = ['Science Museum Trip', 'On Friday, October 9, 2026', 'Please return the slip by Friday'];
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><rect width="100%" height="100%" fill="white"/>${lines.map((line, index) => `<text x="40" y="${90 + index * 90}" font-family="sans-serif" font-size="40">${line}</text>`).join('')}</svg>`,
);
const photo = path.join(root, 'apps/staging-knowledge/tests/fixtures/slip.heic');

/** Sound files, by their extensions. */
const whole: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  pdf: () => buildPagePdf(),
  docx: () => buildDocx(),
  png: () => sharp(drawing).png().toBuffer(),
  jpg: () => sharp(drawing).jpeg().toBuffer(),
  heic: () => readFileSync(photo),
  eml: () =>
    Buffer.from(
      `From: Office <office@school.example>\r\nTo: a@b.example\r\nSubject: Trip\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>${lines.join('<br>')}</p>\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${buildPagePdf().toString('base64')}\r\n--b--\r\n`,
    ),
};
const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Each cut off after every tenth. */
const truncated: HostileDocument[] = Object.entries(whole).flatMap(([extension, bytes]) =>
  tenths.map((tenth) => ({
    what: `${tenth * 10} % of a ${extension}`,
    name: `letter.${extension}`,
    bytes: async () => {
      const file = await bytes();
      return file.subarray(0, Math.floor((file.length * tenth) / 10));
    },
  })),
);

/** Every file that a service must answer, whatever it is; made by script, the same every time. */
export const hostileDocuments: readonly HostileDocument[] = [
  ...hostileArchives,
  ...hostilePdfs,
  ...hostilePictures,
  ...hostileMarkup,
  ...hostileMails,
  ...hostileTexts,
  ...hostileNames,
  ...truncated,
];
