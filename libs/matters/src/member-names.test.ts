import { parseHousehold } from '@homeroom/household';
import { memberNames } from './member-names.ts';

const { members } = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, aliases: [Ani], role: parent }
  - { id: ben, name: Ben Rivera, role: parent }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
  - { id: kit, name: Kit, role: child }
`);
const named = (text: string) => members.filter((member) => memberNames(member).standIn(text)).map(({ id }) => id);

test.each([
  ['Dear Leo, dear Maya', ['maya', 'leo']],
  ['Leo Rivera and BEN RIVERA', ['ben', 'leo']],
  ['Leo J. Rivera', ['leo']],
  ['RIVERA / ANA MS, RIVERA/LEO MSTR', ['ana', 'leo']],
  ['Maya R., grade 4', ['maya']],
  ['Rivera, Leo', ['leo']],
  ['Thanks, Ben', ['ben']],
  ['Student: Leo Grade: 1', ['leo']],
  ['On Monday Leo Has a dentist appointment', ['leo']],
  ['Leo Dentist Visit\nThe dentist sees him at 4.', ['leo']],
  ['We saw Maya Wednesday', ['maya']],
  ['Maya’s recital and Leo’s game', ['maya', 'leo']],
  ['Ani, please call Mom', ['ana']],
  ['Kit Carson', ['kit']],
  ['Leo Grant will speak. Leo, bring your book.', ['leo']],
])('“%s” names %j', (text, ids) => {
  expect(named(text)).toEqual(ids);
});

test.each([
  'Ben Liao, Treasurer',
  'BEN LIAO, TREASURER',
  'Mr. Leo Grant',
  'Mr. Ben teaches art',
  'Dr. Maya Chen',
  'Coach Leo',
  'St. Leo parish',
  'Maya T. and Leo K.',
  'Ana-Maria Lopez',
  'Liao, Ben\nGrant, Leo',
  'Leo Club meeting',
  'Leo vel fringilla est ullamcorper eget nulla.',
  'Lorem ipsum dolor sit amet, Leo urna molestie.',
  'Leonard and Benny',
])('“%s” names nobody of the family', (text) => {
  expect(named(text)).toEqual([]);
});
