import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { buildAthlete, buildMembership, openTestService, tokenFor, type TestService } from './school-fixture.ts';

const database = useTestDatabase('athletics-admin');
let replicas: TestService[];
let bearer: string;

beforeAll(async () => {
  replicas = [openTestService(database.url), openTestService(database.url)];
  const [{ prisma }] = replicas as [TestService, TestService];
  await prisma.school.create({ data: { id: 'north', name: 'North' } });
  await prisma.membership.create({ data: buildMembership() });
  await prisma.athlete.create({ data: buildAthlete({ id: 'a', team: '0' }) });
  bearer = `Bearer ${await tokenFor('admin')}`;
});
afterAll(() => Promise.all(replicas.map((replica) => replica.close())));

/** Writes a number as an import would write rows: with the version, in one transaction. Resolves when acknowledged. */
async function acknowledgedWrite(index: number): Promise<void> {
  const { prisma } = replicas[0] as TestService;
  const key = { schoolId_id: { schoolId: 'north', id: 'a' } };
  await prisma.$transaction([
    prisma.athlete.update({ where: key, data: { team: String(index) } }),
    prisma.school.update({ where: { id: 'north' }, data: { version: { increment: 1 } } }),
  ]);
}

test('no answer of two replicas under load is older than an acknowledged write, in 600 reads', async () => {
  const reads = 600;
  let acknowledged = 0;
  let started = 0;
  let writing = true;
  const stale: string[] = [];
  const writer = (async () => {
    while (writing) {
      await acknowledgedWrite(acknowledged + 1);
      acknowledged += 1;
    }
  })();
  const reader = async (): Promise<void> => {
    while (started < reads) {
      const replica = replicas[started % 2] as TestService;
      started += 1;
      const atLeast = acknowledged;
      const { status, body } = await request(replica.app)
        .get('/api/v1/admin/roster?school_id=north')
        .set('Authorization', bearer);
      if (status !== 200 || Number(body.athletes[0].team) < atLeast)
        stale.push(`status ${status}: ${JSON.stringify(body)} where ${atLeast} was acknowledged`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  writing = false;
  await writer;
  expect(stale).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
});

test('a school that is removed is gone at once, and one created again shows nothing of the old', async () => {
  const [{ prisma, app }] = replicas as [TestService, TestService];
  const read = () => request(app).get('/api/v1/admin/roster?school_id=north').set('Authorization', bearer);
  expect((await read()).body.total).toBeGreaterThan(0);
  await prisma.$transaction([prisma.athlete.deleteMany(), prisma.school.delete({ where: { id: 'north' } })]);
  expect((await read()).body).toEqual({ detail: "School 'north' not found" });
  await prisma.school.create({ data: { id: 'north', name: 'North' } });
  expect((await read()).body).toEqual({ athletes: [], total: 0 });
});
