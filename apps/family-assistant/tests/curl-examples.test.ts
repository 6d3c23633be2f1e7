import { createLogger } from '@homeroom/service-kit';
import { buildProgram, curlProblems, useTestDatabase } from '@homeroom/testing';
import path from 'node:path';
import { DigestWorker } from '../src/digest/digest-worker.ts';
import { contract } from '../src/generated/contract.ts';
import { StagingService } from '../src/letters/staging-service.ts';
import { recordedCard } from '../src/letters/testing/recorded-card.ts';
import { answer, startStagingHost } from '../src/letters/testing/staging-host.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import { reminderHousehold } from './reminder-service-fixture.ts';
import { botToken } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');

test('every call of examples/curl.md is answered, and it makes every call of the contract', async () => {
  const host = await startStagingHost();
  host.respond = answer(200, recordedCard);
  const household = reminderHousehold('reminders:\n  - { title: soccer, before: [30m], to: parents }');
  const stagingService = new StagingService({ url: host.url, token: null, budgetMs: 5_000 });
  const program = await buildProgram(path.resolve(import.meta.dirname, '../src/digest-worker.main.ts'));
  const logger = createLogger({ service: 'family-assistant', level: 'silent' });
  const digestWorker = new DigestWorker({ program, logger });
  const service = openCalendarService(database.url, { household }, { stagingService, digestWorker });
  const problems = await curlProblems({
    section: 'family-assistant',
    app: service.app,
    contract,
    basePath: '/api/v1',
    variables: (url) => ({ FAMILY: `${url}/api/v1`, BOT_TOKEN: botToken, DAY: '2026-11-19' }),
  });
  await service.close();
  await digestWorker.close();
  await host.close();
  expect(problems).toEqual([]);
});
