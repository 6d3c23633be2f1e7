import { useTestDatabase } from '@homeroom/testing';
import { calendar, event } from './calendar-fixtures.ts';
import { ReminderTestService, type ListedReminder } from './reminder-service-fixture.ts';

const database = useTestDatabase('family-assistant');
const rules = `
reminders:
  - { title: trash, before: ["0d 18:00"], to: group }
  - { all_day: true, before: ["1d 19:00"], to: parents }
  - { who: maya, before: [30m, "1d 19:00"], to: concerned }
  - { title: both, before: [1h], to: parents }
  - { who: [ben], before: [1h], to: concerned }
  - { who: ana, before: [1h, 2h], to: ben }
`;
const day = (time: string) => `2026-11-18T${time}-06:00`;
let reminders: ReminderTestService;
beforeEach(async () => {
  reminders = await ReminderTestService.open(database.url, rules, day('12:00'));
});
afterEach(() => reminders.close());

const local = (name: string, time: string) => `${name};TZID=America/Chicago:202611${time}`;
const timed = (uid: string, summary: string, start: string, end: string, ...lines: string[]) =>
  event(`UID:${uid}`, `SUMMARY:${summary}`, local('DTSTART', start), local('DTEND', end), ...lines);
const orthodontist = (start = '18T154500', end = '18T163000', ...lines: string[]) =>
  timed('ortho', 'Maya: orthodontist', start, end, 'LOCATION:Bright Smiles', ...lines);
const put = (...events: string[]) => reminders.service.importText('family', calendar(...events));
const leave = 'Ana: Leave by 3:20 PM (25 min): Maya, orthodontist, 3:45 PM, Bright Smiles.';

