import { openModelHost } from './open-model-host.ts';
import { colourOf } from './testing/colour-pictures.ts';
import { picturesOf, seeingModel, standardModels, startFakeModelHost } from './testing/index.ts';
import type { FakeModelHost } from './testing/index.ts';
import { apis } from './testing/host-fixture.ts';
import { describeModelHost } from './testing/model-host-contract.ts';

let fake: FakeModelHost;

beforeEach(async () => {
  fake = await startFakeModelHost({ models: [...standardModels, seeingModel] });
  fake.reply((body) => {
    const [picture] = picturesOf(body);
    return { content: picture ? { colour: colourOf(picture) } : { day: 'Tuesday' }, pauseMs: 5 };
  });
});
afterEach(() => fake.stop());

for (const api of apis)
  describeModelHost(`the fake, spoken to as ${api}`, {
    open: () => openModelHost({ url: fake.url, api }),
    embeddingsModel: 'all-minilm',
    chatModel: 'small-chat',
    visionModel: 'small-eyes',
    refusesLongTexts: true,
  });
