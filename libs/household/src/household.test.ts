import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toHex } from './colors.ts';
import { HouseholdFileError, loadHousehold, parseHousehold } from './load-household.ts';
import { whoIsWho } from './who-is-who.ts';

const file = `
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, aliases: [Mama], role: parent, messenger_user_id: "1001", designated: true, calendar_color: "#1A73E8", emails: [ana@example.org] }
  - { id: maya, name: Maya Rivera, role: child, current_grade: 4 }
  - { id: leo, name: Leo Rivera, role: child, calendar_color: purple }
  - { id: zoe, name: Zoë, role: other }
`;
const problemsOf = (text: string): readonly string[] => {
  try {
    parseHousehold(text);
  } catch (error) {
    if (error instanceof HouseholdFileError) return error.problems;
    throw error;
  }
  return [];
};

describe('the family configuration file', () => {
  test('is read with its defaults: one local calendar, no rules, no places', () => {
    const household = parseHousehold(file);
    expect(household).toMatchObject({
      familyId: 'rivera',
      timezone: 'America/Chicago',
      groupChatId: null,
      rules: [],
      places: [],
      reminders: [],
      tomorrowAt: null,
    });
    expect(household.calendars).toEqual([
      {
        id: 'family',
        kind: 'local',
        owner: null,
        isDefault: true,
        url: null,
        credentialVariables: null,
        alarms: false,
        refreshMs: null,
      },
    ]);
    expect(household.members[1]).toMatchObject({
      id: 'maya',
      currentGrade: '4',
      nickname: null,
      aliases: [],
      emails: [],
      designated: false,
    });
  });

  test('may name a locale, which is en-US otherwise', () => {
    expect(parseHousehold(file).locale).toBe('en-US');
    expect(parseHousehold(`${file}locale: en-gb\n`).locale).toBe('en-GB');
    for (const locale of ['en_GB', 'xx-unknown', '""', '1'])
      expect(problemsOf(`${file}locale: ${locale}\n`)).toEqual([expect.stringMatching(/^locale: must be /)]);
  });

  test('tells changes of the next seven days to the group unless it says otherwise', () => {
    const changes = (text: string) => parseHousehold(`${file}${text}`).changes;
    expect(changes('')).toEqual({ withinDays: 7, to: 'group' });
    expect(changes('changes: { within_days: 0 }\n')).toEqual({ withinDays: 0, to: 'group' });
    expect(changes('changes: { within_days: 14, to: ana }\n')).toEqual({ withinDays: 14, to: 'ana' });
    expect(problemsOf(`${file}changes: { within_days: 61, to: concerned, often: true }\n`)).toEqual([
      'changes.within_days: must be from 0 to 60',
      'changes.often: is not a field of the family configuration file',
    ]);
    expect(problemsOf(`${file}changes: { to: maya }\n`)).toEqual([
      'changes.to: maya has no messenger_user_id, so no message would arrive',
    ]);
    expect(problemsOf(`${file}changes: { to: nana }\n`)).toEqual([
      'changes.to: must be concerned, parents, group or the id of a member; no member has the id nana',
    ]);
  });

  test('says how often a calendar is read', () => {
    const calendars = (fields: string) => `${file}calendars: [{ id: family }, { id: school, ${fields} }]\n`;
    const refresh = (value: string) => calendars(`url: "https://school.example/c.ics", refresh: ${value}`);
    const read = (text: string) => parseHousehold(text).calendars.map(({ refreshMs }) => refreshMs);
    expect(read(refresh('1m'))).toEqual([null, 60_000]);
    expect(read(refresh('2h'))).toEqual([null, 7_200_000]);
    expect(read(calendars('caldav: "https://dav.example/", refresh: 1d'))).toEqual([null, 86_400_000]);
    for (const value of ['0m', '30s', '1.5h', 'hourly'])
      expect(problemsOf(refresh(value))).toEqual(['calendars[1].refresh: must be 1m or longer, such as 15m, 2h or 1d']);
    expect(problemsOf(calendars('refresh: 1h'))).toEqual([
      'calendars[1]: refresh belongs to a calendar with url or caldav',
    ]);
  });

  test('may be JSON', () => {
    expect(
      parseHousehold(
        JSON.stringify({ family_id: 'a', timezone: 'UTC', members: [{ id: 'x', name: 'X', role: 'parent' }] }),
      ).familyId,
    ).toBe('a');
  });

  test('tells kinds of calendar apart, and the first that takes events is the default', () => {
    const { calendars } = parseHousehold(
      `${file}calendars: [{ id: school, url: "webcal://school.example/c.ics" }, { id: work, owner: ana, caldav: "https://dav.example/work/" }, { id: home }]`,
    );
    expect(calendars.map(({ id, kind, isDefault }) => [id, kind, isDefault])).toEqual([
      ['school', 'subscribed', false],
      ['work', 'mirrored', false],
      ['home', 'local', true],
    ]);
  });

  test('names the variables that hold a calendar’s own user name and password', () => {
    const { calendars } = parseHousehold(
      `${file}calendars: [{ id: home }, { id: work, caldav: "https://dav.example/work/", username_env: WORK_USER, password_env: WORK_PASSWORD }]`,
    );
    expect(calendars.map(({ credentialVariables }) => credentialVariables)).toEqual([
      null,
      { username: 'WORK_USER', password: 'WORK_PASSWORD' },
    ]);
  });

  test('says when to remind whom of what', () => {
    const { reminders, tomorrowAt, calendars } = parseHousehold(
      `${file}calendars: [{ id: home, alarms: true }]
tomorrow: "19:00"
reminders:
  - { calendar: home, who: leo, title: Swim, all_day: false, before: [30m, 2h, "1d 19:00"], to: concerned }
  - { who: [leo, ana], before: [1w, 0m, "0d 07:05"], to: ana }
`,
    );
    expect([tomorrowAt, calendars.map(({ alarms }) => alarms)]).toEqual([19 * 60, [true]]);
    expect(reminders).toEqual([
      {
        calendar: 'home',
        who: ['leo'],
        title: 'Swim',
        allDay: false,
        before: [
          { text: '30m', days: 0, minutes: 30, at: null },
          { text: '2h', days: 0, minutes: 120, at: null },
          { text: '1d 19:00', days: 1, minutes: 0, at: 1_140 },
        ],
        to: 'concerned',
      },
      {
        calendar: null,
        who: ['leo', 'ana'],
        title: null,
        allDay: null,
        before: [
          { text: '1w', days: 7, minutes: 0, at: null },
          { text: '0m', days: 0, minutes: 0, at: null },
          { text: '0d 07:05', days: 0, minutes: 0, at: 425 },
        ],
        to: 'ana',
      },
    ]);
  });

  test.each([
    ['', ['the file: must be of type object']],
    ['members: [', [expect.stringContaining('cannot be read as JSON or YAML')]],
    ['family_id: a\nmembers: []', ['timezone: is missing', 'members: must name at least one member']],
    [`${file}colour: red`, ['colour: is not a field of the family configuration file']],
    [file.replace('America/Chicago', 'Chicago'), ['timezone: must be an IANA time zone such as America/Chicago']],
    [file.replace('purple', 'purplish'), ['members[2].calendar_color: must be a colour such as "#1a73e8" or purple']],
    [file.replace('role: other', 'role: dog'), ['members[3].role: must be parent, child or other']],
    [
      file.replace('name: Zoë', 'nam: Zoë'),
      ['members[3].name: is missing', 'members[3].nam: is not a field of the family configuration file'],
    ],
    [file.replace('ana@example.org', 'ana'), ['members[0].emails[0]: must be an e-mail address']],
    [file.replace('id: zoe', 'id: leo'), ['members: two members have the id leo']],
    [
      file.replace('name: Leo Rivera', 'name: Leo, designated: true'),
      ['members: only one parent can be designated', 'members[2].designated: only a parent can be designated'],
    ],
    [
      `${file}calendars: [{ id: a, url: "https://x.example", default: true }]`,
      ['calendars: a is subscribed and read-only, so it cannot be the default'],
    ],
    [
      `${file}calendars: [{ id: a, url: "https://x.example" }]`,
      ['calendars: at least one calendar must take new events; every one listed is subscribed'],
    ],
    [
      `${file}calendars: [{ id: a, default: true }, { id: a, default: true, owner: bo }]`,
      [
        'calendars: two calendars have the id a',
        'calendars[1].owner: no member has the id bo',
        'calendars: only one calendar can be the default (a, a)',
      ],
    ],
    [
      `${file}calendars: [{ id: a, url: "https://x.example", caldav: "https://y.example" }]`,
      ['calendars[0]: must have url or caldav, not both'],
    ],
    [
      `${file}calendars: [{ id: a, caldav: "https://x.example", username_env: A_USER }]`,
      ['calendars[0]: must have both username_env and password_env, or neither'],
    ],
    [
      `${file}calendars: [{ id: a, username_env: A_USER, password_env: A_PASSWORD }]`,
      ['calendars[0]: username_env and password_env belong to a calendar with url or caldav'],
    ],
    [
      `${file}calendars: [{ id: a, caldav: "https://me:pass@x.example", username_env: A_USER, password_env: A_PASSWORD }]`,
      ['calendars[0]: must have username_env and password_env, or a user name in its address, not both'],
    ],
    [
      `${file}calendars: [{ id: a, caldav: "https://x.example", username_env: ME, password_env: "my password" }]`,
      [
        'calendars[0].password_env: must be the name of an environment variable in capital letters, such as WORK_CALENDAR_PASSWORD',
      ],
    ],
    [
      file.replace('aliases: [Mama]', `aliases: [${Array(21).fill('Ma').join(', ')}]`),
      ['members[0].aliases: must have at most 20 entries'],
    ],
    [file.replace('"1001"', '[1001]'), ['members[0].messenger_user_id: must be text or a whole number']],
    [
      `${file}places: [{ match: a, minutes_from_home: 1.5 }, { match: b, minutes_from_home: -1 }]`,
      ['places[0].minutes_from_home: must be a whole number', 'places[1].minutes_from_home: must be from 0 to 1440'],
    ],
    [`${file}rules: [{ id: r, pattern: "(", assign_to: [bo] }]`, ['rules[0].pattern: must be a regular expression']],
    [`${file}rules: [{ id: r, pattern: "x", assign_to: [bo] }]`, ['rules[0].assign_to: no member has the id bo']],
    [
      `${file}reminders: [{ before: ["30 minutes", "2h 19:00", 29d], to: group }, { before: [], to: group }, { before: [1h] }]`,
      [
        ...[0, 1, 2].map(
          (index) =>
            `reminders[0].before[${index}]: must be a time before the event such as "30m", "2h", "1d" or "1d 19:00", at most 28 days`,
        ),
        'reminders[1].before: must have at least one time',
        'reminders[2].to: is missing',
      ],
    ],
    [
      `${file}reminders: [{ calendar: work, who: [bo], before: [1h], to: everybody }, { before: [1h], to: leo }]`,
      [
        'reminders[0].calendar: no calendar has the id work',
        'reminders[0].who: no member has the id bo',
        'reminders[0].to: must be concerned, parents, group or the id of a member; no member has the id everybody',
        'reminders[1].to: leo has no messenger_user_id, so no message would arrive',
      ],
    ],
    [
      `${file}tomorrow: "7 pm"\nreminders: [{ who: 3, before: [1h], to: group }]`,
      [
        'reminders[0].who: must be the id of a member or a list of ids',
        'tomorrow: must be a time of day such as "19:00"',
      ],
    ],
  ])('%j is refused with a sentence for each problem', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('that is missing or huge is refused, and one of endless aliases does not grow', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'household-'));
    expect(() => loadHousehold(path.join(folder, 'none.yaml'))).toThrow(
      /none\.yaml cannot be read: no such file or directory \(ENOENT\)/,
    );
    writeFileSync(path.join(folder, 'huge.yaml'), '#'.repeat(1_100_000));
    expect(() => loadHousehold(path.join(folder, 'huge.yaml'))).toThrow(/is larger than/);
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
    ].join('\n');
    expect(problemsOf(bomb)).toEqual([expect.stringContaining('cannot be read as JSON or YAML')]);
  });
});

