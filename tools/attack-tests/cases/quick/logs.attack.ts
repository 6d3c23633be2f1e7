import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleExtractions, sampleHousehold, sampleMails, sampleToday } from '@homeroom/sample-data';
import { parse } from 'yaml';
import { family, json, stack, staging } from '../../support/attacked-stack.ts';

const dayMs = 86_400_000;
const ours = [
  'Quokka recital',
  'Wombat bakery',
  'platypus-letter.txt',
  'Echidna museum',
  'Numbat the dentist',
  'Bilby soup',
];
const [recital = '', bakery = '', fileName = '', museum = '', dentist = '', soup = ''] = ours;

/** Returns everything the services, databases and stack have logged so far. */
function logs(): string {
  const folder = path.join(stack.dataDir, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** Returns names of the sample family, its events and places, mail subjects and message texts. */
async function textsOfTheSample(): Promise<string[]> {
  const today = sampleToday(new Date());
  const range = new URLSearchParams({
    start: new Date(Date.now() - 30 * dayMs).toISOString(),
    end: new Date(Date.now() + 300 * dayMs).toISOString(),
  });
  const { events } = (await (await family(`/calendar/events?${range}`)).json()) as {
    events: { summary: string; location?: string | null }[];
  };
  const { members, home_address: home } = parse(sampleHousehold) as {
    members: { name: string; nickname?: string }[];
    home_address: string;
  };
  const subjects = sampleMails(today).map(([, text]) => /^Subject: (.+)$/m.exec(text)?.[1] ?? '');
  const messages = sampleExtractions(today).flatMap(({ message_text: text, extracted_what: what }) => [text, what]);
  const names = members.flatMap(({ name, nickname = '' }) => [name, nickname]);
  return [
    ...new Set([
      ...events.flatMap(({ summary, location }) => [summary, location ?? '']),
      home,
      ...names,
      ...subjects,
      ...messages,
    ]),
  ].filter((text) => text.length > 2);
}

/** Simulates a day with good and bad requests; all get responses, and nothing fails. */
async function aDay(): Promise<void> {
  const start = new Date(Date.now() + dayMs).toISOString();
  const end = new Date(Date.now() + dayMs + 3_600_000).toISOString();
  const { event } = (await (
    await family('/calendar/events', json({ summary: recital, start, end, location: bakery }))
  ).json()) as { event: { id: string } };
  const other = (await (await family('/calendar/events', json({ summary: dentist, start, end }))).json()) as {
    event: { id: string };
  };
  const { outstanding } = (await (await family('/conflicts')).json()) as { outstanding: { id: string }[] };
  const letter = new FormData();
  letter.set(
    'file',
    new File([`${museum}\n\nThe trip to the ${museum} is on October 9, 2026.`], fileName, { type: 'text/plain' }),
  );
  const broken = new FormData();
  broken.set('file', new File([Buffer.from(`%PDF-1.7\n${museum}`)], fileName, { type: 'application/pdf' }));
  const statuses: number[] = [];
  const send = async (response: Promise<Response>) => void statuses.push((await response).status);
  await send(staging('/vision/briefing', { method: 'POST', body: letter }));
  await send(staging('/vision/parse', { method: 'POST', body: broken }));
  await send(
    staging(
      '/brain/ingest',
      json({
        extraction_id: 'a-day',
        message_id: 1,
        message_text: soup,
        chat_title: soup,
        extracted_what: soup,
        extraction_type: 'coordination',
      }),
    ),
  );
  await send(staging(`/brain/query?${new URLSearchParams({ q: `When is the ${museum}?` })}`));
  await send(family('/brain/query', json({ question: `When is the ${recital}?` })));
  await send(
    family(
      '/digest/generate',
      json({ items: [{ raw_text: `${dentist} is on Friday.`, source: soup }], style: 'brief' }),
    ),
  );
  await send(family(`/calendar/events/${event.id}`, { ...json({ summary: dentist }), method: 'PATCH' }));
  await send(family(`/calendar/events/${event.id}`, { ...json({ start: soup }), method: 'PATCH' }));
  await send(family(`/calendar/events/${other.event.id}`, { method: 'DELETE' }));
  await send(family(`/calendar/events/${encodeURIComponent(recital)}`));
  await send(family('/undo', json({ action: 'undo', operation_id: recital })));
  await send(family('/calendar/events', { ...json(''), body: `{"summary": ${recital}` }));
  for (const { id } of outstanding.slice(0, 3)) await send(family(`/conflicts/${id}/acknowledge`, { method: 'POST' }));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
}

describe('Logs', () => {
  test('after a day of the sample family no log holds a title, a name, a file name or a text of it', async () => {
    await aDay();
    const texts = [...ours, ...(await textsOfTheSample())];
    expect(texts.length).toBeGreaterThan(100);
    const found = logs();
    expect(found).toContain('"route":"/brain/query"');
    expect(texts.filter((text) => found.includes(text))).toEqual([]);
  });
});
