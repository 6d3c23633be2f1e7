import { parseHousehold } from '@homeroom/household';
import { concernedMembers, gradesIn } from './concerned-members.ts';

const people = concernedMembers(
  parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, aliases: [Mama], role: parent }
  - { id: will, name: Will Rivera, role: child, current_grade: K, school: Saint Brendan Academy, teacher: Mrs. Lindqvist }
  - { id: maya, name: Maya Rivera, role: child, current_grade: "4th", school: Lakeside Elementary, teacher: Mr. Okafor }
  - { id: leo, name: Leo Rivera, role: child, current_grade: "1", school: Lakeside Elementary }
rules:
  - { id: soccer, pattern: "soccer|cleats", assign_to: [maya] }
  - { id: empty, assign_to: [ana] }
`),
);
const who = (text: string, source = '', { newsletterTitle = '', ofSchool = true } = {}) =>
  people.of({ text, source, newsletterTitle, ofSchool }).map(({ id }) => id);

test.each([
  ['Maya has a new book.', ['maya']],
  ['LEO and Maya are invited.', ['maya', 'leo']],
  ['Muffins with Mom', ['ana']],
  ['Leon will be there, and so will you.', []],
  ['Mayas Bücher', []],
  ['The Rivera family', []],
  ['Mr Okafor’s class', ['maya']],
  ['Coach Okafor', ['maya']],
  ['the Okafor bakery', []],
  ['Ms. Okafor, Principal', []],
  ['Ms. Lindqvist’s class', ['will']],
  ['Mr. Lindqvist drives the bus', []],
  ['All fourth graders', ['maya']],
  ['4th grade and 1st grade', ['maya', 'leo']],
  ['first, third and fifth graders', ['leo']],
  ['Grades K-2', ['will', 'leo']],
  ['Grades 3 to 5', ['maya']],
  ['Kindergarten round-up', ['will']],
  ['grade 12', []],
  ['Lakeside Elementary is closed.', ['maya', 'leo']],
  ['Boats at Lakeside Park', []],
  ['Soccer starts.', ['maya']],
  ['Soccer for Leo', ['leo']],
  ['For all families of Lakeside Elementary: grade 4 sings, all listen.', ['maya', 'leo']],
  ['School-wide run at Lakeside Elementary; kindergarten starts at 9.', ['will', 'maya', 'leo']],
  ['The whole school of Whitman Elementary runs, grade 1 first.', ['leo']],
  ['All families in Mr. Okafor’s class at Lakeside Elementary', ['maya']],
  ['Every family of grade 1 at Lakeside Elementary', ['leo']],
  ['Maya’s part: all families of Lakeside Elementary bake.', ['maya']],
  ['For all schools of the district: tests in grades 3–8', ['will', 'maya', 'leo']],
  ['Elementary, middle and high schools: closed on Monday', ['will', 'maya', 'leo']],
  ['Tickets for grade 4 are sold at all schools.', ['maya']],
])('%s → %j', (text, ids) => {
  expect(who(text)).toEqual(ids);
});

test.each([
  ['Lakeside Weekly', ['maya', 'leo']],
  ['Lakeside Elementary PTA', ['maya', 'leo']],
  ['lakeside', ['maya', 'leo']],
  ['Saint Brendan Academy', ['will']],
  ['Lakeside Soccer Club', ['maya']],
  ['Lakeside Marina', []],
  ['Mrs. Lindqvist', ['will']],
])('sent by %s → %j', (source, ids) => {
  expect(who('It is on Tuesday.', source)).toEqual(ids);
});

test('what a school only passes on concerns nobody in particular', () => {
  expect(who('The library has a sale.', 'Lakeside Weekly', { ofSchool: false })).toEqual([]);
  expect(who('Maya reads there.', 'Lakeside Weekly', { ofSchool: false })).toEqual(['maya']);
});

test.each(['Anna-Lena has a new book.', 'Ms. Smith-Jones, Room 4', 'News of Mary-Lee Elementary', 'Hi Lena-Lou!'])(
  'names with a hyphen are found: %s',
  (text) => {
    const hyphenated = concernedMembers(
      parseHousehold(`
family_id: park
timezone: America/Chicago
members:
  - id: lena
    name: Anna-Lena Park
    nickname: Lena-Lou
    role: child
    school: Mary-Lee Elementary
    teacher: Ms. Smith-Jones
`),
    );
    const clues = { text, source: '', newsletterTitle: '', ofSchool: true };
    expect(hyphenated.of(clues).map(({ id }) => id)).toEqual(['lena']);
  },
);

test('the title of the newsletter counts where the matter names nobody', () => {
  expect(who('Bring a book.', '', { newsletterTitle: 'News of grade 1' })).toEqual(['leo']);
  expect(who('Maya, bring a book.', '', { newsletterTitle: 'News of grade 1' })).toEqual(['maya']);
});

test('grades are found in words, figures and ranges', () => {
  expect([...gradesIn('K–1, grades 3, 4 and 6, second grade, 11th graders')].sort()).toEqual([
    '0',
    '1',
    '11',
    '2',
    '3',
    '4',
    '6',
  ]);
  expect(gradesIn('grade 1-99').size).toBeLessThanOrEqual(13);
});

test('a form is about the one whom its field names, whatever grades it lists', () => {
  expect(who('Camper: Leo Rivera  Session 2\nPuffins (grades 1 – 2), Gulls (grades 3 – 5)')).toEqual(['leo']);
});

test('a letter that speaks of many grades one by one is for the whole school', () => {
  const text = 'The nurse sees first graders. Third graders sing on Monday, fifth graders sell plants.';
  expect(who(text, 'Lakeside Elementary')).toEqual(['maya', 'leo']);
});