describe('a reminder', () => {
  test('is sent at its time with the time to leave, and once', async () => {
    await put(orthodontist());
    await reminders.turnAt(day('15:14'));
    expect(await reminders.reminders()).toEqual([`due 11-18T15:15 ${leave}`]);
    await reminders.turnAt(day('15:15'));
    await reminders.turnAt(day('15:16'));
    await reminders.restart();
    await reminders.turn();
    expect(reminders.told()).toEqual([leave]);
    const [message] = reminders.telegram.accepted;
    const [shown] = await listed();
    expect(message?.buttons).toEqual([
      [
        { label: 'Done', data: `rem:${shown?.id}:done` },
        { label: 'In 10 minutes', data: `rem:${shown?.id}:10` },
      ],
    ]);
    expect(shown).toMatchObject({ status: 'sent', sent_at: day('15:15:00'), chat_id: '1001' });
    expect(shown?.event).toMatchObject({ summary: 'Maya: orthodontist', travel_time_minutes: 25 });
  });

  test('goes to whom the first rule that matches names', async () => {
    // No job has planned anything: the list follows the calendars by itself.
    await put(
      timed('both', 'Both at school', '18T160000', '18T170000'),
      timed('trash', 'Trash day', '18T200000', '18T203000'),
      timed('ben', 'Ben dentist', '18T150000', '18T160000'),
      timed('ana', 'Mom yoga', '18T153000', '18T160000'),
      timed('nobody', 'Concert', '18T153000', '18T160000'),
      event('UID:holiday', 'SUMMARY:No school', 'DTSTART;VALUE=DATE:20261119'),
    );
    expect(await reminders.reminders()).toEqual(
      [
        'due 11-18T13:30 Ben: Ana, yoga, 3:30 PM.',
        'due 11-18T14:00 Ben: Ben, dentist, 3:00 PM.',
        'due 11-18T14:30 Ben: Ana, yoga, 3:30 PM.',
        'due 11-18T15:00 Ana: Both at school, 4:00 PM.',
        'due 11-18T15:00 Ben: Both at school, 4:00 PM.',
        'due 11-18T18:00 group: Trash day, 8:00 PM.',
        'due 11-18T19:00 Ana: No school, tomorrow, all day.',
        'due 11-18T19:00 Ben: No school, tomorrow, all day.',
      ].toSorted(),
    );
  });

  test('of an appointment on two calendars comes once, with the place that one of them has', async () => {
    await put(timed('copy', 'orthodontist', '18T154500', '18T163000', 'LOCATION:Bright Smiles'));
    await reminders.service.importText('maya', calendar(timed('own', 'orthodontist', '18T154500', '18T163000')));
    await reminders.turnAt(day('15:15'));
    expect(reminders.told()).toEqual([leave]);
  });

  test('follows its event: it moves, goes and comes back', async () => {
    await put(orthodontist());
    await reminders.turn();
    await put(orthodontist('18T164500', '18T173000'));
    await reminders.turnAt(day('15:15'));
    expect(reminders.told()).toEqual([]);
    expect(await reminders.reminders()).toEqual([
      'due 11-18T16:15 Ana: Leave by 4:20 PM (25 min): Maya, orthodontist, 4:45 PM, Bright Smiles.',
    ]);
    const [shown] = await listed();
    reminders.setClock(day('16:10'));
    await reminders.service.send('delete', `/calendar/events/${shown?.event.id}`).expect(200);
    await reminders.turnAt(day('16:15'));
    expect([reminders.told(), await reminders.reminders()]).toEqual([[], []]);
    const { body } = await reminders.service.undo({ action: 'list' });
    await reminders.service.undo({ action: 'undo', operation_id: body.operations[0].id }).expect(200);
    await reminders.turn();
    expect(reminders.told()).toHaveLength(1);
  });

  test('of a moved event is sent again at the new time, and right away when that has passed', async () => {
    await put(orthodontist());
    await reminders.turnAt(day('15:15'));
    await put(orthodontist('18T170000', '18T174500'));
    await reminders.turnAt(day('15:20'));
    expect(reminders.told()).toHaveLength(1);
    await reminders.turnAt(day('16:30'));
    await put(orthodontist('18T164500', '18T173000'));
    await reminders.turnAt(day('16:31'));
    await reminders.turnAt(day('16:40'));
    expect(reminders.told().slice(1)).toEqual([
      'Ana: Leave by 4:35 PM (25 min): Maya, orthodontist, 5:00 PM, Bright Smiles.',
      'Ana: Leave now (25 min): Maya, orthodontist, 4:45 PM, Bright Smiles.',
    ]);
  });

  test('of an event that was added at short notice is sent when no other follows', async () => {
    await put(orthodontist(), timed('run', 'Maya run', '18T122000', '18T130000'));
    await reminders.turn();
    expect(reminders.told()).toEqual(['Ana: Maya, run, 12:20 PM.']);
    expect(await reminders.reminders()).toContain(`due 11-18T15:15 ${leave}`);
  });

  test('of a series follows moved, excepted and cancelled instances', async () => {
    const series = event(
      'UID:swim',
      'SUMMARY:Maya swim',
      local('DTSTART', '17T160000'),
      local('DTEND', '17T170000'),
      'RRULE:FREQ=DAILY;COUNT=5',
      local('EXDATE', '20T160000'),
    );
    const override = (id: string, start: string, ...lines: string[]) =>
      event('UID:swim', 'SUMMARY:Maya swim', local('RECURRENCE-ID', id), local('DTSTART', start), ...lines);
    await put(series, override('18T160000', '18T180000'), override('19T160000', '19T160000', 'STATUS:CANCELLED'));
    await reminders.turn();
    expect(await reminders.reminders()).toEqual(['due 11-18T17:30 Ana: Maya, swim, 6:00 PM.']);
    await reminders.turnAt('2026-11-19T17:00-06:00');
    expect((await reminders.reminders()).slice(1)).toEqual([
      'due 11-20T19:00 Ana: Maya, swim, tomorrow 4:00 PM.',
      'due 11-21T15:30 Ana: Maya, swim, 4:00 PM.',
    ]);
  });

  test('counts days by the calendar and hours by the clock when the clocks change', async () => {
    await reminders.close();
    reminders = await ReminderTestService.open(
      database.url,
      'reminders: [{ before: [1d, 24h, "1d 19:00"], to: group }]',
      '2026-10-31T12:00-05:00',
    );
    await put(event('UID:late', 'SUMMARY:Run', 'DTSTART;TZID=America/Chicago:20261101T200000', 'DURATION:PT1H'));
    await reminders.turn();
    expect(await reminders.reminders()).toEqual([
      'due 10-31T19:00 group: Run, tomorrow 8:00 PM.',
      'due 10-31T20:00 group: Run, tomorrow 8:00 PM.',
      'due 10-31T21:00 group: Run, tomorrow 8:00 PM.',
    ]);
  });

  test('whose time is in quiet hours comes before they begin', async () => {
    await put(orthodontist('19T063000', '19T071500'));
    await reminders.turnAt(day('18:59'));
    expect((await reminders.reminders()).map((line) => line.slice(0, 19))).toEqual([
      'due 11-18T19:00 Ana',
      'due 11-18T21:55 Ana',
    ]);
    await reminders.turnAt(day('19:00'));
    await reminders.turnAt(day('21:55'));
    expect(reminders.told()[1]).toBe(
      'Ana: Leave by 6:05 AM tomorrow (25 min): Maya, orthodontist, 6:30 AM, Bright Smiles.',
    );
  });

  test('that is late is sent while the event has not begun, the last one only, otherwise dropped and logged', async () => {
    await put(orthodontist('18T154500', '18T163000'), timed('run', 'Maya run', '18T140000', '18T150000'));
    await reminders.turnAt(day('13:00'));
    await reminders.restart();
    await reminders.turnAt(day('15:30'));
    expect(reminders.told()).toEqual(['Ana: Leave now (25 min): Maya, orthodontist, 3:45 PM, Bright Smiles.']);
    expect((await reminders.reminders()).map((line) => line.split(' ')[0])).toEqual(['dropped', 'sent']);
    expect(reminders.service.logLines.join()).toContain('notice dropped');
  });

  test('comes from the alarms of an event where its calendar says so', async () => {
    const alarm = (...lines: string[]) => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM'];
    const play = (...lines: string[]) => timed('play', 'Play', '18T160000', '18T170000', ...lines);
    await reminders.service.importText(
      'maya',
      calendar(
        play(...alarm('TRIGGER:-PT45M'), ...alarm('TRIGGER;RELATED=END:-PT10M')),
        timed('plain', 'Walk', '18T180000', '18T190000'),
      ),
    );
    await put(play(...alarm('TRIGGER:-PT45M')));
    await reminders.turn();
    expect(await reminders.reminders()).toEqual([
      'due 11-18T15:15 Ana: Maya, Play, 4:00 PM.',
      'due 11-18T16:50 Ana: Maya, Play, 4:00 PM.',
      'due 11-18T17:30 Ana: Maya, Walk, 6:00 PM.',
    ]);
    await reminders.turnAt(day('16:50'));
    expect(reminders.told()).toEqual(['Ana: Maya, Play, 4:00 PM.']);
  });

  test('says below what a letter says to bring', async () => {
    const letter = 'DESCRIPTION:From the letter “Swim week”: “Thursday\\, 3:45 PM. Bring goggles and a towel.”.';
    await put(orthodontist('18T154500', '18T163000', letter));
    await reminders.turnAt(day('15:15'));
    expect(reminders.told()).toEqual([`${leave}\nBring goggles and a towel. (letter “Swim week”)`]);
  });

  test('is sent once by two replicas that plan and send at once', async () => {
    await put(
      ...Array.from({ length: 12 }, (_, index) => timed(`e${index}`, `Maya run ${index}`, '18T160000', '18T170000')),
    );
    const replica = reminders.replica();
    try {
      await Promise.all([reminders.turn(), replica.turn()]);
      expect(await reminders.reminders()).toHaveLength(12);
      for (const one of [reminders, replica]) one.setClock(day('15:30'));
      await Promise.all([reminders.turn(), replica.turn(), reminders.turn(), replica.turn()]);
    } finally {
      await replica.service.close();
    }
    await reminders.turn();
    const told = reminders.told().flatMap((text) => text.match(/run \d+/g) ?? []);
    expect(told.toSorted()).toEqual(Array.from({ length: 12 }, (_, index) => `run ${index}`).toSorted());
  });
});

