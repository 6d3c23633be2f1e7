import { parseHousehold } from '@homeroom/household';
import { createLogger } from '@homeroom/service-kit';
import { fixedClock, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { brief, plainReader } from './briefing-fixture.ts';
import {
  buildConfig,
  household as plainHousehold,
  ingest,
  openTestService,
  type TestService,
} from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, calendar_color: "#1a73e8" }
  - { id: maya, name: Maya Rivera, role: child, current_grade: "4", school: Lakeside Elementary, teacher: Mr. Okafor }
rules:
  - { id: soccer, description: Soccer mail goes to Maya, pattern: "soccer|cleats", assign_to: [maya], confidence: 0.8 }
  - { id: bare }
`);
const token = 'a-token-of-sixteen-or-more';
/** A Friday, 9:00 in Chicago. */
const start = '2026-10-30T14:00:00Z';
const hostile = `<img src=x onerror="alert(1)"></td></main><script>alert('é')</script>`;
let clock = fixedClock(start);
let service: TestService;
let guarded: TestService;
const logLines: string[] = [];

beforeAll(() => {
  service = openTestService(buildConfig(database.url, { household }), {
    clock: () => clock(),
    documentReader: plainReader(),
  });
  const logger = createLogger({
    service: 'staging-knowledge',
    level: 'info',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  guarded = openTestService(buildConfig(database.url, { apiToken: token, trustProxy: 'loopback' }), { logger });
});
beforeEach(async () => {
  clock = fixedClock(start);
  await service.context.database.query('TRUNCATE knowledge_source, index_task, grocery_item CASCADE');
});
afterAll(() => Promise.all([service.close(), guarded.close()]));

const take = async (id: string, fields: Record<string, unknown> = {}) =>
  expect((await ingest(service.app, { extraction_id: id, message_id: id, ...fields })).status).toBe(200);
const data = (app = service.app) => request(app).get('/system/state').query({ format: 'json' });
const page = (app = service.app) => request(app).get('/system/state').set('Accept', 'text/html,*/*;q=0.8');
/** The texts of a page's cells in the rows of the table with this caption. */
const cellsUnder = (html: string, caption: string) => {
  const table = html.slice(html.indexOf(`<caption>${caption}`)).split('</table>')[0] ?? '';
  return [...table.matchAll(/<t[hd][^>]*role="(?:rowheader|cell)"[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) =>
    String(cell).replace(/<[^>]{0,200}>/g, ''),
  );
};
const contractsConstants = {
  errors: 0,
  avg_processing_time_ms: 0,
  confidence_distribution: { high: 0, medium: 0, low: 0 },
};
const countersAtZero = { total_documents: 0, auto_routed: 0, user_asked: 0, ...contractsConstants };
const emptyTelemetry = { ...countersAtZero, event_graph: { total: 0, by_type: {}, coordination_open: 0, blocking: 0 } };

describe('as data', () => {
  test('it is the family configuration with its defaults and placeholders, and nothing else while nothing came in', async () => {
    const { status, headers, body } = await data();
    expect([status, headers['x-read-failed'], headers['content-type']]).toEqual([
      200,
      undefined,
      'application/json; charset=utf-8',
    ]);
    const stats = { documents_routed: 0, avg_confidence: 0.9 };
    const never = { status: 'active', last_triggered: '1970-01-01T00:00:00Z', trigger_count: 0 };
    expect(body).toEqual({
      family: { family_id: 'rivera', member_count: 2, rule_count: 2 },
      members: [
        {
          id: 'ana',
          name: 'Ana Rivera',
          nickname: 'Mom',
          current_grade: 'N/A',
          school: '',
          teacher: '',
          calendar_color: '#1a73e8',
          stats,
        },
        {
          id: 'maya',
          name: 'Maya Rivera',
          nickname: 'no nickname',
          current_grade: '4',
          school: 'Lakeside Elementary',
          teacher: 'Mr. Okafor',
          calendar_color: 'blue',
          stats,
        },
      ],
      rules: [
        {
          id: 'soccer',
          description: 'Soccer mail goes to Maya',
          pattern: 'soccer|cleats',
          assign_to: ['maya'],
          confidence: 0.8,
          ...never,
        },
        { id: 'bare', description: '', pattern: '', assign_to: [], confidence: 0.5, ...never },
      ],
      routing_decisions: [],
      telemetry: emptyTelemetry,
      measured: {
        since: '2026-10-30T09:00:00-05:00',
        errors: expect.any(Number),
        processing_time_ms: { p50: null, p95: null },
        confidence_distribution: { high: 0, medium: 0, low: 0 },
        search_index: { sources: 0, missing: 0 },
        rules: [
          { id: 'soccer', applied: 0, members: [] },
          { id: 'bare', applied: 0, members: [] },
        ],
      },
    });
  });

  test('what is measured counts entries by confidence and by rule, and times the calls that process something', async () => {
    await take('sure', { confidence: 0.8 });
    await take('half', { confidence: 0.5 });
    await take('unsure', { confidence: 0.49 });
    const before = (await data()).body.measured;
    for (const [text, name] of [
      ['Bring cleats on Saturday, November 7, 2026.', 'cleats.txt'],
      ['Ana brings the soccer balls.', 'balls.txt'],
    ])
      expect((await brief(service.app, String(text), name)).status).toBe(200);
    const { measured, telemetry } = (await data()).body;
    expect(before.confidence_distribution).toEqual({ high: 1, medium: 1, low: 1 });
    expect(measured).toMatchObject({
      errors: 0,
      processing_time_ms: { p50: expect.any(Number), p95: expect.any(Number) },
      rules: [
        { id: 'soccer', applied: 1, members: ['maya'] },
        { id: 'bare', applied: 0, members: [] },
      ],
    });
    expect(telemetry).toMatchObject(contractsConstants);
    const stored = jest.spyOn(service.context.knowledgeStore, 'saveExtraction').mockRejectedValue(new Error('broken'));
    expect((await ingest(service.app, {})).status).toBe(500);
    stored.mockRestore();
    expect((await data()).body.measured.errors).toBe(1);
  });

  test('its decisions are the entries of the last 30 days, at most 50, as the event graph shows them, and its telemetry the counts of all', async () => {
    await take('old');
    clock.advance(31 * 24 * 3_600_000);
    await take('ask', { extraction_type: 'coordination', extracted_when: '2026-12-01' });
    await take('plain', { extraction_type: 'note', needs_confirmation: false });
    const { body } = await data();
    expect(body.routing_decisions).toEqual((await request(service.app).get('/api/event_graph/recent?days=30')).body);
    expect(body.routing_decisions).toHaveLength(2);
    const { body: stats } = await request(service.app).get('/api/event_graph/stats');
    expect(body.telemetry).toEqual({
      ...countersAtZero,
      total_documents: 3,
      auto_routed: 1,
      user_asked: 1,
      event_graph: stats,
    });
    expect(stats).toMatchObject({ total: 3, coordination_open: 2, blocking: 1 });
    const columns = ['source_id', 'type', 'what', 'confidence', 'needs_confirmation', 'created_at'].join(', ');
    await service.context.database.query(
      `INSERT INTO event_graph_entry (id, ${columns}) SELECT gen_random_uuid(), 'extraction:ask', 'note', 'x', 0.5, false, $1 FROM generate_series(1, 60)`,
      [clock()],
    );
    expect((await data()).body.routing_decisions).toHaveLength(50);
  });

  test('it is 304 until something changes', async () => {
    const etag = String((await data()).headers['etag']);
    const again = () => data().set({ 'If-None-Match': `"other", ${etag}`, 'Cache-Control': 'no-cache' });
    clock.advance(120_000);
    expect([(await again()).status, (await again()).text]).toEqual([304, '']);
    await take('a');
    expect((await again()).status).toBe(200);
  });
});

test('what cannot be read is zeros and empty lists, named in the header, and on the page never good', async () => {
  const broken = openTestService(buildConfig('postgresql://nobody@127.0.0.1:9/nothing', { household: plainHousehold }));
  try {
    const asData = await data(broken.app);
    expect([
      asData.status,
      asData.headers['x-read-failed'],
      asData.body.routing_decisions,
      asData.body.telemetry,
    ]).toEqual([200, 'routing_decisions, telemetry, measured', [], emptyTelemetry]);
    expect(asData.body.members).toHaveLength(2);
    const asPage = await page(broken.app);
    expect([asPage.status, asPage.headers['x-read-failed']]).toEqual([
      200,
      'routing_decisions, telemetry, measured, sources, coordination, index_backlog',
    ]);
    expect(asPage.text).toContain(
      '<strong>Could not be read just now:</strong> routing decisions, telemetry, measured, sources, coordination, index backlog.',
    );
    expect(asPage.text).toContain('Ana Rivera');
    expect(asPage.text).not.toMatch(/class="(?:sign|state) good"/);
  } finally {
    await broken.close();
  }
});

describe('as a page', () => {
  test('an empty service says so, and how something comes in', async () => {
    const { status, headers, text } = await page();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    for (const sentence of [
      'Nothing has come in yet.',
      'No source has come in yet.',
      'Nothing waits for anybody.',
      'No entry came in during the last 30 days.',
      'npm run import:mail',
    ])
      expect(text).toContain(sentence);
    expect(cellsUnder(text, 'Members')).toEqual(
      expect.arrayContaining(['Ana Rivera', 'Mom', 'no nickname', 'Mr. Okafor']),
    );
  });

  test.each([
    '?format=',
    '?format=html',
    '?format=JSON',
    `?format=${'x'.repeat(200)}`,
    '?format=json&format=json',
    '?format[]=json',
    '?utm_source=tg',
    '?fbclid=&utm_source=tg&utm_source=mail',
  ])('it is the answer to %s', async (query) => {
    const { status, headers } = await request(service.app).get(`/system/state${query}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('a parameter that is not known changes nothing of the data', async () => {
    expect((await data().query({ utm_source: 'tg' })).body).toHaveProperty('telemetry');
  });

  test('it says what came in by day and type, what waits and for how long, with a table for each chart', async () => {
    await take('a', {
      extracted_what: 'Bring cleats',
      extracted_who: ['Maya'],
      extracted_when: '2026-11-02T08:45:00-06:00',
    });
    clock.advance(5 * 24 * 3_600_000);
    await take('b', { extraction_type: 'note', needs_confirmation: false });
    await service.context.database.query(
      "INSERT INTO knowledge_source (id, type, subject, text, provenance, created_at) SELECT 'mail:' || n, 'email', '', '', '{}', '2026-11-04T05:59:00Z' FROM generate_series(1, 3) n",
    );
    const { text } = await page();
    expect(cellsUnder(text, 'Sources by the day')).toEqual(['Nov 4', '–', '1', 'Nov 3', '3', '–', 'Oct 30', '–', '1']);
    expect(cellsUnder(text, 'Sources by type')).toEqual([
      'Email',
      '3',
      'Yesterday at 11:59 PM',
      'Message',
      '2',
      'Today at 8:00 AM',
    ]);
    expect(cellsUnder(text, 'Open items by')).toEqual([
      'today',
      '0',
      '1 or 2 days',
      '0',
      '3 to 7 days',
      '1',
      '8 to 30 days',
      '0',
      'over 30 days',
      '0',
    ]);
    expect(cellsUnder(text, 'The items that wait')).toEqual([
      'Bring cleats',
      'Maya',
      'Mon, Nov 2 at 8:45 AM',
      'Oct 30 at 9:00 AM',
    ]);
    expect(text).toContain('The newest source, a message, came in today at 8:00 AM.');
    expect(text.match(/<svg viewBox="0 0 (?:30|5) 100"[^>]*role="img"[^>]*>\s*<title/g)).toHaveLength(2);
  });

  test('it shows only what is measured', async () => {
    const { text: empty } = await page();
    expect(cellsUnder(empty, 'Rules').slice(0, 5)).toEqual([
      'Soccer mail goes to Maya',
      'soccer|cleats',
      'Maya Rivera',
      '80%',
      '0',
    ]);
    expect(empty).not.toMatch(/Entries by confidence|not (?:measured|counted) yet/);
    await take('a', { confidence: 0.9 });
    await brief(service.app, 'Bring cleats and a drink.');
    const { text } = await page();
    expect(cellsUnder(text, 'Entries by confidence').slice(0, 2)).toEqual(['High (80% and above)', '2']);
    expect(cellsUnder(text, 'Rules').slice(0, 5)).toEqual([
      'Soccer mail goes to Maya',
      'soccer|cleats',
      'Maya Rivera',
      '80%',
      '1',
    ]);
    expect(cellsUnder(text, 'Documents, questions and extractions').filter((_, index) => index % 2 === 0)).toEqual([
      'Errors',
      'Half within',
      '95% within',
    ]);
  });

  test('its clock is that of the household, whatever language the reader prefers', async () => {
    await take('a');
    const { text } = await page().set('Accept-Language', 'de-DE,de;q=0.9');
    expect(text).toContain(
      'Read</span><span id="freshness-time"> at <time id="read-at" datetime="2026-10-30T14:00:00.000Z">9:00 AM</time>',
    );
    expect(text).toContain('came in today at 9:00 AM');
  });

  test('what others wrote stays text', async () => {
    await take('a', {
      extracted_what: hostile,
      extraction_type: 'x"><b>',
      extracted_who: [hostile],
      extracted_where: `${'long '.repeat(100)}`,
      chat_title: hostile,
    });
    await take('b', { extracted_what: 'שלום — תזכורת לטיול 🚌', extracted_when: hostile });
    await take('c', { extracted_what: 'w'.repeat(500) });
    const { text } = await page();
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/<img|<b>/);
    expect(cellsUnder(text, 'The newest 3 entries')).toEqual(
      expect.arrayContaining([
        '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;/td&gt;&lt;/main&gt;&lt;script&gt;alert(&#39;é&#39;)&lt;/script&gt;',
        'x&quot;&gt;&lt;b&gt;',
        `${'w'.repeat(300)}…`,
      ]),
    );
    expect(text).toContain('<span class="foreign" dir="auto">שלום — תזכורת לטיול 🚌</span>');
  });

  test('it loads and runs nothing but its own, and is named by an icon', async () => {
    const { headers, text } = await page();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']{44}'; script-src 'sha256-[^']{44}'; connect-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(text).not.toMatch(/ style=|\son\w+=|src="/);
    expect(text).toContain('<link rel="icon" href="/favicon.ico" type="image/svg+xml">');
    expect((await request(service.app).get('/favicon.ico')).status).toBe(200);
  });

  test('it is 304 until something but the time changes', async () => {
    const { headers, text } = await page();
    const again = () => page().set({ 'If-None-Match': String(headers['etag']), 'Cache-Control': 'no-cache' });
    clock.advance(120_000);
    const unchanged = await again();
    expect([
      unchanged.status,
      unchanged.text,
      unchanged.headers['etag'],
      text.includes(String(headers['etag']).replaceAll('"', '&quot;')),
    ]).toEqual([304, '', headers['etag'], true]);
    await take('a');
    expect((await again()).status).toBe(200);
  });
});

