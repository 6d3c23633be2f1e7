import type { DocumentSort } from './document-sort.ts';

/** Phrases that a card puts between the words of a letter. */
export interface CardPhrases {
  /** `Return the slip by Friday, October 9, 2026.` */
  due: (label: string, day: string) => string;
  /** `Monday, October 5, 2026 to Friday, October 9, 2026` */
  days: (first: string, last: string) => string;
  /** ` at 4:30 PM`, after a day */
  at: (time: string) => string;
  /** `, 4:30 PM to 6:00 PM`, after a day */
  fromTo: (from: string, to: string) => string;
  /** A label of the rules, of which "Deadline" and "Document" may be their own words. */
  label: (label: string) => string;
  /** `Page Turner: a certificate.` */
  sort: (title: string, sort: DocumentSort | null) => string;
}

const english: CardPhrases = {
  due: (label, day) => `${label} by ${day}.`,
  days: (first, last) => `${first} to ${last}`,
  at: (time) => ` at ${time}`,
  fromTo: (from, to) => `, ${from} to ${to}`,
  label: (label) => label,
  sort: (title, sort) => `${title}: ${sort === null ? 'a document' : `${sort === 'invoice' ? 'an' : 'a'} ${sort}`}.`,
};

const spanishSorts: Readonly<Record<DocumentSort, string>> = {
  calendar: 'un calendario',
  certificate: 'un certificado',
  form: 'un formulario',
  invoice: 'una factura',
  letter: 'una carta',
  mail: 'un correo',
  menu: 'un menú',
  newsletter: 'un boletín',
  picture: 'una imagen',
  receipt: 'un recibo',
  report: 'un informe',
  table: 'una tabla',
  ticket: 'una entrada',
};
const spanish: CardPhrases = {
  due: (label, day) => `${label}, a más tardar el ${day}.`,
  days: (first, last) => `${first} al ${last}`,
  at: (time) => `, ${time}`,
  fromTo: (from, to) => `, de ${from} a ${to}`,
  label: (label) =>
    label
      .replace(/^Deadline(?=$|: )/, 'Fecha límite')
      .replace(/: deadline$/, ': fecha límite')
      .replace(/^Document$/, 'Documento'),
  sort: (title, sort) => `${title}: ${sort === null ? 'un documento' : spanishSorts[sort]}.`,
};

/** Phrases in the language of a household; English where there are none in it. @param locale BCP 47 */
export function cardPhrasesIn(locale: string): CardPhrases {
  return /^es\b/i.test(locale) ? spanish : english;
}
