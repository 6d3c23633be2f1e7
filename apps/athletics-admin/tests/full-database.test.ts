import { failTables, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { buildMembership, openTestService, tokenFor } from './school-fixture.ts';

const place = useTestDatabase('athletics-admin');

test.each(['53100', '53200', '58030'])(
  'while PostgreSQL raises %s every read is a 503 that says when to come again, and works right after',
  async (state) => {
    const service = openTestService(place.url);
    await service.prisma.membership.deleteMany();
    await service.prisma.school.upsert({ where: { id: 'north' }, create: { id: 'north', name: 'North' }, update: {} });
    await service.prisma.membership.create({ data: buildMembership() });
    const token = await tokenFor('admin');
    const read = (path: string) =>
      request(service.app).get(`/api/v1/admin/${path}?school_id=north`).set('Authorization', `Bearer ${token}`);
    const { mend } = await failTables(place.url, state, { reads: ['membership', 'athlete', 'school'] });
    for (const path of ['roster', 'coaches', 'stats']) {
      const answer = await read(path);
      expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([
        503,
        '2',
        { detail: 'The database cannot do this right now. Try again shortly.' },
      ]);
    }
    await mend();
    for (const path of ['roster', 'coaches', 'stats']) await read(path).expect(200);
    await service.close();
  },
);