describe('with STAGING_API_TOKEN', () => {
  const link = (query: Record<string, string> = {}) => page(guarded.app).query({ token, ...query });

  test('a link signs a browser in and leaves the address, without showing the token again', async () => {
    const answer = await link();
    expect([
      answer.status,
      answer.headers['location'],
      answer.headers['cache-control'],
      answer.headers['referrer-policy'],
    ]).toEqual([303, '/system/state', 'no-store', 'no-referrer']);
    const [cookie] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^homeroom_staging=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const signedIn = { Cookie: String(cookie).split(';')[0] };
    expect((await page(guarded.app).set(signedIn)).text).toContain('<h1>System state</h1>');
    expect((await data(guarded.app).set(signedIn)).status).toBe(200);
    expect((await request(guarded.app).get('/brain/stats').set(signedIn)).status).toBe(401);
    expect((await link({ format: 'json' })).headers['location']).toBe('/system/state?format=json');
    const overHttps = await link().set('X-Forwarded-Proto', 'https');
    expect(overHttps.get('Set-Cookie')?.[0]).toMatch(/; Secure;/);
    expect(JSON.stringify([answer.headers, overHttps.headers, logLines])).not.toContain(token);
  });

  test.each([
    ['nothing', {}, {}, 'This page needs a token'],
    ['a wrong link', { token: 'wrong-token-of-no-use' }, {}, 'This token does not open the page'],
    ['the token as cookie', {}, { Cookie: `homeroom_staging=${token}` }, 'This token does not open the page'],
    ['a wrong header', {}, { Authorization: 'Bearer wrong-token-of-no-use' }, 'This token does not open the page'],
    ['two tokens', { token: [token, token] }, {}, 'This token does not open the page'],
  ])(
    'with %s people get a page that says what to do, programs the usual answer',
    async (_with, query, headers, title) => {
      const people = await page(guarded.app).query(query).set(headers);
      expect([
        people.status,
        people.headers['www-authenticate'],
        people.headers['cache-control'],
        people.headers['set-cookie'],
      ]).toEqual([401, 'Bearer', 'no-store', undefined]);
      expect(people.text).toContain(`<h1>${title}</h1>`);
      expect(people.text).toContain('/system/state?token=…');
      expect(people.text).not.toContain(token);
      for (const program of [request(guarded.app).get('/system/state'), page(guarded.app).query({ format: 'json' })]) {
        const refused = await program.query(query).set(headers);
        expect([refused.status, refused.body]).toEqual([401, { detail: expect.any(String) }]);
      }
    },
  );

  test('a good credential does not make a wrong link good', async () => {
    const answer = await page(guarded.app)
      .query({ token: 'wrong-token-of-no-use' })
      .set('Authorization', `Bearer ${token}`);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('no token is in the log', () => {
    const log = logLines.join('');
    expect(logLines.length).toBeGreaterThan(10);
    expect(['wrong-token-of-no-use', token].filter((each) => log.includes(each))).toEqual([]);
  });
});

test('without STAGING_API_TOKEN a link leads to the page, and sets nothing', async () => {
  const answer = await page().query({ token: 'whatever' });
  expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
    303,
    '/system/state',
    undefined,
  ]);
});
