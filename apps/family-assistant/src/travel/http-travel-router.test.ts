import { HttpTravelRouter } from './http-travel-router.ts';
import { answer, startFakeTravelHosts } from './testing/fake-travel-hosts.ts';
import type { FakeTravelHosts } from './testing/fake-travel-hosts.ts';

const signal = new AbortController().signal;
const oak = { latitude: 41.88, longitude: -87.63 };
const school = { latitude: 41.9, longitude: 0.0000001 };
let hosts: FakeTravelHosts;

beforeEach(async () => {
  hosts = await startFakeTravelHosts();
});
afterEach(() => hosts.close());

const router = (limitMilliseconds = 5_000) =>
  new HttpTravelRouter({ nominatimUrl: hosts.nominatimUrl, osrmUrl: hosts.osrmUrl, limitMilliseconds });
const answersWith = (body: string, status = 200) => {
  hosts.instead = (_, response) => answer(response, status, body);
};
const routes = (duration: string) => `{"code":"Ok","routes":[{"duration":${duration}}]}`;

test('a location is searched for as text and found', async () => {
  hosts.places.set('12 oak st & elm, züri', [41.88, -87.63]);
  expect(await router().geocode('12 oak st & elm, züri', signal)).toEqual({ kind: 'found', place: oak });
  expect(hosts.requests).toMatchObject([
    {
      url: '/nominatim/search?q=12+oak+st+%26+elm%2C+z%C3%BCri&format=jsonv2&limit=1',
      headers: { 'user-agent': 'Homeroom/0.1 (family calendar)' },
    },
  ]);
});

test('a location that the geocoder does not know is none', async () => {
  expect(await router().geocode('nowhere', signal)).toEqual({ kind: 'none' });
});

test('a way is asked for by longitude and latitude, and takes seconds', async () => {
  hosts.seconds = 912.4;
  expect(await router().route(oak, school, signal)).toEqual({ kind: 'found', seconds: 912.4 });
  expect(hosts.requests).toMatchObject([
    {
      url: '/osrm/route/v1/driving/-87.630000,41.880000;0.000000,41.900000?overview=false',
      headers: { 'user-agent': 'Homeroom/0.1 (family calendar)' },
    },
  ]);
});

test.each([
  ['no way with status 400', 400, '{"code":"NoRoute","message":"Impossible route between points"}'],
  ['no road nearby with status 400', 400, '{"code":"NoSegment"}'],
  ['no way with status 200', 200, '{"code":"NoRoute","routes":[]}'],
  ['a way of over 24 hours', 200, routes('86400.1')],
])('%s is none', async (_, status, body) => {
  answersWith(body, status);
  expect(await router().route(oak, school, signal)).toEqual({ kind: 'none' });
});

test('a way of exactly 24 hours is found', async () => {
  answersWith(routes('86400'));
  expect(await router().route(oak, school, signal)).toEqual({ kind: 'found', seconds: 86_400 });
});

describe.each<[string, string, number?]>([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['another shape', '{"ok":true}'],
  ['a server error', '[]', 500],
  ['a refusal', '{"code":"TooBig"}', 400],
  ['a limit', '[]', 429],
  ['an oversized answer', `["${'a'.repeat(1_100_000)}"]`],
])('%s', (_, body, status) => {
  test('is an error of the host that quotes neither location nor coordinates', async () => {
    answersWith(body, status);
    const messages = [
      await failure(router().geocode('12 oak st', signal)),
      await failure(router().route(oak, school, signal)),
    ];
    for (const message of messages) expect(message).not.toMatch(/oak|41|87|127\.0/);
  });
});

test.each(['91', '-90.5', 'NaN', '', '1,5', '0x10', '1e999'])(
  'a latitude of %j is an error of the host',
  async (lat) => {
    answersWith(JSON.stringify([{ lat, lon: '0' }]));
    await failure(router().geocode('12 oak st', signal));
  },
);

test.each(['180.1', '-181', 'east'])('a longitude of %j is an error of the host', async (lon) => {
  answersWith(JSON.stringify([{ lat: '0', lon }]));
  await failure(router().geocode('12 oak st', signal));
});

test.each(['-1', '"60"', 'null', '1e999', 'NaN'])('a duration of %s is an error of the host', async (duration) => {
  answersWith(routes(duration));
  await failure(router().route(oak, school, signal));
});

test('an answer without any route is an error of the host', async () => {
  answersWith('{"code":"Ok","routes":[]}');
  await failure(router().route(oak, school, signal));
});

test.each([
  ['an answer that does not come', ''],
  ['an answer that does not end', '[{"lat":'],
])('%s is given up at the limit', async (_, begun) => {
  hosts.instead = (__, response) => {
    if (begun !== '') response.writeHead(200, { 'content-type': 'application/json' }).write(begun);
    return true;
  };
  expect(await failure(router(100).geocode('12 oak st', signal))).toBe('The geocoder took too long to answer.');
});

test('a redirect is not followed, so that a location goes nowhere else', async () => {
  hosts.instead = (_, response) => {
    response.writeHead(302, { location: '/nominatim/search?q=elsewhere' }).end();
    return true;
  };
  await failure(router().geocode('12 oak st', signal));
  expect(hosts.requests).toHaveLength(1);
});

test('a host that refuses connections is an error with its code and no address', async () => {
  await hosts.close();
  expect(await failure(router().geocode('12 oak st', signal))).toBe('The geocoder could not be asked (ECONNREFUSED).');
});

test('a call ends with the reason of its signal', async () => {
  const stopping = new AbortController();
  const reason = new Error('stopping');
  hosts.instead = () => {
    stopping.abort(reason);
    return true;
  };
  await expect(router().route(oak, school, stopping.signal)).rejects.toBe(reason);
  await expect(router().route(oak, school, stopping.signal)).rejects.toBe(reason);
  expect(hosts.requests).toHaveLength(1);
});

/** The message of the host's error that a call ends with. */
async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'TravelHostError' });
  expect((error as Error).cause).toBeUndefined();
  return (error as Error).message;
}
