import { sampleCalendar, sampleToday } from '@homeroom/sample-data';
import { processVariables } from '@homeroom/service-kit';
import { chromiumArguments, chromiumMissing, findChromium } from '@homeroom/testing/chromium';
import { chromium, type Browser } from 'playwright-core';
import { answered, startCalendar, type CalendarServer } from './calendar-service.ts';
import { interleaved, type Given } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure, type NotRun } from '../harness/statistics.ts';

const aimedMs = { phone: 1_000, desk: 800 };
const throttled = 4;
const maxScriptBytes = 150 * 1024;
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
type Screen = keyof typeof screens;
const named = (screen: Screen) => `first view of the dashboard on a ${screen}, processor ${throttled}× slower`;

/** Measures the time from opening a link to the first events, in a browser with an empty cache. */
export async function dashboardMeasures({ rounds }: Given, scratch: Scratch): Promise<(Measure | NotRun)[]> {
  const program = findChromium(processVariables());
  if (program === null) return [{ name: named('phone'), notRun: chromiumMissing }];
  const server = await startCalendar(scratch, { family: [sampleCalendar(sampleToday(new Date()))] });
  const browser = await chromium.launch({ executablePath: program, args: [...chromiumArguments] });
  scratch.later(() => browser.close());
  const { scriptBytes } = await visit(browser, server, 'desk');
  const firstView = (screen: Screen) => async () => (await visit(browser, server, screen)).firstViewMs;
  const { phone, desk } = await interleaved(rounds, { phone: firstView('phone'), desk: firstView('desk') });
  const atMost = (most: number, what: string) => ({ what: `${what} at most`, rounds: phone.map(() => most) });
  return [
    compare(named('phone'), { what: 'ms', rounds: phone }, atMost(aimedMs.phone, 'ms'), { atMost: 1 }),
    compare(named('desk'), { what: 'ms', rounds: desk }, atMost(aimedMs.desk, 'ms'), { atMost: 1 }),
    compare(
      'its script as sent',
      { what: 'bytes', rounds: phone.map(() => scriptBytes) },
      atMost(maxScriptBytes, 'bytes'),
      { atMost: 1 },
    ),
  ];
}

interface Visit {
  /** From the start of the navigation, its redirect included, until events are painted. */
  firstViewMs: number;
  scriptBytes: number;
}

async function visit(browser: Browser, { url, headers }: CalendarServer, screen: Screen): Promise<Visit> {
  const body = JSON.stringify({ messenger_user_id: '1001' });
  const { dashboard_url: link } = JSON.parse(
    await answered(`${url}/dashboard/token`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    }),
  ) as { dashboard_url: string };
  const context = await browser.newContext({ viewport: screens[screen], locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript(firstViewMark);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttled });
    await page.goto(link);
    const firstViewMs = await page.evaluate('globalThis.firstViewMs');
    const scriptBytes = await page.evaluate(
      "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)",
    );
    return { firstViewMs: Number(firstViewMs), scriptBytes: Number(scriptBytes) };
  } finally {
    await context.close();
  }
}

/** Promises when the first event has been painted: in the frame after the one that draws it. */
const firstViewMark = `globalThis.firstViewMs = new Promise((resolve) => {
  new MutationObserver((_records, observer) => {
    if (!document.querySelector('[data-event]')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true });
});`;
