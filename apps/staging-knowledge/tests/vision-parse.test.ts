import { createStagingKnowledgeClient, type StagingKnowledgeClient } from '@homeroom/client';
import { serveApp, type ServedApp } from '@homeroom/testing';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { buildMail, buildMultipart } from '../src/mail/testing/build-mail.ts';
import {
  buildCompoundFile,
  buildDocx,
  buildPagePdf,
  buildPicture,
  buildScanPdf,
  buildTextPdf,
  buildZip,
  letterLines,
  paragraph,
  pdfStream,
} from './vision-documents.ts';
import { openVisionService, useReaderProgram, type VisionService } from './vision-fixture.ts';

let service: VisionService;
let served: ServedApp;
let client: StagingKnowledgeClient;
useReaderProgram();
beforeAll(async () => {
  service = openVisionService();
  served = await serveApp(service.app);
  client = createStagingKnowledgeClient({ baseUrl: served.url });
});
afterAll(async () => {
  await served?.close();
  await service?.close();
});

const parsed = (bytes: Buffer | string, filename = 'letter.pdf') =>
  client.post('/vision/parse', {
    body: { file: new File([bytes], filename, { type: filename.endsWith('.pdf') ? 'application/pdf' : '' }) },
  });

async function refused(bytes: Buffer | string, filename?: string): Promise<string> {
  const response = await service.parse(bytes, filename);
  expect([response.status, Object.keys(response.body)]).toEqual([400, ['detail']]);
  return response.body.detail;
}

