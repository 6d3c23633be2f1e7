import { athleteStatus, caseStatus, gradeNumber, isAddress, listItems, oneRosterRole } from './mapping.ts';

test.each([
  ['09', 9],
  ['9', 9],
  ['12', 12],
  ['13', 13],
  ['KG', 0],
  ['kg', 0],
  ['K', 0],
  ['TK', 0],
  ['PK', -1],
  ['PR', -1],
  ['IT', -1],
  ['10,11', 10],
  [' KG , 01', 0],
  ['', null],
  ['UG', null],
  ['PS', null],
  ['Other', null],
  ['14', null],
  ['ninth', null],
  ['1.5', null],
  ['-1', null],
])('grade %j is %j', (cell, grade) => {
  expect(gradeNumber(cell)).toBe(grade);
});

test.each([
  ['', 'cleared'],
  ['cleared', 'cleared'],
  ['Full', 'cleared'],
  ['LIMITED', 'restricted'],
  ['modified', 'restricted'],
  ['reduced', 'restricted'],
  ['Restricted', 'restricted'],
  ['out', 'out'],
  ['Not Fit', 'out'],
  ['not-fit', 'out'],
  ['Deferred', 'out'],
  ['Pending', 'pending'],
  ['On Holiday', 'On Holiday'],
])('athlete status %j is %j', (cell, status) => {
  expect(athleteStatus(cell)).toBe(status);
});

test.each([
  ['active', 'active'],
  ['Active', 'active'],
  ['closed', 'closed'],
  ['Under Review', 'Under Review'],
])('case status %j is %j', (cell, status) => {
  expect(caseStatus(cell)).toBe(status);
});

test.each([
  ['', []],
  ['Soccer', ['Soccer']],
  ['Soccer, Track', ['Soccer', 'Track']],
  ['Soccer,,Soccer , Track', ['Soccer', 'Track']],
])('the items of %j are %j', (cell, items) => {
  expect(listItems(cell)).toEqual(items);
});

test.each([
  ['Teacher', 'teacher'],
  ['siteadministrator', 'siteAdministrator'],
  ['admin', 'other'],
  ['coach', 'other'],
  ['at', 'other'],
  ['wizard', 'other'],
])('role word %j is %j', (word, role) => {
  expect(oneRosterRole(word)).toBe(role);
});

test.each([
  ['ana@example.org', true],
  ["o'hara+x@mail.example.co.uk", true],
  ['zoë@exämple.org', true],
  ['ana@localhost', true],
  ['ana', false],
  ['ana@', false],
  ['@example.org', false],
  ['a b@example.org', false],
  ['ana@example..org', false],
  ['ana@example.org.', false],
  ['Ana <ana@example.org>', false],
  ['a@b@c', false],
  [`${'a'.repeat(250)}@example.org`, false],
])('%j is an address: %j', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
