import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Mexican airline’s booking in Spanish: day before month, four legs in 24-hour times, passport data still missing.
 * Written blind to the rules.
 */
export const reservaVueloGuadalajara: TypesetDocument = {
  id: 'reserva-vuelo-guadalajara',
  kind: 'ticket',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-10-06',
  truth: {
    category: 'Other',
    who: ['Ana', 'Maya'],
    documentDate: '2027-10-05',
    dates: [
      { date: '2027-12-22', time: '06:55', endTime: '12:10', otherTimes: ['05:55'], words: 'IDA · mié 22 dic 2027' },
      { date: '2027-12-22', time: '14:35', endTime: '15:55', words: 'IDA · mié 22 dic 2027' },
      { date: '2028-01-03', time: '13:20', endTime: '14:45', otherTimes: ['12:20'], words: 'VUELTA · lun 03 ene 2028' },
      { date: '2028-01-03', time: '18:05', endTime: '23:10', words: 'VUELTA · lun 03 ene 2028' },
      { date: '2027-11-30', words: 'a más tardar el 30 de noviembre' },
    ],
    mentioned: [
      { date: '2027-12-22', why: 'the whole way out' },
      { date: '2028-01-03', why: 'the whole way back' },
      { date: '2027-12-22', endDate: '2028-01-03', why: 'the journey from its two days' },
      { date: '2027-12-20', why: 'check-in opens, only by its 48 hours' },
      { date: '2028-01-01', why: 'check-in opens, only by its 48 hours' },
      { date: '2027-12-14', why: 'last day for a free change' },
      { date: '2031-06-17', why: 'a passport ends' },
      { date: '2027-02-01', why: 'edition of the conditions' },
      { date: '2027-10-05', why: 'the purchase' },
    ],
    deadlines: ['2027-11-30'],
    arguableDeadlines: ['2027-12-14'],
    actionRequired: true,
    actions: ['pasaporte|passport', 'carta|autoriza|authoriz'],
    titles: ['AeroCenzontle', 'reservación', 'Guadalajara'],
    amounts: [{ amount: 18642, currency: 'MXN', words: 'Total pagado, MXN (tarjeta *1222) 18,642.00' }],
    places: ['Springfield', 'Guadalajara'],
    mustRead: [
      'Clave de reservación QX4M7T',
      'Emitido: 05/10/2027',
      'Este documento no es pase de abordar',
      'CZ 1408',
      'Asientos 9E, 9F',
      'lun 03 ene 2028',
      'RIVERA/MAYA (CHD)',
      'FALTAN DATOS DE PASAPORTE',
      'vence 17/06/2031',
      '18,642.00',
      '12/24 asientos con más espacio',
      'RFC ACZ-991105-7K2',
    ],
  },
};