test('a plan that changes nothing writes nothing', async () => {
  await put(orthodontist('19T154500', '19T163000', 'DESCRIPTION:Bring the card.'));
  await reminders.turn();
  const versions = () => reminders.service.rows('SELECT id, xmin::text FROM notice ORDER BY id');
  const before = await versions();
  await reminders.service.features.reminders.planner.plan();
  expect(before).toHaveLength(2);
  expect(await versions()).toEqual(before);
});

describe('the overview of the next day', () => {
  const overview = (...lines: string[]) =>
    ReminderTestService.open(database.url, ['tomorrow: "19:00"', ...lines].join('\n'), day('12:00'));

  test('goes to the group once, with what to bring, and not for a day with nothing', async () => {
    await reminders.close();
    reminders = await overview();
    await put(
      orthodontist('19T154500', '19T163000'),
      timed('swim', 'Swim', '19T080000', '19T090000', 'DESCRIPTION:From the letter “Swim week”: “Bring goggles.”.'),
      event(
        'UID:slip',
        'SUMMARY:Return permission slip',
        'DTSTART;VALUE=DATE:20261119',
        'X-HOMEROOM-LETTER:c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8',
      ),
      timed('gone', 'Gone', '19T100000', '19T110000', 'STATUS:CANCELLED'),
    );
    await reminders.turnAt(day('18:59'));
    expect(reminders.told()).toEqual([]);
    const replica = reminders.replica();
    for (const one of [reminders, replica]) one.setClock(day('19:00'));
    await Promise.all([reminders.turn(), replica.turn()]);
    await replica.service.close();
    await reminders.turnAt(day('19:10'));
    expect(reminders.told()).toEqual([
      [
        'group: Tomorrow, Thursday, November 19',
        '',
        '• Return permission slip, all day',
        '• Swim, 8:00 AM to 9:00 AM',
        '• Maya, orthodontist, 3:45 PM to 4:30 PM, Bright Smiles (leave by 3:20 PM)',
        '',
        'Bring goggles. (letter “Swim week”)',
      ].join('\n'),
    ]);
    for (let hour = 0; hour < 36; hour += 1) {
      reminders.service.clock.advance(3_600_000);
      await reminders.turn();
    }
    expect(reminders.told()).toHaveLength(1);
  });
});

