import { findDates } from '@homeroom/dates-in-text';
import { Gloss } from './gloss.ts';
import { hasLinesIn } from './foreign-lines.ts';
import { spanish } from './spanish/spanish.ts';

/** A Monday. */
const written = '2026-11-30';

function datesIn(text: string): string[] {
  const gloss = new Gloss(spanish);
  return findDates(gloss.read(text, true), { written }).map(({ date, endDate, time, endTime }) =>
    [
      date,
      endDate === null ? '' : ` – ${endDate}`,
      time === null ? '' : ` ${time}`,
      endTime === null ? '' : `–${endTime}`,
    ].join(''),
  );
}

describe('Gloss', () => {
  it.each([
    ['El festival es el jueves 10 de diciembre.', ['2026-12-10']],
    ['El jueves, 10 de diciembre de 2026, a las 17:30 h', ['2026-12-10 17:30']],
    ['La escuela abre el 1.º de marzo.', ['2027-03-01']],
    ['del 14 al 18 de diciembre', ['2026-12-14 – 2026-12-18']],
    ['del lunes 21 de diciembre al 1.o de enero', ['2026-12-21 – 2027-01-01']],
    ['desde el 28 de febrero hasta el 3 de marzo de 2027', ['2027-02-28 – 2027-03-03']],
    ['lunes 7 al viernes 11 de diciembre', ['2026-12-07 – 2026-12-11']],
    ['Los talleres son el 3, 10 y 17 de marzo.', ['2027-03-03', '2027-03-10', '2027-03-17']],
    ['el viernes 4 de diciembre, de 5:30 p. m. a 7:30 p. m.', ['2026-12-04 17:30–19:30']],
    ['el martes 8 de diciembre a las 8 de la mañana', ['2026-12-08 08:00']],
    ['el martes 8 de diciembre a las 8 y media de la noche', ['2026-12-08 20:30']],
    ['el martes 8 de diciembre, de 9 a 11', ['2026-12-08 09:00–11:00']],
    ['el martes 8 de diciembre al mediodía', ['2026-12-08 12:00']],
    ['Mañana no hay clases.', ['2026-12-01']],
    ['La junta es pasado mañana.', ['2026-12-02']],
    ['Nos vemos el próximo martes.', ['2026-12-01']],
    ['La cita es el 12/31/2026, no el 01/05/2027.', ['2026-12-31', '2027-01-05']],
    ['Nos vemos el jueves que viene.', ['2026-12-03']],
    ['sáb. 5 dic., 9:00 a. m.', ['2026-12-05 09:00']],
    ['La cita es el 15/12 a las 16:00 h.', ['2026-12-15 16:00']],
    ['La cita es el 05/12/2026.', ['2026-12-05']],
    ['La cita es el viernes 12/04.', ['2026-12-04']],
    ['mié. 16/12, a las 15:40', ['2026-12-16 15:40']],
    ['La feria es el 4 de diciembre. Si llueve, la hacemos el 11.', ['2026-12-04', '2026-12-11']],
    ['La cita es el 4-dic-2026.', ['2026-12-04']],
    ['El partido es el domingo 6 a la 1:30 pm.', ['2026-12-06 13:30']],
    ['No hay clases del lunes 21 al jueves 24.', ['2026-12-21 – 2026-12-24']],
    ['Por la mañana hay recreo; llegan a las 8 de la mañana.', []],
  ])('reads the dates of “%s”', (text, dates) => {
    expect(datesIn(text)).toEqual(dates);
  });

  it.each([
    ['Devuelvan el talón a más tardar el viernes 4 de diciembre.', 'Return the slip no later than Friday, December 4.'],
    ['Favor de firmar y devolver la hoja antes del 15 de enero.', 'Please sign and return the form by January 15.'],
    ['La cuota, $25, para este viernes.', 'The fee, $25, by Friday.'],
    ['Contéstenme por favor.', 'Reply please.'],
    ['Estaba previsto para el 3 de enero.', 'Was scheduled for January 3.'],
    ['No olviden traer la tarjeta de vacunas.', "Don't forget to bring the vaccination card."],
    ['La entrada es gratuita. Hay clases hasta el mediodía.', 'Admission is free. There is classes until noon.'],
    ['Lleguen 15 minutos antes de la cita.', 'Arrive 15 minutes before appointment.'],
    ['El costo es de 1.190,00 € o 350 pesos.', 'The cost is of €1,190.00 or MXN 350.'],
    [
      'Escriba a escuela@club.example o https://escuela.example/hoja.',
      'Escriba to escuela@club.example or https://escuela.example/hoja.',
    ],
  ])('glosses “%s”', (text, english) => {
    expect(new Gloss(spanish).read(text, true)).toBe(english);
  });

  it('keeps a phrase together that the end of a line divides', () => {
    expect(new Gloss(spanish).read('Confirmen a más\ntardar el lunes 14 de\ndiciembre.', true)).toBe(
      'Confirm no later than\nMonday, December 14\n.',
    );
  });

  it('says again in the words of the text what was found in it', () => {
    const gloss = new Gloss(spanish);
    gloss.read('Favor de devolver el talón de asistencia a más tardar el viernes 4 de diciembre.', true);
    expect(gloss.inOwnWords('Return the slip of attendance by Friday, December 4, 2026.')).toBe(
      'devolver el talón de asistencia by viernes 4 de diciembre, 2026.',
    );
  });

  it('glosses the Spanish half of a letter and leaves the English one', () => {
    const gloss = new Gloss(spanish);
    const letter =
      'Please come on Friday.\nThe meeting is in the gym.\n\nPor favor vengan el viernes.\nLa junta es en el gimnasio.';
    expect(gloss.read(letter, false)).toBe(
      'Please come on Friday.\nThe meeting is in the gym.\n\nPlease vengan on Friday.\nMeeting is at the gym.',
    );
  });

  it('leaves an English letter alone, with the Spanish names in it', () => {
    const letter =
      'Dear families,\nMs. de la Cruz and Mr. del Valle moved from Los Angeles to El Paso. No class on Friday.';
    const gloss = new Gloss(spanish);
    expect(gloss.read(letter, false)).toBe(letter);
    expect(gloss.isNeeded).toBe(false);
    expect(hasLinesIn(spanish, letter)).toBe(false);
  });
});