describe('a PDF', () => {
  test('is read from its own text, with what it says about itself', async () => {
    const bytes = buildTextPdf();
    const text = letterLines.join('\n');
    const { processing_time_ms, ...rest } = await parsed(bytes);
    expect(processing_time_ms).toBeGreaterThanOrEqual(0);
    expect(rest).toEqual({
      filename: 'letter.pdf',
      content_type: 'application/pdf',
      detected_type: 'pdf',
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      method: 'text',
      text,
      char_count: text.length,
      word_count: text.split(/\s+/).length,
      language: 'en',
      title: 'Year 4 Science Museum Trip',
      pages_total: 1,
      pages_processed: 1,
      truncated: false,
      pages: [{ page: 1, method: 'text', char_count: text.length, confidence: 0.95, text }],
      metadata: { author: 'Lakeside Elementary', created: '2026-09-14T08:30:00-05:00', email: null },
      events: [],
      attachments: [],
      confidence: 0.95,
      confidence_grade: 'high',
      model: null,
      ocr_engine: null,
      warnings: [],
    });
  });

  test('gives its pages one by one', async () => {
    const { pages, text } = await parsed(buildTextPdf([['First page'], ['Second page']]));
    expect([pages, text]).toMatchObject([
      [
        { page: 1, text: 'First page' },
        { page: 2, text: 'Second page' },
      ],
      'First page\n\nSecond page',
    ]);
  });

  test('has columns read one after the other, and the cells of a table side by side', async () => {
    const at = (x: number, y: number, words: string) => `1 0 0 1 ${x} ${y} Tm (${words}) Tj`;
    const columns = ['alpha', 'beta', 'gamma', 'delta', 'omega'].flatMap((word, row) => [
      at(72, 600 - row * 15, `left column line ${word}`),
      at(330, 600 - row * 15, `right column line ${word}`),
    ]);
    const table = [
      ['Date', 'What'],
      ['Oct 9', 'Trip'],
      ['Oct 12', 'No school'],
    ].flatMap(([left = '', right = ''], row) => [at(72, 300 - row * 15, left), at(250, 300 - row * 15, right)]);
    const { text } = await parsed(
      buildPagePdf(pdfStream(`BT /F 12 Tf ${[...columns, ...table].join('\n')} ET`), '/Font<</F 5 0 R>>', [
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ]),
    );
    const lines = text.split('\n').filter(Boolean);
    expect(lines.slice(4, 6)).toEqual(['left column line omega', 'right column line alpha']);
    expect(lines.slice(-3)).toEqual(['Date  What', 'Oct 9  Trip', 'Oct 12  No school']);
  });

  test('has the further lines of a cell in it', async () => {
    const at = (x: number, y: number, words: string) => `1 0 0 1 ${x} ${y} Tm (${words}) Tj`;
    const rows = [
      ['What', 'Days', 'Time'],
      ['Rehearsals', 'Sundays, February 7,', '1-4 p.m.'],
      ['Show', 'Saturday, March 20', '7 p.m.'],
    ].flatMap((cells, row) => cells.map((words, column) => at(72 + column * 130, 600 - row * 40, words)));
    const { text } = await parsed(
      buildPagePdf(
        pdfStream(
          `BT /F 12 Tf ${[...rows, at(202, 545, '14 and 21'), at(72, 488, 'Below the table a sentence begins that is longer than a cell.')].join('\n')} ET`,
        ),
        '/Font<</F 5 0 R>>',
        ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
      ),
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'What  Days  Time',
      'Rehearsals  Sundays, February 7, 14 and 21  1-4 p.m.',
      'Show  Saturday, March 20  7 p.m.',
      'Below the table a sentence begins that is longer than a cell.',
    ]);
  });

  test('shows what is filled into its form', async () => {
    const field = (more: string) => `<</Type/Annot/Subtype/Widget/Rect[0 0 100 20]/F 4${more}>>`;
    const fields = [
      field('/FT/Tx/T(child)/TU(Name of the child)/V(Maya Rivera)'),
      field('/FT/Btn/T(may go)/V/Yes/AS/Yes'),
      field('/FT/Tx/T(allergies)'),
    ];
    const { text } = await parsed(
      buildPagePdf(
        pdfStream('BT /F 12 Tf 72 700 Td (Permission slip) Tj ET'),
        '/Font<</F 5 0 R>>',
        ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>', ...fields],
        '/Annots[6 0 R 7 0 R 8 0 R]',
      ),
    );
    expect(text).toBe('Permission slip\nName of the child: Maya Rivera\nmay go: yes');
  });

  test('of scanned pages has its letters recognised', async () => {
    const result = await parsed(await buildScanPdf());
    expect(result).toMatchObject({
      method: 'ocr',
      ocr_engine: expect.stringMatching(/^tesseract/),
      confidence_grade: 'high',
      language: 'en',
    });
    expect(result.text).toContain('Please return the signed permission slip by September 30.');
  });

  test('without anything on it is answered with a warning', async () => {
    expect(await parsed(buildPagePdf(pdfStream(''), ''))).toMatchObject({
      text: '',
      confidence: 0,
      confidence_grade: 'low',
      title: null,
      language: null,
      warnings: ['No text was found in this document.', 'Page 1 has no readable text.'],
    });
  });
});

