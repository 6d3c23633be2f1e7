import { emptyLink, linkProblems, linkRequest } from './link-draft.ts';

test('a link to everything needs a name only', () => {
  expect(linkProblems(emptyLink)).toEqual({
    label: 'Give it a name, so that you know it in the list.',
    who: null,
    calendars: null,
  });
  expect(linkRequest({ ...emptyLink, label: ' Grandma ' })).toEqual({ label: 'Grandma', detail: 'full' });
});

test('nobody and no calendar are not everybody and all calendars', () => {
  expect(linkProblems({ ...emptyLink, label: 'Sitter', who: [], calendars: [] })).toEqual({
    label: null,
    who: 'Choose whose events it shows.',
    calendars: 'Choose which calendars it shows.',
  });
});

test('what is chosen is asked for', () => {
  const draft = { label: 'Sitter', who: ['maya'], calendars: ['family'], detail: 'times' as const, days: 14 };
  expect(linkRequest(draft)).toEqual(draft);
});
