import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { runImportRoster } from '../src/import/import-roster-command.ts';
import { openTestService, tokenFor, type TestService } from './school-fixture.ts';
import { statsOracle } from './stats-oracle.ts';

const database = useTestDatabase('athletics-admin');
let service: TestService;
let folder: string;

const files = {
  'orgs.csv': ['sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId', 'north,,,North High,school,,'],
  'users.csv': [
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
    'boss,,,true,north,administrator,boss,,Ada,Boss,,,ada@north.example,,,,,',
    'trainer,,,true,north,aide,trainer,,Ty,Able,,,ty@north.example,,,,,',
    'coach,,,true,north,teacher,coach,,Cy,Lane,,,cy@north.example,,,,,',
    'mum,,,true,north,parent,mum,,May,Reed,,,may@home.example,,,kim,,',
    'kim,,,true,north,student,kim,,Kim,Reed,,,,,,"dad,nobody",09,',
    'dad,,,true,north,parent,dad,,Dan,Reed,,,dan@home.example,,,,,',
    'lou,,,true,north,student,lou,,Lou,Ames,,,,,,,10,',
  ],
  'athletes.csv': ['studentSourcedId,sports,team,status', 'kim,"Soccer,Track",Varsity,not fit', 'lou,Soccer,,limited'],
  'staff.csv': [
    'userSourcedId,role,sports,teams',
    'boss,admin,,',
    'trainer,at,,',
    'coach,coach,"Soccer,Track",Varsity',
  ],
  'cases.csv': ['caseId,studentSourcedId,status', 'c1,kim,active', 'c2,kim,active', 'c3,lou,closed'],
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'one-roster-'));
  for (const [name, lines] of Object.entries(files))
    writeFileSync(path.join(folder, name), `${lines.join('\r\n')}\r\n`);
  const silent = { write: () => true };
  const output = { stdout: silent, stderr: silent };
  expect(await runImportRoster([folder, '--school', 'north'], output as never, { DATABASE_URL: database.url })).toBe(0);
  service = openTestService(database.url);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const read = async (kind: string) =>
  (
    await request(service.app)
      .get(`/api/v1/admin/${kind}?school_id=north`)
      .set('Authorization', `Bearer ${await tokenFor('boss')}`)
  ).body;

test('an imported school shows what its files say, counted by hand', async () => {
  expect(await read('roster')).toEqual({
    athletes: [
      {
        id: 'lou',
        first_name: 'Lou',
        last_name: 'Ames',
        grade: 10,
        sports: ['Soccer'],
        team: null,
        current_status: 'restricted',
        parent_emails: [],
        active_case_count: 0,
      },
      {
        id: 'kim',
        first_name: 'Kim',
        last_name: 'Reed',
        grade: 9,
        sports: ['Soccer', 'Track'],
        team: 'Varsity',
        current_status: 'out',
        parent_emails: expect.arrayContaining(['dan@home.example', 'may@home.example']),
        active_case_count: 2,
      },
    ],
    total: 2,
  });
  expect(await read('coaches')).toEqual({
    coaches: [
      {
        id: 'coach',
        first_name: 'Cy',
        last_name: 'Lane',
        email: 'cy@north.example',
        assigned_sports: ['Soccer', 'Track'],
        assigned_teams: ['Varsity'],
        active_cases_count: 4,
      },
    ],
  });
  expect(await read('stats')).toEqual({
    total_athletes: 2,
    active_cases: 2,
    out_today: 1,
    modified: 1,
    by_sport: [
      { name: 'Soccer', athletes: 2, active_cases: 1, coaches: 1, ats: 1 },
      { name: 'Track', athletes: 1, active_cases: 1, coaches: 1, ats: 1 },
    ],
    by_grade: [
      { grade: 9, athletes: 1, cases: 2 },
      { grade: 10, athletes: 1, cases: 0 },
    ],
  });
});

test('the statistics are those that plain counting gives', async () => {
  expect(await read('stats')).toEqual(await statsOracle(service.prisma, 'north'));
});
