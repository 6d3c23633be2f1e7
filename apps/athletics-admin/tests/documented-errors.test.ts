import { detailErrorShape, ServiceError } from '@homeroom/errors';
import { documentedErrors, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { contract } from '../src/generated/contract.ts';
import { buildMembership, openTestService, tokenFor, type TestService } from './school-fixture.ts';

const database = useTestDatabase('athletics-admin');
const documented = documentedErrors(contract);
let service: TestService;
let cutOff: TestService;

beforeAll(async () => {
  service = openTestService(database.url);
  cutOff = openTestService('postgresql://nobody@127.0.0.1:9/none');
  await service.prisma.school.create({ data: { id: 'north', name: 'North' } });
  await service.prisma.membership.create({ data: buildMembership() });
  await service.prisma.membership.create({ data: buildMembership({ schoolId: 'lakeside-high' }) });
  await service.prisma.membership.create({ data: buildMembership({ userId: 'coach', role: 'coach' }) });
});
afterAll(async () => {
  await service.close();
  await cutOff.close();
});

async function roster(school: string, user: string, { app } = service): Promise<unknown> {
  const token = await tokenFor(user);
  const response = await request(app)
    .get('/api/v1/admin/roster')
    .query({ school_id: school })
    .set('Authorization', `Bearer ${token}`);
  return response.body;
}

const made: Record<string, () => Promise<unknown>> = {
  Unauthorized: async () => (await request(service.app).get('/api/v1/admin/roster?school_id=north')).body,
  'Forbidden school': () => roster('south', 'admin'),
  'Forbidden role': () => roster('north', 'coach'),
  SchoolNotFound: () => roster('lakeside-high', 'admin'),
  MethodNotAllowed: async () => (await request(service.app).put('/api/v1/admin/roster')).body,
  InternalError: async () =>
    detailErrorShape(
      new ServiceError(500, 'internal_error', 'Something went wrong on our side.'),
      '0b6f2a51-6c1c-4f0e-9d51-2f7a8f3f6f10',
    ).body,
  Unavailable: () => roster('north', 'admin', cutOff),
};

test('every error that the document shows is one of those below', () => {
  expect([...documented.keys()].toSorted()).toEqual(Object.keys(made).toSorted());
});

test.each([...documented])('the example of %s is the real answer', async (name, example) => {
  expect(await made[name]?.()).toEqual(example);
});
