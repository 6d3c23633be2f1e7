import { picturesOf, seeingModel, startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import sharp from 'sharp';
import { buildMail, buildMultipart } from '../src/mail/testing/build-mail.ts';
import type { ParseResult } from '../src/documents/read/parse-result.ts';
import { buildPicture, letterLines } from './vision-documents.ts';
import { openVisionService, useReaderProgram, type VisionService } from './vision-fixture.ts';

let host: FakeModelHost;
let service: VisionService;
useReaderProgram();
beforeAll(async () => {
  host = await startFakeModelHost({
    models: [{ name: 'mistral:latest', capabilities: ['completion'], contextTokens: 4_096 }, seeingModel],
  });
  host.reply({ content: { lines: letterLines } });
  service = openVisionService({ modelsUrl: host.url });
});
afterAll(async () => {
  await service.close();
  await host.stop();
});

const chats = () => host.requests.filter(({ purpose }) => purpose === 'chat');

async function parsed(bytes: Buffer, filename: string): Promise<ParseResult> {
  const response = await service.parse(bytes, filename);
  expect([response.status, response.body.detail]).toEqual([200, undefined]);
  return response.body as ParseResult;
}

/** Letters out of focus. */
async function hardPhoto(): Promise<Buffer> {
  return sharp(await buildPicture())
    .blur(9)
    .jpeg({ quality: 85 })
    .toBuffer();
}

test('a photo that character recognition cannot read is transcribed, and a clear one is not shown to the model', async () => {
  const clear = await parsed(await buildPicture(), 'clear.png');
  expect([clear.method, clear.model, chats().length]).toEqual(['ocr', null, 0]);
  const photo = await parsed(await hardPhoto(), 'photo.jpg');
  const text = letterLines.join('\n');
  expect(photo).toMatchObject({
    method: 'vision',
    model: seeingModel.name,
    text,
    title: letterLines[0],
    language: 'en',
    confidence: 0.75,
    confidence_grade: 'medium',
    warnings: [],
    pages: [{ page: 1, method: 'vision', confidence: 0.75, text }],
  });
  const [shown] = picturesOf(chats()[0]?.body ?? {});
  const { format, width, height } = await sharp(shown).metadata();
  expect([format, Math.max(width, height) <= 1_568, width > height]).toEqual(['jpeg', true, true]);
});

test('a photo attached to a mail is transcribed too', async () => {
  const [headers, body] = buildMultipart('mixed', [
    { headers: 'Content-Type: text/plain', body: 'See the photo.' },
    {
      headers:
        'Content-Type: image/jpeg\r\nContent-Disposition: attachment; filename="photo.jpg"\r\nContent-Transfer-Encoding: base64',
      body: (await hardPhoto()).toString('base64').replace(/.{76}/g, '$&\r\n'),
    },
  ]);
  expect(await parsed(buildMail(headers, body), 'mail.eml')).toMatchObject({
    method: 'text',
    model: seeingModel.name,
    text: 'See the photo.',
    warnings: [],
    attachments: [{ filename: 'photo.jpg', detected_type: 'jpeg', status: 'parsed', text: letterLines.join('\n') }],
  });
});

test('when the model host goes away, what was recognised is answered with a warning', async () => {
  // Found again if it is not known any more, and gone when it is asked.
  host.misbehave({ kind: 'drop' }, { purposes: ['chat'] });
  expect(await parsed(await hardPhoto(), 'photo.jpg')).toMatchObject({
    method: 'ocr',
    model: null,
    warnings: expect.arrayContaining([
      'The vision model did not read page 1: the model host could not be reached (ECONNRESET).',
    ]) as string[],
  });
});