describe('who is who', () => {
  const { membersOf, colorOf, colorOfAll } = whoIsWho(parseHousehold(file));
  const nobody = { summary: '', attendees: [], categories: [], calendarOwner: null };

  test.each([
    [{ summary: 'Leo: piano' }, ['leo']],
    [{ summary: "leo's party with MAYA" }, ['maya', 'leo']],
    [{ summary: 'Leonard visits, Amaya too' }, []],
    [{ summary: 'Mom and Mama' }, ['ana']],
    [{ summary: 'Dinner with Ana  Rivera' }, ['ana']],
    [{ summary: 'Zoe\u0308 swims' }, ['zoe']],
    [{ summary: 'Zoëlle swims' }, []],
    [{ attendees: ['mailto:ANA@example.org', 'someone@else.example'] }, ['ana']],
    [{ attendees: ['Maya Rivera'] }, ['maya']],
    [{ categories: ['leo', 'School'] }, ['leo']],
    [{ calendarOwner: 'maya' }, ['maya']],
    [{ summary: 'Rivera family lunch' }, []],
  ])('%j concerns %j', (event, ids) => {
    expect(membersOf({ ...nobody, ...event }).map(({ id }) => id)).toEqual(ids);
  });

  test('names with hyphens, apostrophes and signs are read as they are written', () => {
    const names = ['Anne-Marie O\u2019Neil', 'J.R. (Junior) Ewing', 'Nguy\u1ec5n Th\u1ea3o'];
    const people = whoIsWho(
      parseHousehold(
        JSON.stringify({
          family_id: 'a',
          timezone: 'UTC',
          members: names.map((name, index) => ({ id: `m${index}`, name, role: 'other' })),
        }),
      ),
    );
    const idsOf = (summary: string) => people.membersOf({ ...nobody, summary }).map(({ id }) => id);
    expect(
      ["ANNE-MARIE O'NEIL swims", 'Annexmarie swims', 'J.R. drives', 'JxRx drives', 'Nguy\u1ec5n: piano'].map(idsOf),
    ).toEqual([['m0'], [], ['m1'], [], ['m2']]);
  });

  test("colours are the members' own, otherwise from the palette by their place, and neutral for nobody", () => {
    const [ana, maya, leo] = parseHousehold(file).members;
    expect([ana, maya, leo].map((member) => member && colorOf(member))).toEqual(['#1a73e8', '#b4530a', '#800080']);
    expect([colorOfAll([]), toHex('#AbC')]).toEqual(['#546274', '#aabbcc']);
  });
});
