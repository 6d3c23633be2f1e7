import { openModelHost } from './open-model-host.ts';
import { startFakeModelHost } from './testing/index.ts';
import type { FakeModelHost } from './testing/index.ts';
import { apis } from './testing/host-fixture.ts';
import { describeModelHost } from './testing/model-host-contract.ts';

let fake: FakeModelHost;

beforeEach(async () => {
  fake = await startFakeModelHost();
  fake.reply({ content: { day: 'Tuesday' }, pauseMs: 5 });
});
afterEach(() => fake.stop());

for (const api of apis)
  describeModelHost(`the fake, spoken to as ${api}`, {
    open: () => openModelHost({ url: fake.url, api }),
    embeddingsModel: 'all-minilm',
    chatModel: 'small-chat',
    refusesLongTexts: true,
  });