describe('a picture', () => {
  const wanted = 'Please return the signed permission slip by September 30.';

  test.each(['png', 'jpeg', 'webp', 'gif', 'tiff'] as const)(
    'of the kind %s has its letters recognised',
    async (format) => {
      const lines = ['Science Museum Trip', 'Please return the slip by Friday'];
      expect(
        await parsed(
          await sharp(await buildPicture(lines))
            .toFormat(format)
            .toBuffer(),
          'photo',
        ),
      ).toMatchObject({ detected_type: format, method: 'ocr', text: expect.stringContaining(lines[1] ?? '') });
    },
  );

  test('of a telephone in HEIC has its letters recognised', async () => {
    expect(
      await parsed(readFileSync(path.join(import.meta.dirname, 'fixtures/slip.heic')), 'IMG_0001.HEIC'),
    ).toMatchObject({ detected_type: 'heic', text: expect.stringContaining('Please return the slip by Friday') });
  });

  test('is turned the right way up, by its camera’s note or by its letters', async () => {
    const picture = await buildPicture();
    const noted = await sharp(await sharp(picture).rotate(270).toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await parsed(noted)).text).toContain(wanted);
    expect((await parsed(await sharp(picture).rotate(90).toBuffer())).text).toContain(wanted);
    expect((await parsed(await sharp(picture).rotate(180).toBuffer())).text).toContain(wanted);
  });

  test('that hangs askew under a shadow is read all the same', async () => {
    const picture = await sharp(await buildPicture())
      .rotate(6, { background: '#ffffff' })
      .toBuffer();
    const { width, height } = await sharp(picture).metadata();
    const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0" stop-opacity="0.05"/><stop offset="1" stop-opacity="0.75"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
    expect(
      (
        await parsed(
          await sharp(picture)
            .composite([{ input: Buffer.from(shadow) }])
            .jpeg({ quality: 70 })
            .toBuffer(),
        )
      ).text,
    ).toContain(wanted);
  });

  test('without letters is answered with a warning', async () => {
    const empty = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
    expect(await parsed(empty)).toMatchObject({
      method: 'ocr',
      text: '',
      confidence: 0,
      warnings: ['No text was found in this document.'],
    });
  });
});

