import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { buildMembership, openTestService, secret, tokenFor, type TestService } from './school-fixture.ts';

const database = useTestDatabase('athletics-admin');
let service: TestService;

const endpoints = ['roster', 'coaches', 'stats'] as const;
const roles = ['admin', 'at', 'ad', 'coach', 'parent', 'student'] as const;
const schools = ['own', 'other', 'gone', 'unknown', 'missing', 'repeated'] as const;
const credentials = [
  'good',
  'none',
  'not bearer',
  'garbage',
  'wrong key',
  'expired',
  'no expiry',
  'no subject',
  'alg none',
  'unknown user',
  'disabled user',
] as const;
type Role = (typeof roles)[number];
type School = (typeof schools)[number];
type Credential = (typeof credentials)[number];

beforeAll(async () => {
  service = openTestService(database.url);
  await service.prisma.school.createMany({
    data: [
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ],
  });
  for (const role of roles) {
    await service.prisma.membership.create({ data: buildMembership({ userId: role, role }) });
    await service.prisma.membership.create({ data: buildMembership({ userId: role, role, schoolId: 'gone' }) });
    await service.prisma.membership.create({ data: buildMembership({ userId: `off-${role}`, role, enabled: false }) });
  }
});
afterAll(() => service.close());

/** Returns the status and `detail` that the contract promises for a combination. */
function expected(role: Role, school: School, credential: Credential): [status: number, detail: unknown] {
  if (credential !== 'good') return [401, expect.any(String)];
  if (!['admin', 'at', 'ad'].includes(role)) return [403, 'Requires role admin, at or ad.'];
  switch (school) {
    case 'own':
      return [200, undefined];
    case 'other':
    case 'unknown':
      return [403, 'Access denied for this school'];
    case 'gone':
      return [404, "School 'gone' not found"];
    case 'missing':
      return [422, [{ loc: ['query', 'school_id'], msg: 'Field required', type: 'missing' }]];
    case 'repeated':
      return [422, [{ loc: ['query', 'school_id'], msg: 'Input should be a valid string', type: 'string_type' }]];
  }
}

const queries: Record<School, string> = {
  own: '?school_id=north',
  other: '?school_id=south',
  gone: '?school_id=gone',
  unknown: '?school_id=nowhere',
  missing: '',
  repeated: '?school_id=north&school_id=south',
};

async function authorization(role: Role, credential: Credential): Promise<string | undefined> {
  const unsigned = (payload: object) =>
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;
  switch (credential) {
    case 'good':
      return `Bearer ${await tokenFor(role)}`;
    case 'none':
      return undefined;
    case 'not bearer':
      return `Basic ${Buffer.from(`${role}:${secret}`).toString('base64')}`;
    case 'garbage':
      return 'Bearer not-a-token';
    case 'wrong key':
      return `Bearer ${await tokenFor(role, { key: `another ${secret}` })}`;
    case 'expired':
      return `Bearer ${await tokenFor(role, { expires: 1_000_000 })}`;
    case 'no expiry':
      return `Bearer ${await tokenFor(role, { expires: '' })}`;
    case 'no subject':
      return `Bearer ${await tokenFor('')}`;
    case 'alg none':
      return unsigned({ sub: role, exp: 4_000_000_000 });
    case 'unknown user':
      return `Bearer ${await tokenFor(`nobody-${role}`)}`;
    case 'disabled user':
      return `Bearer ${await tokenFor(`off-${role}`)}`;
  }
}

const combinations = endpoints.flatMap((endpoint) =>
  roles.flatMap((role) => [
    ...schools.map((school) => [endpoint, role, school, 'good'] as const),
    ...credentials
      .filter((credential) => credential !== 'good')
      .map((credential) => [endpoint, role, 'own', credential] as const),
  ]),
);

test('the matrix has at least 150 combinations', () => {
  expect(combinations.length).toBeGreaterThanOrEqual(150);
});

test.each(combinations)('%s as %s of school %s with credential %s', async (endpoint, role, school, credential) => {
  const header = await authorization(role, credential);
  const call = request(service.app).get(`/api/v1/admin/${endpoint}${queries[school]}`);
  const response = await (header === undefined ? call : call.set('Authorization', header));
  const [status, detail] = expected(role, school, credential);
  expect(response.status).toBe(status);
  if (status === 200) return;
  expect(response.body).toEqual({ detail });
  expect(response.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
});

test('a user of two schools is judged by the role in the requested one', async () => {
  await service.prisma.membership.createMany({
    data: [
      buildMembership({ userId: 'both', role: 'parent' }),
      buildMembership({ userId: 'both', role: 'ad', schoolId: 'south' }),
    ],
  });
  const bearer = `Bearer ${await tokenFor('both')}`;
  const ask = (school: string) =>
    request(service.app).get(`/api/v1/admin/stats?school_id=${school}`).set('Authorization', bearer);
  expect((await ask('south')).status).toBe(200);
  expect((await ask('north')).body).toEqual({ detail: 'Requires role admin, at or ad.' });
});

test('a role that is taken away counts at once, though the token is still good', async () => {
  await service.prisma.membership.create({ data: buildMembership({ userId: 'leaver' }) });
  const bearer = `Bearer ${await tokenFor('leaver')}`;
  const ask = () => request(service.app).get('/api/v1/admin/stats?school_id=north').set('Authorization', bearer);
  expect((await ask()).status).toBe(200);
  await service.prisma.membership.update({
    where: { schoolId_userId: { schoolId: 'north', userId: 'leaver' } },
    data: { enabled: false },
  });
  expect((await ask()).status).toBe(401);
});

test('tokens that name what no database keeps are refused, each by itself, among 120 good ones', async () => {
  const server = service.app.listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const good = `Bearer ${await tokenFor('admin')}`;
    const bad = await Promise.all(
      ['ad\0min', 'admin\ud800', 'x'.repeat(2_000)].map(async (user) => `Bearer ${await tokenFor(user)}`),
    );
    const ask = async (authorization: string) =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/admin/stats?school_id=north`, { headers: { authorization } }))
        .status;
    const isGood = (index: number) => index % 5 !== 0;
    const statuses = await Promise.all(
      Array.from({ length: 150 }, (_, index) => ask(isGood(index) ? good : String(bad[index % bad.length]))),
    );
    expect(statuses).toEqual(statuses.map((_, index) => (isGood(index) ? 200 : 401)));
  } finally {
    server.close();
  }
});

test("another method, an unknown parameter and an unknown path are refused in the service's own shape", async () => {
  const bearer = `Bearer ${await tokenFor('admin')}`;
  const post = await request(service.app).post('/api/v1/admin/stats').set('Authorization', bearer);
  expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const unknown = await request(service.app)
    .get('/api/v1/admin/stats?school_id=north&sport=golf')
    .set('Authorization', bearer);
  expect([unknown.status, unknown.body]).toEqual([
    422,
    { detail: [{ loc: ['query', 'sport'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }] },
  ]);
  expect((await request(service.app).get('/api/v1/admin/nothing')).body).toEqual({
    detail: 'There is nothing at this path.',
  });
});
