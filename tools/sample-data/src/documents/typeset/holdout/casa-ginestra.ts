import type { TypesetDocument } from '../../typeset-document.ts';

/** Italian confirmation of a holiday flat. */
export const casaGinestra: TypesetDocument = {
  id: 'casa-ginestra',
  kind: 'letter',
  // Italian; the nearest value that the type has.
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2027-01-25',
  truth: {
    category: 'Other',
    who: [],
    whoElse: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-01-20',
    dates: [
      {
        date: '2027-08-07',
        time: '16:00',
        otherTimes: [null],
        words: 'sabato 7 agosto 2027, dalle ore 16:00',
      },
      {
        date: '2027-08-21',
        time: '10:00',
        otherTimes: [null],
        words: 'sabato 21 agosto 2027, entro le ore 10:00',
      },
      { date: '2027-02-15', words: 'entro il 15 febbraio 2027' },
      { date: '2027-06-30', words: 'entro il 30 giugno' },
      { date: '2027-08-15', words: 'domenica 15 agosto' },
    ],
    mentioned: [{ date: '2027-08-07', endDate: '2027-08-21', why: 'the stay, from its two days' }],
    deadlines: ['2027-02-15', '2027-06-30'],
    arguableDeadlines: ['2027-08-07'],
    actionRequired: true,
    actions: ['caparra|385|vers|deposit|pay|transfer', 'document|copia|copy|copies'],
    titles: ['Casa Ginestra', 'prenotazione'],
    amounts: [
      { amount: 385, currency: 'EUR', words: 'Caparra € 385,00' },
      { amount: 1155, currency: 'EUR', words: '€ 1.155,00 in contanti' },
      { amount: 1540, currency: 'EUR', words: '€ 1.540,00 per 14 notti' },
    ],
    places: ['Via delle Reti 14'],
    mustRead: [
      'Appartamento per vacanze',
      'Via delle Reti 14',
      'Gentile signor Ben Rivera',
      'sabato 7 agosto 2027, dalle ore 16:00',
      '€ 1.540,00 per 14 notti',
      '€ 1.155,00 in contanti all’arrivo',
      'IT00 X000 0000 0000 0012 3456 789',
      'Senza il versamento la prenotazione decade.',
      'una copia dei documenti di tutti gli ospiti',
      'Le chiavi sono dalla signora Ines',
      'i teli da mare no',
      'È bella, ma non si dorme!',
    ],
  },
};
