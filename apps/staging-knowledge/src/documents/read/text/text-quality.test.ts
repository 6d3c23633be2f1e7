import { isGarbled } from './text-quality.ts';

const letter =
  'Dear families,\nplease return the signed permission slip to the office by Friday.\nThe bus leaves at 8:45 and is back at three in the afternoon.';
const spanish =
  'Estimadas familias:\nles recordamos que la reunión de padres será el jueves en la biblioteca.\nPor favor firmen la hoja y devuélvanla a la escuela.';
const shifted = (text: string, by: number) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(32 + ((letter.charCodeAt(0) - 32 + by + 95) % 95)));

test.each([letter, spanish, 'RW-0042 XK-7731 QZ-1190', 'שלום משפחות יקרות, האסיפה תתקיים ביום שני בבית הספר', ''])(
  'a text in order is not garbled: %j',
  (text) => {
    expect(isGarbled(text)).toBe(false);
  },
);

test.each([
  ['letters shifted by a font', shifted(letter, -29)],
  ['letters shifted by three', shifted(spanish, 3)],
  [
    'letters without a code',
    letter.replace(/[a-z]/g, (character) => String.fromCharCode(0xf000 + character.charCodeAt(0))),
  ],
  ['letters that are lost', letter.replace(/[aeiou]/g, '\ufffd')],
])('%s are garbled', (_what, text) => {
  expect(isGarbled(`Spring Fair\n${text}`)).toBe(true);
});