test('the overview names deadlines of letters that the staging service keeps, and goes without them while it is unavailable', async () => {
  await reminders.close();
  reminders = await ReminderTestService.open(database.url, 'tomorrow: "19:00"', day('12:00'));
  const letter = (end: string) => `X-HOMEROOM-LETTER:c1f7a2d9-6b48-4e05-8a3d-27e91b54f0${end}`;
  await put(
    orthodontist('20T154500', '20T163000', letter('c8')),
    event('UID:form', 'SUMMARY:Return the form', 'DTSTART;VALUE=DATE:20261120', letter('c9')),
  );
  const kept = [
    { id: '0d3b6c52-7f1e-4a98-b2c4-5e8f90a1d637', title: 'Science trip', deadline: '2026-11-19' },
    { id: '0d3b6c52-7f1e-4a98-b2c4-5e8f90a1d638', title: 'Picture day', deadline: '2026-11-21' },
    { id: 'c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8', title: 'Braces', deadline: '2026-11-20' },
    { id: 'c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c9', title: 'Health form', deadline: '2026-11-20' },
  ];
  let asked = 0;
  reminders.letters = () => ((asked += 1), Promise.resolve(kept));
  await reminders.turnAt(day('17:00'));
  expect(asked).toBe(0);
  await reminders.turnAt(day('19:00'));
  expect(reminders.told()).toEqual(['group: Tomorrow, Thursday, November 19\n\nDue: Science trip (a letter)']);
  reminders.letters = () => Promise.reject(new Error('The staging service is unavailable.'));
  await reminders.turnAt('2026-11-19T19:00-06:00');
  expect(reminders.told().slice(1)).toEqual([
    expect.stringMatching(
      /^group: Tomorrow, Friday.*Return the form, .*orthodontist, [^\n]*\n\nDue: Braces \(a letter\)$/s,
    ),
  ]);
});

