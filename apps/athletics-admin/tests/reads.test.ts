import { createAthleticsAdminClient, type AthleticsAdminClient } from '@homeroom/client';
import { notStoredProblems, serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import request from 'supertest';
import { contract } from '../src/generated/contract.ts';
import { buildAthlete, buildMembership, openTestService, tokenFor, type TestService } from './school-fixture.ts';

const database = useTestDatabase('athletics-admin');
let service: TestService;
let served: ServedApp;
let client: AthleticsAdminClient;
let bearer: string;

beforeAll(async () => {
  service = openTestService(database.url);
  served = await serveApp(service.app);
  const token = await tokenFor('admin');
  client = createAthleticsAdminClient({ baseUrl: served.url, token });
  bearer = `Bearer ${token}`;
});
afterAll(async () => {
  await served.close();
  await service.close();
});
beforeEach(async () => {
  const { prisma } = service;
  await prisma.$transaction([
    prisma.case.deleteMany(),
    prisma.athlete.deleteMany(),
    prisma.membership.deleteMany(),
    prisma.school.deleteMany(),
  ]);
  await prisma.school.createMany({
    data: [
      { id: 'north', name: 'North High' },
      { id: 'south', name: 'South High' },
    ],
  });
  await prisma.membership.create({ data: buildMembership() });
});

const north = { params: { query: { school_id: 'north' } } };
const readRoster = () => client.get('/api/v1/admin/roster', north);
const readCoaches = () => client.get('/api/v1/admin/coaches', north);
const readStats = () => client.get('/api/v1/admin/stats', north);
const athletes = (...rows: Parameters<typeof buildAthlete>[0][]) =>
  service.prisma.athlete.createMany({ data: rows.map((row) => buildAthlete(row)) });
const members = (...rows: Parameters<typeof buildMembership>[0][]) =>
  service.prisma.membership.createMany({ data: rows.map((row) => buildMembership({ role: 'parent', ...row })) });
const cases = (...rows: [id: string, athleteId: string, status: string, schoolId?: string][]) =>
  service.prisma.case.createMany({
    data: rows.map(([id, athleteId, status, schoolId = 'north']) => ({ id, athleteId, status, schoolId })),
  });

describe('an empty school', () => {
  test('has an empty roster, no coaches, and zeros', async () => {
    expect(await readRoster()).toEqual({ athletes: [], total: 0 });
    expect(await readCoaches()).toEqual({ coaches: [] });
    expect(await readStats()).toEqual({
      total_athletes: 0,
      active_cases: 0,
      out_today: 0,
      modified: 0,
      by_sport: [],
      by_grade: [],
    });
  });
});

describe('the roster', () => {
  test('lists every field of an athlete, with defaults for what is absent', async () => {
    await athletes(
      {
        id: 'a1',
        firstName: 'Zoë',
        lastName: 'O’Neil',
        grade: 11,
        sports: ['Soccer', 'Track'],
        team: 'Varsity',
        currentStatus: 'restricted',
      },
      { id: 'a2', lastName: 'Zed' },
    );
    expect(await readRoster()).toEqual({
      athletes: [
        {
          id: 'a1',
          first_name: 'Zoë',
          last_name: 'O’Neil',
          grade: 11,
          sports: ['Soccer', 'Track'],
          team: 'Varsity',
          current_status: 'restricted',
          parent_emails: [],
          active_case_count: 0,
        },
        {
          id: 'a2',
          first_name: 'Kim',
          last_name: 'Zed',
          grade: 9,
          sports: [],
          team: null,
          current_status: 'cleared',
          parent_emails: [],
          active_case_count: 0,
        },
      ],
      total: 2,
    });
  });

  test('is ordered by last name, first name and id, by code point', async () => {
    await athletes(
      { id: '1', lastName: 'de Vries' },
      { id: '2', lastName: 'Évora' },
      { id: '3', lastName: 'Zhou' },
      { id: '5', lastName: 'Adams', firstName: 'Bo' },
      { id: '4', lastName: 'Adams', firstName: 'Bo' },
      { id: '6', lastName: 'Adams', firstName: 'Al' },
    );
    expect((await readRoster()).athletes.map(({ id }) => id)).toEqual(['6', '4', '5', '3', '1', '2']);
  });

  test('gives the addresses of parents who are users of the same school, in the order of the ids', async () => {
    await members(
      { userId: 'p1', email: 'one@x.example' },
      { userId: 'p2', email: 'two@x.example' },
      { userId: 'p3', email: null },
      { userId: 'p4', schoolId: 'south', email: 'south@x.example' },
    );
    await athletes({ id: 'a', parentIds: ['p2', 'nobody', 'p3', 'p4', 'p1'] });
    expect((await readRoster()).athletes[0]?.parent_emails).toEqual(['two@x.example', 'one@x.example']);
  });

  test('of a school that was just imported, of which PostgreSQL knows no statistics yet, is answered all the same', async () => {
    const pupils = Array.from({ length: 400 }, (_, index) => index);
    await service.database.query(
      'ALTER TABLE athlete SET (autovacuum_enabled = false); ALTER TABLE membership SET (autovacuum_enabled = false)',
    );
    await members(
      ...pupils.flatMap((index) => [
        { userId: `mother-${index}`, email: `m${index}@home.example` },
        { userId: `father-${index}`, email: `f${index}@home.example` },
      ]),
    );
    await athletes(
      ...pupils.map((index) => ({ id: `pupil-${index}`, parentIds: [`mother-${index}`, `father-${index}`] })),
    );
    const { athletes: listed } = await readRoster();
    expect(listed).toHaveLength(400);
    expect(listed[0]?.parent_emails).toHaveLength(2);
  });

  test('counts the active cases of each athlete in this school only', async () => {
    await athletes({ id: 'a' }, { id: 'b' });
    await cases(
      ['1', 'a', 'active'],
      ['2', 'a', 'active'],
      ['3', 'a', 'closed'],
      ['4', 'a', 'active', 'south'],
      ['5', 'nobody', 'active'],
    );
    expect((await readRoster()).athletes.map(({ active_case_count: count }) => count)).toEqual([2, 0]);
  });
});

describe('the coaches', () => {
  const coach = (userId: string, lastName: string, assignedSports: string[], schoolId = 'north') => ({
    userId,
    lastName,
    role: 'coach',
    assignedSports,
    assignedTeams: ['Varsity'],
    email: `${userId}@x.example`,
    schoolId,
  });

  test('are the users with the role coach, by last name, then first name', async () => {
    await members(coach('c2', 'Young', []), coach('c1', 'Beck', ['Soccer']), coach('c3', 'Abbot', [], 'south'));
    const { coaches } = await readCoaches();
    expect(coaches).toEqual([
      {
        id: 'c1',
        first_name: 'Ada',
        last_name: 'Beck',
        email: 'c1@x.example',
        assigned_sports: ['Soccer'],
        assigned_teams: ['Varsity'],
        active_cases_count: 0,
      },
      {
        id: 'c2',
        first_name: 'Ada',
        last_name: 'Young',
        email: 'c2@x.example',
        assigned_sports: [],
        assigned_teams: ['Varsity'],
        active_cases_count: 0,
      },
    ]);
  });

  test('count a case once for each of their sports that the athlete plays, and for several coaches', async () => {
    await members(coach('c1', 'A', ['Soccer', 'Track']), coach('c2', 'B', ['Soccer']), coach('c3', 'C', ['Chess']));
    await athletes({ id: 'both', sports: ['Soccer', 'Track'] }, { id: 'one', sports: ['Soccer'] });
    await cases(['1', 'both', 'active'], ['2', 'one', 'active'], ['3', 'one', 'closed'], ['4', 'gone', 'active']);
    expect((await readCoaches()).coaches.map(({ active_cases_count: count }) => count)).toEqual([3, 2, 0]);
  });
});

describe('the statistics', () => {
  test('count athletes, active cases, and those out or restricted', async () => {
    await athletes(
      { id: 'a', currentStatus: 'out' },
      { id: 'b', currentStatus: 'restricted' },
      { id: 'c', currentStatus: 'restricted' },
      { id: 'd', currentStatus: 'resting' },
    );
    await cases(['1', 'a', 'active'], ['2', 'gone', 'active'], ['3', 'b', 'closed']);
    expect(await readStats()).toMatchObject({ total_athletes: 4, active_cases: 2, out_today: 1, modified: 2 });
  });

  test('order sports by athletes descending, ties by name, and count athletes with cases, coaches and trainers', async () => {
    await members(
      { userId: 't1', role: 'at' },
      { userId: 't2', role: 'at' },
      { userId: 'c1', role: 'coach', assignedSports: ['Tennis', 'Golf'] },
      { userId: 'c2', role: 'coach', assignedSports: ['Golf'] },
    );
    await athletes({ id: 'a', sports: ['Tennis', 'Golf', 'Swim'] }, { id: 'b', sports: ['Swim', 'Swim'] });
    await cases(['1', 'a', 'active'], ['2', 'a', 'active'], ['3', 'b', 'closed']);
    expect((await readStats()).by_sport).toEqual([
      { name: 'Swim', athletes: 2, active_cases: 1, coaches: 0, ats: 2 },
      { name: 'Golf', athletes: 1, active_cases: 1, coaches: 2, ats: 2 },
      { name: 'Tennis', athletes: 1, active_cases: 1, coaches: 1, ats: 2 },
    ]);
  });

  test('say 0 trainers when there is none', async () => {
    await athletes({ id: 'a', sports: ['Golf'] });
    expect((await readStats()).by_sport[0]?.ats).toBe(0);
  });

  test('order grades ascending and count the active cases of their athletes', async () => {
    await athletes({ id: 'a', grade: 10 }, { id: 'b', grade: 9 }, { id: 'c', grade: -1 }, { id: 'd', grade: 10 });
    await cases(['1', 'a', 'active'], ['2', 'd', 'active'], ['3', 'b', 'closed']);
    expect((await readStats()).by_grade).toEqual([
      { grade: -1, athletes: 1, cases: 0 },
      { grade: 9, athletes: 1, cases: 0 },
      { grade: 10, athletes: 2, cases: 2 },
    ]);
  });
});

describe('an answer', () => {
  test('is private, revalidated by its entity tag, and 304 while it holds', async () => {
    await athletes({ id: 'a' });
    const get = () => request(service.app).get('/api/v1/admin/roster?school_id=north').set('Authorization', bearer);
    const first = await get();
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
    const second = await get()
      .set('If-None-Match', `"other", ${first.headers['etag']}`)
      .set('Cache-Control', 'no-cache');
    expect([second.status, second.text]).toEqual([304, '']);
    await athletes({ id: 'b' });
    await service.database.query("update school set version = version + 1 where id = 'north'");
    const third = await get().set('If-None-Match', String(first.headers['etag']));
    expect([third.status, third.body.total]).toEqual([200, 2]);
  });

  test('is compressed for those who take gzip, and the same', async () => {
    await athletes(...Array.from({ length: 50 }, (_, index) => ({ id: `a${index}` })));
    const path = '/api/v1/admin/roster?school_id=north';
    const plain = await request(service.app).get(path).set('Authorization', bearer).set('Accept-Encoding', 'identity');
    const zipped = await request(service.app).get(path).set('Authorization', bearer).set('Accept-Encoding', 'gzip');
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(zipped.body).toEqual(plain.body);
  });

  test('of the roster leaves one line in the log, without a name', async () => {
    await athletes({ id: 'a', firstName: 'Secretive' });
    service.logLines.length = 0;
    await readRoster();
    const lines = service.logLines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'roster read');
    expect(lines).toMatchObject([{ user: 'admin', school: 'north', count: 1 }]);
    expect(service.logLines.join('')).not.toContain('Secretive');
  });
});

test('every documented call answers with an ETag of its own, or with no-store', async () => {
  const paths: Record<string, string> = { getRoster: 'roster', getCoaches: 'coaches', getStats: 'stats' };
  const problems = await notStoredProblems(contract, Object.keys(paths), async (name) => {
    const { status, headers } = await request(service.app)
      .get(`/api/v1/admin/${paths[name]}?school_id=north`)
      .set('Authorization', bearer);
    return { status, expected: 200, headers };
  });
  expect(problems).toEqual([]);
});
