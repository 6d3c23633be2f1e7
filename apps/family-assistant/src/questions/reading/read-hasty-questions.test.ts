import { readingSummary } from './testing/reading-summary.ts';

test.each([
  ['is Grandma coming this week', 'whether all | Grandma | this week'],
  ['How many soccer games are left counting today?', 'how-many all | soccer games'],
  ['counting tonight how many practices do we have left', 'how-many all | practices'],
  ['Is there practice on my birthday?', 'whether next | ana | practice | during birthday'],
  ["Is there practice on Leo's birthday?", "whether next | practice | during Leo's birthday"],
  ['when do they let us out on friday', 'until all | school | Friday, December 4 | unsure'],
  ['What time are we done after the concert on Sunday?', 'until all | concert | Sunday, December 6'],
  ['is there after school club on the 21st', 'whether all | after school club | Monday, December 21'],
  ["leo's last swim lesson is", 'when last | leo | swim lesson'],
  ['once the party is over how long til the recital', 'gap all | party and the recital'],
  ['How long is the drive to Madison?', 'how-long next | Madison | unsure'],
  ['how many days of leave do i have in march', 'how-long all | ana | leave | in March 2027'],
  ['when do we land, Spanish time', 'until next | flight'],
  ['which day is the recycling after xmas', 'when next | recycling | from Saturday, December 26'],
  ['Flight goes when and lands when', 'when next | Flight & until next | Flight'],
  ['are we skating with the Chens or is that canceled', 'whether all | skating with the Chens | unsure'],
  ["leo's recital on the 19th, can I make it", 'attend all | leo | recital | Saturday, December 19 | unsure'],
  ['can Dad take Leo to the dentist', 'attend all | dentist'],
  ['who is home when the plumber comes', 'who-is-free all | each | during plumber comes'],
  ['how old is Leo turning', 'when next | leo | birthday | unsure'],
  ['what did we plan for the 24th', 'list all | Thursday, December 24'],
  ['when is constructor club', 'when next | constructor club'],
])('%j of Tuesday, December 1, is read', (question, expected) => {
  expect(readingSummary(question)).toBe(expected);
});