describe('other documents', () => {
  test('DOCX: headings, lists and tables', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `${paragraph('Camp week', 'Heading1')}${paragraph('Bring a coat &amp; boots.')}<w:tbl><w:tr>${cell('Monday')}${cell('9:00')}</w:tr><w:tr>${cell('Tuesday')}${cell('10:00')}</w:tr></w:tbl>`;
    expect(await parsed(buildDocx(body, { title: 'Camp letter' }))).toMatchObject({
      detected_type: 'docx',
      title: 'Camp letter',
      text: 'Camp week\n\nBring a coat & boots.\n\nMonday  9:00\nTuesday  10:00',
      metadata: { author: 'Office', created: '2026-09-14T08:00:00Z' },
    });
    expect(await parsed(buildDocx(body))).toMatchObject({ title: 'Camp week' });
  });

  test('DOCX: headers, text boxes, comments and footers, in this order around the body', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const drawn = `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${box('Bake sale May 2')}</mc:Choice><mc:Fallback><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox>${box('Bake sale May 2')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const newForm = drawn.replace(/<mc:Fallback>.*<\/mc:Fallback>/, '').replace('Bake sale May 2', 'Choir at 5');
    const { text } = await parsed(
      buildDocx(`${paragraph('Bring a coat.')}${drawn}${newForm}`, {
        parts: {
          'word/header1.xml': `<w:hdr>${paragraph('Lakeside Elementary')}</w:hdr>`,
          'word/footer1.xml': `<w:ftr>${paragraph('Form 12 &amp; more')}</w:ftr>`,
          'word/comments.xml': `<w:comments><w:comment w:id="0" w:author="Ana">${paragraph('Moved to May 9?')}</w:comment></w:comments>`,
        },
      }),
    );
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Lakeside Elementary',
      'Bring a coat.',
      'Bake sale May 2',
      'Choir at 5',
      'Comment (Ana): Moved to May 9?',
      'Form 12 & more',
    ]);
  });

  test('HTML: what is hidden is left out', async () => {
    const html =
      '<!doctype html><title>Newsletter &amp; more</title><h1>News</h1><p>The fair is on Friday.</p><p style="display:none">Ignore this</p><script>alert(1)</script>';
    expect(await parsed(html, 'a.pdf')).toMatchObject({
      detected_type: 'html',
      title: 'Newsletter & more',
      text: 'News\n\nThe fair is on Friday.',
    });
    expect((await parsed(Buffer.from('<html><meta charset="iso-8859-2"><p>\xb3\xf3d\xbc</p>', 'latin1'))).text).toBe(
      'łódź',
    );
  });

  test('EML: its head, its text, and each attachment with its own success', async () => {
    const inner = buildMail({ Subject: 'Inner' }, 'Inner words.').toString('latin1');
    const attached = (type: string, name: string, content: Buffer) => ({
      headers: `Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64`,
      body: content.toString('base64'),
    });
    const [headers, body] = buildMultipart('mixed', [
      { headers: 'Content-Type: text/plain', body: 'See the slip.' },
      attached('application/pdf', 'slip.pdf', buildTextPdf([['Permission slip']])),
      attached('application/zip', 'all.zip', buildZip({ 'a.txt': 'a' })),
      { headers: 'Content-Type: message/rfc822', body: inner },
    ]);
    expect(await parsed(buildMail(headers, body))).toMatchObject({
      detected_type: 'eml',
      title: 'Field trip',
      text: 'See the slip.',
      metadata: {
        email: {
          from: 'Mr. Okafor <okafor@lakeside.example.org>',
          to: ['ana@example.org'],
          subject: 'Field trip',
          date: '2026-09-14T13:05:00.000Z',
          message_id: '<trip-1@lakeside.example.org>',
        },
      },
      attachments: [
        { filename: 'slip.pdf', detected_type: 'pdf', status: 'parsed', text: 'Permission slip' },
        { filename: 'all.zip', detected_type: null, status: 'failed', text: null },
        { detected_type: 'eml', status: 'parsed', text: 'Inner words.' },
      ],
      warnings: [expect.stringContaining('The attachment all.zip could not be read: This file is an archive (zip)')],
    });
  });

  test('EML: two levels and ten attachments at most', async () => {
    const text = {
      headers: 'Content-Type: text/csv\r\nContent-Disposition: attachment; filename="t.csv"',
      body: 'day,what\r\n1,2\r\n3,4',
    };
    const many = await parsed(
      buildMail(
        ...buildMultipart(
          'mixed',
          Array.from({ length: 12 }, () => text),
        ),
      ),
    );
    expect(many.attachments.map(({ status }) => status)).toEqual([
      ...Array<string>(10).fill('parsed'),
      'skipped',
      'skipped',
    ]);
    expect(many).toMatchObject({
      truncated: true,
      warnings: expect.arrayContaining(['Only 10 attachments were read.']),
    });
    const nested = (content: Buffer): Buffer => {
      const [headers, body] = buildMultipart('mixed', [
        {
          headers: 'Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="mail.eml"',
          body: content.toString('latin1'),
        },
      ]);
      return buildMail(
        JSON.parse(JSON.stringify(headers).replaceAll('=_b', `=_${content.length}`)) as Record<string, string>,
        body.replaceAll('=_b\r', `=_${content.length}\r`).replaceAll('=_b--', `=_${content.length}--`),
      );
    };
    const deep = await parsed(nested(nested(nested(buildMail()))));
    expect(deep.attachments.map(({ status }) => status)).toEqual(['parsed', 'parsed', 'skipped']);
  });

  test('ICS: an event that is off says so', async () => {
    const ics = (method: string, status: string) =>
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...(method ? [`METHOD:${method}`] : []),
        'BEGIN:VEVENT',
        'UID:a',
        'SUMMARY:Game',
        'DTSTART:20261205T160000Z',
        ...(status ? [`STATUS:${status}`] : []),
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n');
    const summaries = await Promise.all(
      [ics('CANCEL', ''), ics('', 'CANCELLED'), ics('REQUEST', 'CONFIRMED')].map(
        async (text) => (await parsed(Buffer.from(text))).events[0]?.summary,
      ),
    );
    expect(summaries).toEqual(['Cancelled: Game', 'Cancelled: Game', 'Game']);
  });

  test('ICS: a file cut short gives its complete events, and says that a part is missing', async () => {
    const event = (uid: string) => ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:Game ${uid}`, 'DTSTART:20261205T160000Z'];
    const cut = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event('a'), 'END:VEVENT', ...event('b')].join('\r\n');
    const calendar = await parsed(Buffer.from(cut));
    expect(calendar.events.map(({ summary }) => summary)).toEqual(['Game a']);
    expect(calendar).toMatchObject({
      truncated: true,
      warnings: ['A part of this calendar file could not be read.'],
    });
  });

  test('ICS: its events, by the zone that each names', async () => {
    const event = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...event([
        'UID:a',
        'SUMMARY:Trip',
        'DTSTART;TZID=America/Chicago:20261009T084500',
        'DURATION:PT6H30M',
        'LOCATION:Museum',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ]),
      ...event(['UID:b', 'SUMMARY:No school', 'DTSTART;VALUE=DATE:20261012', 'DTEND;VALUE=DATE:20261013']),
      ...event(['UID:c', 'DTSTART:20261009T084500Z', 'DURATION:P999999999999999999W']),
      'END:VCALENDAR',
      '',
    ];
    expect(await parsed(ics.join('\r\n'))).toMatchObject({
      detected_type: 'ics',
      title: 'Trip',
      text: expect.stringContaining('Trip\nWhen: 2026-10-09 08:45 to 2026-10-09 15:15\nWhere: Museum'),
      events: [
        {
          uid: 'a',
          summary: 'Trip',
          start: '2026-10-09T08:45:00-05:00',
          end: '2026-10-09T15:15:00-05:00',
          all_day: false,
          location: 'Museum',
          rrule: 'FREQ=WEEKLY;COUNT=3',
          tzid: 'America/Chicago',
        },
        {
          uid: 'b',
          summary: 'No school',
          start: '2026-10-12',
          end: '2026-10-13',
          all_day: true,
          location: null,
          rrule: null,
          tzid: null,
        },
        { uid: 'c', summary: null, start: '2026-10-09T08:45:00Z', end: null },
      ],
    });
  });

  test.each([
    ['text', 'Dear parents,\nplease bring the slip, the money, and a coat.\n', null],
    ['text', Buffer.from('\ufeffSports day\nis on Friday', 'utf16le'), 'Sports day'],
    ['text', Buffer.from('Sports day\nis on Friday', 'utf16le').swap16(), 'Sports day'],
    ['text', Buffer.from('F\xfcr die Eltern \x96 bitte lesen', 'latin1'), 'Für die Eltern – bitte lesen'],
    ['markdown', '# Newsletter\n\n- one\n- two\n', 'Newsletter'],
    ['csv', 'day;what;where\nMonday;Trip;Museum\nTuesday;"Fair; rain or shine";Yard\n', null],
  ])('%s is told by its content, whatever its name', async (kind, content, title) => {
    expect(await parsed(content, 'photo.jpg')).toMatchObject({ detected_type: kind, method: 'text', title });
  });

  test('the language is told when there are enough words', async () => {
    expect(
      await parsed('Liebe Eltern, bitte geben Sie den Zettel bis Freitag mit. Wir freuen uns auf die Kinder.'),
    ).toMatchObject({ language: 'de' });
    expect(
      await parsed('Estimadas familias, por favor devuelvan la autorización para el viernes. Los niños la necesitan.'),
    ).toMatchObject({ language: 'es' });
    expect(await parsed('Trip Friday 8:45')).toMatchObject({ language: null });
  });
});

