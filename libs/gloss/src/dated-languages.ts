import { dateLanguage } from './date-language.ts';
import type { Language } from './language.ts';

/** Languages of which dates and times are read, and nothing else. */
export const datedLanguages: readonly Language[] = [
  dateLanguage({
    code: 'de',
    marks: 'und ist nicht mit für von den dem ein eine wir sie ihr ihre bitte auf auch wird zum zur bei im uhr',
    particles: 'der die das',
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag',
    ordinal: '\\.',
    range: 'bis(?:\\szum)?',
    leads: {
      on: 'am|den',
      from: 'vom|ab(?:\\sdem)?',
      'no later than': 'spätestens(?:\\sam|\\sbis(?:\\szum)?)?',
      until: 'bis(?:\\szum)?',
    },
    clock: { before: 'um', after: 'uhr' },
  }),
  dateLanguage({
    code: 'fr',
    marks: 'est et dans pour que qui vous nous votre une sur avec par pas aux du ce cette sont sera notre',
    particles: 'de la le les des',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    ordinal: '(?:er)?',
    range: 'au',
    leads: {
      on: 'le',
      from: 'du|à\\spartir\\sdu',
      'no later than': 'au\\splus\\stard\\sle',
      by: 'avant\\sle',
      until: "jusqu['’]au",
    },
    clock: { before: 'à', after: '(?:h|heures)' },
  }),
  dateLanguage({
    code: 'it',
    marks: 'il gli della che è per con una sono nel alla dei delle si anche questo questa vi non ai al vostro',
    particles: 'la di del',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    ordinal: '[º°]?',
    range: 'al',
    leads: {
      on: 'il',
      from: 'dal|a\\spartire\\sdal',
      'no later than': 'entro(?:\\se\\snon\\soltre)?(?:\\sil)?',
      by: 'prima\\sdel',
      until: 'fino\\sal',
    },
    clock: { before: '(?:alle(?:\\sore)?|ore)', after: '(?:ore)' },
  }),
];
