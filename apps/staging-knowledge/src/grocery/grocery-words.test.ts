import type { GroceryItem } from './grocery-item.ts';
import { chosenItems, namedItems, numberedAsShown } from './grocery-words.ts';

describe('things to put on the list', () => {
  test.each<[string, string[]]>([
    ['milk', ['milk']],
    ['milk, 2 l', ['milk | 2 l']],
    ['milk, 2 l, eggs, 12, bread', ['milk | 2 l', 'eggs | 12', 'bread']],
    ['2 l milk\n12 eggs', ['milk | 2 l', 'eggs | 12']],
    ['milk 2l; oat milk x2', ['milk | 2l', 'oat milk | x2']],
    ['2x butter', ['butter | 2x']],
    ['1,5 l juice, flour', ['juice | 1,5 l', 'flour']],
    ['milk,2 l,eggs', ['milk | 2 l', 'eggs']],
    ['tomatoes (500 g)', ['tomatoes | 500 g']],
    ['a dozen eggs and bacon', ['eggs and bacon | a dozen']],
    ['two cans of beans, and rice', ['beans | two cans', 'rice']],
    ['- apples\n- pears\n\n* 3 lemons', ['apples', 'pears', 'lemons | 3']],
    ['7up', ['7up']],
    ['2 l', ['2 l']],
    ['milk, 2 l, 3', ['milk | 2 l', '3']],
    [' , ;\n–', []],
    ['<b>bold</b> & "cheese"', ['<b>bold</b> & "cheese"']],
    ['🍎', ['🍎']],
    ['3 🍎, 🍞; 🌶️ x2', ['🍎 | 3', '🍞', '🌶️ | x2']],
    ['🍎 apples', ['🍎 apples']],
  ])('%j', (text, expected) => {
    expect(
      namedItems(text).map(({ name, quantity }) => [name, quantity].filter((part) => part !== null).join(' | ')),
    ).toEqual(expected);
  });

  test('are at most fifty, with names of bounded length', () => {
    expect(namedItems('a,'.repeat(4_000))).toHaveLength(50);
    expect([...(namedItems('x'.repeat(4_000))[0]?.name ?? '')]).toHaveLength(120);
    expect(namedItems(`${'2 l '.repeat(1_000)}milk`)).toHaveLength(1);
  });
});

/** A list of things, numbered from 1. */
const itemsOf = (...names: readonly string[]): GroceryItem[] =>
  names.map((name, index) => ({ id: String(index + 1), name, quantity: null, addedBy: null, createdAt: new Date(0) }));

describe('what is done', () => {
  const list = itemsOf('milk', 'oat milk', 'Eggs', 'brown bread', 'white bread', 'milk');

  test.each<[string, string[], string[], string[]]>([
    ['milk', ['1'], [], []],
    ['3', ['3'], [], []],
    ['#2, EGGS', ['2', '3'], [], []],
    ['oat', ['2'], [], []],
    ['bread', [], [], ['bread']],
    ['2 l milk', ['1'], [], []],
    ['eggs, eggs', ['3'], [], []],
    ['7, 0, soap', [], ['7', '0', 'soap'], []],
    ['bro', [], ['bro'], []],
  ])('%j', (text, chosen, unknown, unclear) => {
    const result = chosenItems(text, list);
    expect([result.chosen.map(({ id }) => id), result.unknown, result.unclear]).toEqual([chosen, unknown, unclear]);
  });

  test('a picture is the thing of that picture', () => {
    const pictures = itemsOf('🍌', '🍎', '🌶️');
    const { chosen, unknown } = chosenItems('🍎, 🌶, 🍞', pictures);
    expect([chosen.map(({ id }) => id), unknown]).toEqual([['2', '3'], ['🍞']]);
  });

  test.each<[string, string[], string, string[], string[], string[]]>([
    ['a thing that was struck out meanwhile', ['1', '9', '3'], '2, 3', ['3'], ['2'], []],
    ['things that came since', ['2', '1'], '1, 3, 6, 7', ['2', '3', '6'], [], ['7']],
    ['a list of which nothing is left', ['8', '9'], '1', ['1'], [], []],
    ['no list', [], '2', ['2'], [], []],
  ])('numbers are those of the list that was shown, with %s', (_, shown, text, chosen, gone, unknown) => {
    const result = chosenItems(text, list, numberedAsShown(shown, list));
    expect([result.chosen.map(({ id }) => id), result.gone, result.unknown]).toEqual([chosen, gone, unknown]);
  });
});