const mailInBox = `From ana@example.org Mon Sep 14 08:05:00 2026\n${buildMail().toString('utf8').replaceAll('\r', '')}`;

describe('an upload', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\letters\\slip.txt', 'slip.txt'],
    ['Ünïcode – slip.txt', 'Ünïcode – slip.txt'],
  ])('under the name %s is shown as %s', async (sent, shown) => {
    expect(await parsed('Bring a coat.', sent)).toMatchObject({ filename: shown });
  });

  test.each([
    ['an old Word document (doc)', buildCompoundFile('WordDocument')],
    ['an Outlook message (msg)', buildCompoundFile('__substg1.0_001A001F')],
    ['an old spreadsheet (xls)', buildCompoundFile('Workbook')],
    ['needs a password', buildCompoundFile('EncryptedPackage')],
    [
      'a spreadsheet (xlsx)',
      buildZip({
        '[Content_Types].xml':
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        'xl/workbook.xml': '<x/>',
      }),
    ],
    [
      'an archive (zip), which is not read here; send the documents in it one by one.',
      buildZip({ 'letter.txt': 'Hello' }),
    ],
    ['a mailbox (mbox), which is not read here; send one mail of it as EML.', `${mailInBox}\n${mailInBox}`],
    [
      'a sound recording (mp3)',
      Buffer.concat([
        Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
        Buffer.from([0xff, 0xfb, 0x90, 0]),
        Buffer.alloc(2_000),
      ]),
    ],
    ['an RTF document', '{\\rtf1 Hello}'],
    ['a drawing (svg)', '<svg xmlns="http://www.w3.org/2000/svg"><text>Hello</text></svg>'],
    ['of a kind that is not read here', Buffer.from([1, 0, 2, 0, 3])],
    ['This file is empty.', Buffer.alloc(0)],
    ['This PDF is broken', '%PDF-1.7\nnothing of a PDF'],
    ['This picture is broken', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)])],
    [
      'needs a password',
      buildPagePdf(pdfStream(''), '', [
        '<</Filter/Standard/V 1/R 2/O<0000000000000000000000000000000000000000000000000000000000000000>/U<0000000000000000000000000000000000000000000000000000000000000000>/P -4>>',
      ])
        .toString('latin1')
        .replace('/Root 1 0 R', '/Root 1 0 R/ID[<00><00>]/Encrypt 5 0 R'),
    ],
  ])('is refused with a sentence: %s', async (words, bytes) => {
    expect(await refused(bytes)).toContain(words);
  });

  test.each<[string, (call: request.Test) => request.Test]>([
    ['JSON', (call) => call.send({ file: 'x' })],
    ['plain bytes', (call) => call.type('application/pdf').send('%PDF-1.7')],
    ['a form of another kind', (call) => call.type('form').send({ file: 'x' })],
    ['no body', (call) => call],
    ['a form without a boundary', (call) => call.set('Content-Type', 'multipart/form-data').send('x')],
  ])('that comes as %s is a 400 with a sentence', async (_, send) => {
    for (const path of ['/vision/parse', '/vision/briefing']) {
      const { status, body } = await send(request(service.app).post(path));
      expect([status, body]).toEqual([400, { detail: expect.stringMatching(/form field `file`/) }]);
    }
  });

  test('needs one file in the field `file`', async () => {
    const post = () => request(service.app).post('/vision/parse');
    const missing = 'The form field `file` is missing: send the document in it.';
    const answers = [
      await post().field('other', 'x'),
      await post().field('file', 'only words'),
      await post().attach('other', Buffer.from('a'), 'a.txt'),
      await post().attach('file', Buffer.from('a'), 'a.txt').attach('file', Buffer.from('b'), 'b.txt'),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([400, { detail: expect.stringMatching(/field `file`/) }]);
    expect(answers[0]?.body.detail).toBe(missing);
    const extraField = await post().attach('file', Buffer.from('a'), 'a.txt').field('note', 'x');
    expect([extraField.status, extraField.body]).toEqual([
      400,
      { detail: 'Only the form field `file` is taken: send nothing else.' },
    ]);
    const withQuery = await request(service.app)
      .post('/vision/parse?note=%00')
      .attach('file', Buffer.from('a'), 'a.txt');
    expect([withQuery.status, withQuery.body]).toEqual([extraField.status, extraField.body]);
    expect(await service.parse(Buffer.alloc(21 * 1_048_576, 'a'))).toMatchObject({
      status: 413,
      body: { detail: 'The body is larger than the 20971520 bytes that are accepted here.' },
    });
  });
});
