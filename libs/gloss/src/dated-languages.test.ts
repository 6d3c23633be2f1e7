import { findDates } from '@homeroom/dates-in-text';
import { datedLanguages } from './dated-languages.ts';
import { Gloss } from './gloss.ts';

const written = '2026-11-30';

describe('datedLanguages', () => {
  it.each([
    ['de', 'Ihr Termin: Donnerstag, 21.01.2027, 8.10 Uhr', ['2027-01-21 08:10']],
    ['de', 'Der Ausflug ist am Freitag, den 4. Dezember um 9 Uhr.', ['2026-12-04 09:00']],
    ['de', 'Vom 23.12.2026 bis 03.01.2027 ist die Praxis geschlossen.', ['2026-12-23 – 2027-01-03']],
    ['de', 'Bitte geben Sie den Zettel bis zum 11. Dezember 2026 ab.', ['2026-12-11']],
    ['fr', 'La réunion aura lieu le mardi 8 décembre 2026 à 18h30.', ['2026-12-08 18:30']],
    ['fr', "L'école est fermée du 21 décembre au 1er janvier.", ['2026-12-21 – 2027-01-01']],
    ['fr', 'Le samedi 5 février, de 8 h 45 à 11 h 30.', ['2027-02-05 08:45']],
    ['fr', 'Le mercredi 3 mars 2027 à 16 h.', ['2027-03-03 16:00']],
    ['fr', 'À rendre avant le 05/12/2026.', ['2026-12-05']],
    ['it', 'La gita è venerdì 11 dicembre alle 8.15.', ['2026-12-11 08:15']],
    ['it', 'La scuola resta chiusa dal 7 al 9 dicembre 2026.', ['2026-12-07 – 2026-12-09']],
    ['it', "Consegnare il modulo entro l'1 marzo o entro il 4 marzo 2027.", ['2027-03-01', '2027-03-04']],
  ])('reads the dates of %s: “%s”', (code, text, dates) => {
    const language = datedLanguages.find((one) => one.code === code);
    const found = language ? findDates(new Gloss(language).read(text, true), { written }) : [];
    expect(
      found.map(
        ({ date, endDate, time }) =>
          `${date}${endDate === null ? '' : ` – ${endDate}`}${time === null ? '' : ` ${time}`}`,
      ),
    ).toEqual(dates);
  });
});
