import type { Language } from '../language.ts';
import { spanishAsks } from './asks.ts';
import { spanishDates } from './dates.ts';
import { spanishGrammar } from './grammar.ts';
import { spanishNumbers } from './numbers.ts';
import { spanishSubjects } from './subjects.ts';
import { spanishTimes } from './times.ts';

export const spanish: Language = {
  code: 'es',
  marks:
    'en que por para con una un su sus se es son está están esta este como más pero favor nos nuestra nuestro nuestros les le lo al y si hay sin hasta desde antes ser será serán usted ustedes hijo hija hijos niños niñas familia familias padres alumno alumnos escuela maestra maestro salón clases día días lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mañana tarde noche fecha hora lugar costo firma gracias estimados estimadas queridas todos todas cada también',
  particles: 'de la el los las del',
  rewritings: [...spanishNumbers, ...spanishDates, ...spanishTimes],
  words: [spanishAsks, spanishSubjects, spanishGrammar],
};
