import { curlProblems, useTestDatabase } from '@homeroom/testing';
import { contract } from '../src/generated/contract.ts';
import { buildMembership, openTestService, tokenFor } from './school-fixture.ts';

const database = useTestDatabase('athletics-admin');

test('every call of examples/curl.md is answered, and it makes every call of the contract', async () => {
  const service = openTestService(database.url);
  await service.prisma.school.create({ data: { id: 'north', name: 'North High' } });
  await service.prisma.membership.create({ data: buildMembership() });
  const token = await tokenFor('admin');
  const problems = await curlProblems({
    section: 'athletics-admin',
    app: service.app,
    contract,
    basePath: '',
    variables: (url) => ({ ATHLETICS: url, ATHLETICS_TOKEN: token, SCHOOL: 'north' }),
  });
  await service.close();
  expect(problems).toEqual([]);
});
