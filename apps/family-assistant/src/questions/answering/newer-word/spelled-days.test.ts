import { withSpelledDays } from './spelled-days.ts';

test.each([
  [
    'can we bump it from mon 28 to tues 29, still 7:30?',
    'can we bump it from Monday the 28th, moved to Tuesday the 29th, still 7:30?',
  ],
  ['they pushed thurs to 5:00', 'they pushed Thursday to 5:00'],
  ['got a funeral fri morning', 'got a funeral Friday morning'],
  ['wed instead of tues?', 'Wednesday instead of Tuesday?'],
  ['yeah the 29th is fine, be there at quarter to 7', 'yeah on the 29th is fine, be there at quarter to 7'],
  ['on the 29th is fine', 'on the 29th is fine'],
  ['come at half past twelve not one, love', 'come at 12:30 not 1, love'],
  ['be there at quarter to seven, not seven', 'be there at 6:45, not 7'],
  ['bring one not two cakes', 'bring one not two cakes'],
  ['the 1st is $5', 'the 1st is $5'],
  ['see you sat at 9', 'see you Saturday at 9'],
  ['we sat in the sun', 'we sat in the sun'],
  ['she sat at the front', 'she sat at the front'],
  ['Friday 3 pm', 'Friday 3 pm'],
  ['practice is now sat 9 to 11', 'practice is now Saturday 9 to 11'],
  ['the fair is Sunday 10 till noon', 'the fair is Sunday 10 till noon'],
  ['camping fri 28 to sun 30', 'camping Friday the 28th to Sunday the 30th'],
  ['camp is Monday 4 to 8th', 'camp is Monday the 4th to 8th'],
])('%j is read as %j', (sentence, spelled) => {
  expect(withSpelledDays(sentence)).toBe(spelled);
});