describe('the buttons of a reminder', () => {
  test('send it again in so many minutes, or not at all', async () => {
    await put(orthodontist());
    await reminders.turnAt(day('15:15'));
    const [{ id } = { id: '' }] = await listed();
    const { body } = await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 10 }).expect(200);
    expect(body).toMatchObject({ id, status: 'due', due_at: day('15:25:00'), sent_at: null });
    await reminders.turnAt(day('15:24'));
    expect(reminders.told()).toHaveLength(1);
    await reminders.turnAt(day('15:25'));
    expect(reminders.told()[1]).toMatch(/^Ana: Leave now \(25 min\): Maya/);
    await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 10 });
    const dismissed = await reminders.service.send('post', `/reminders/${id}/dismiss`).expect(200);
    expect(dismissed.body).toMatchObject({ id, status: 'dismissed' });
    await reminders.turnAt(day('15:40'));
    expect(reminders.told()).toHaveLength(2);
  });

  test('count also after the start, and not when the event is cancelled', async () => {
    await put(orthodontist());
    await reminders.turnAt(day('15:15'));
    const [{ id } = { id: '' }] = await listed();
    await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 45 });
    await reminders.turnAt(day('16:00'));
    expect(reminders.told()).toHaveLength(2);
    await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 10 });
    await put(timed('other', 'Other', '18T180000', '18T190000'));
    await reminders.turnAt(day('16:10'));
    expect(reminders.told()).toHaveLength(2);
    expect(await listed()).toEqual([]);
  });

  test('are answered again with the same key, without doing it twice', async () => {
    await put(orthodontist());
    await reminders.turnAt(day('15:15'));
    const [{ id } = { id: '' }] = await listed();
    const key = { 'Idempotency-Key': 'snooze-1' };
    const first = await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 10 }, key).expect(200);
    reminders.setClock(day('15:20'));
    const again = await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 10 }, key).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await listed())[0]?.due_at).toBe(day('15:25:00'));
    await reminders.service.send('post', `/reminders/${id}/snooze`, { minutes: 11 }, key).expect(422);
  });

  test.each([
    ['post', '/reminders/6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3/dismiss', undefined, 404, 'reminder_not_found'],
    ['post', '/reminders/6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3/snooze', { minutes: 10 }, 404, 'reminder_not_found'],
    ['post', '/reminders/6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3/snooze', { minutes: 0 }, 400, 'invalid_request'],
    ['post', '/reminders/x/dismiss', undefined, 400, 'invalid_request'],
  ] as const)('%s %s %j is answered with %i', async (method, path, body, status, code) => {
    const answer = await reminders.service.send(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('need the bot token', async () => {
    const answer = await reminders.service
      .get('/reminders?start=2026-11-18T00:00:00Z&end=2026-11-19T00:00:00Z')
      .set('Authorization', 'Bearer x');
    expect(answer.status).toBe(401);
    await reminders.service.get('/reminders?start=2026-11-19T00:00:00Z&end=2026-11-18T00:00:00Z').expect(400);
  });
});

async function listed(): Promise<ListedReminder[]> {
  const { body } = await reminders.service.get('/reminders?start=2026-11-18T00:00:00Z&end=2026-11-25T00:00:00Z');
  return body.reminders;
}
