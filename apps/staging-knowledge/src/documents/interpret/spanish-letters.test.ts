import type { CardFacts } from '../card/card.ts';
import { interpretDocument } from './interpret-document.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';

function cardOf(text: string, today: string, locale = 'en-US'): CardFacts {
  return interpretDocument({
    parse: buildParse(text),
    household: { ...family, locale },
    moment: momentOn(today),
    shownLengths: [],
  }).card;
}

/** The days of a card, as in `2026-10-06 17:30–18:30 event`. */
function daysOf({ dates }: CardFacts): string[] {
  return dates.map(({ date, end_date, time, end_time, kind }) =>
    [
      end_date === null ? date : `${date} – ${end_date}`,
      ...(time === null && end_time === null ? [] : [`${time ?? ''}${end_time === null ? '' : `–${end_time}`}`]),
      kind,
    ].join(' '),
  );
}

interface Letter {
  name: string;
  today: string;
  text: string;
  category: CardFacts['category'];
  who: string[];
  days: string[];
  /** Words in the title, and in the actions in their order. */
  title: string;
  actions: string[];
}

const letters: readonly Letter[] = [
  {
    name: 'a permission slip',
    today: '2026-09-14',
    text: `Paseo al acuario

Estimados padres de familia:

El viernes 9 de octubre de 2026 los alumnos de 4.º grado visitarán el acuario de la ciudad. El autobús sale a las 8:15 a. m. El costo es de $12.50 por alumno.

Favor de firmar el permiso y devolverlo a más tardar el miércoles 30 de septiembre.

Atentamente,
Sr. Okafor`,
    category: 'School',
    who: ['Maya Rivera'],
    days: ['2026-09-30 deadline', '2026-10-09 08:15 event'],
    title: 'Paseo al acuario',
    actions: ['Firmar el permiso y devolverlo'],
  },
  {
    name: 'a parents’ meeting',
    today: '2026-10-01',
    text: `Junta de padres de familia

Queridas familias de Lakeside Elementary:

Los invitamos a la junta de padres de familia, que se llevará a cabo el martes 6 de octubre a las 6 de la tarde en la biblioteca. Habrá intérprete y cuidado de niños sin costo.

No es necesario confirmar.

Gracias por su apoyo,
La directora`,
    category: 'School',
    who: ['Maya Rivera', 'Leo Rivera'],
    days: ['2026-10-06 18:00 event'],
    title: 'Junta de padres de familia',
    actions: [],
  },
  {
    name: 'a dentist’s reminder',
    today: '2026-10-01',
    text: `Recordatorio de cita dental

Estimada familia Rivera:

Le recordamos que Leo tiene cita con la dentista el lunes 19 de octubre a las 3:30 p. m. Por favor lleguen 10 minutos antes y traigan la tarjeta del seguro.

Si no puede venir, llame al 555-0133 antes del viernes 16 de octubre.

Clínica Dental Sonrisas`,
    category: 'Medical',
    who: ['Leo Rivera'],
    days: ['2026-10-16 deadline', '2026-10-19 15:30 event'],
    title: 'Recordatorio de cita dental',
    actions: ['Lleguen 10 minutos antes', 'llame al 555-0133'],
  },
  {
    name: 'a closure over several days',
    today: '2026-11-10',
    text: `Aviso importante

Estimadas familias:

No habrá clases del lunes 23 al viernes 27 de noviembre por el Día de Acción de Gracias. Las clases comienzan de nuevo el lunes 30 de noviembre a la hora normal.

Saludos,
Lakeside Elementary`,
    category: 'School',
    who: ['Maya Rivera', 'Leo Rivera'],
    days: ['2026-11-23 – 2026-11-27 event', '2026-11-30 event'],
    title: '',
    actions: [],
  },
  {
    name: 'a soccer registration',
    today: '2027-01-11',
    text: `Inscripciones de fútbol infantil

La temporada de primavera comienza el sábado 6 de marzo. Las inscripciones se aceptan hasta el 15 de febrero en el centro comunitario. La cuota es de $45 por jugador.

Los entrenamientos son los martes y jueves de 5 a 6:30 p. m. en el parque.`,
    category: 'Sports',
    who: ['Maya Rivera'],
    days: ['2027-02-15 deadline', '2027-03-06 event'],
    title: 'Inscripciones de fútbol infantil',
    actions: ['Las inscripciones se aceptan'],
  },
  {
    name: 'a note from a teacher',
    today: '2026-10-05',
    text: `Hola, mamá de Leo:

Mañana tenemos visita de los bomberos a las 10 de la mañana. El próximo viernes hay examen de ortografía. No olvide enviar los zapatos deportivos.

Gracias,
Maestra Talbot`,
    category: 'School',
    who: ['Leo Rivera'],
    days: ['2026-10-06 10:00 event', '2026-10-09 event'],
    title: '',
    actions: ['Enviar los zapatos deportivos'],
  },
  {
    name: 'an invoice',
    today: '2026-10-05',
    text: `Academia de Música Arpegio

Recibo de clases de piano

Alumna: Maya Rivera
Mensualidad de octubre: $120.00
Fecha de vencimiento: 15 de octubre de 2026

Favor de pagar en efectivo o con cheque a nombre de la academia.`,
    category: 'Other',
    who: ['Maya Rivera'],
    days: ['2026-10-15 deadline'],
    title: '',
    actions: ['Pagar en efectivo'],
  },
  {
    name: 'a parish notice',
    today: '2026-12-01',
    text: `Parroquia de Santa Inés

Posada comunitaria

La comunidad está invitada a la posada el miércoles 16 de diciembre, de 6:00 p. m. a 9:00 p. m., en el salón parroquial. Cada familia puede traer un platillo para compartir. Necesitamos voluntarios para la limpieza.`,
    category: 'Community',
    who: [],
    days: ['2026-12-16 18:00–21:00 event'],
    title: 'Posada comunitaria',
    actions: [],
  },
  {
    name: 'a vaccination day with the day before the month',
    today: '2026-10-05',
    text: `Jornada de vacunación contra la gripe

La clínica de salud ofrece vacunas gratuitas para los niños el 05/11/2026, de 9:00 h a 13:00 h. Para reservar cita llame antes del 30/10/2026 al 555-0177.`,
    category: 'Medical',
    who: [],
    days: ['2026-10-30 deadline', '2026-11-05 09:00–13:00 event'],
    title: 'Jornada de vacunación',
    actions: ['llame'],
  },
  {
    name: 'a library loan',
    today: '2027-02-01',
    text: `Biblioteca pública de Springfield

Estimado usuario:

El libro «La isla del tesoro» vence el 12 de febrero de 2027. Por favor devuélvalo o renueve el préstamo en línea antes de esa fecha.`,
    category: 'Community',
    who: [],
    days: ['2027-02-12 deadline'],
    title: '',
    actions: ['El libro «La isla del tesoro»', 'Devuélvalo'],
  },
  {
    name: 'a weekly list',
    today: '2026-10-12',
    text: `Boletín semanal del kínder

Fechas importantes

- 14 de octubre: día de fotos
- 16 de octubre: salida temprana, 12:30 p. m.
- 20 y 21 de octubre: conferencias de padres y maestros
- 30 de octubre: desfile de disfraces a las 2:00 p. m.`,
    category: 'School',
    who: [],
    days: [
      '2026-10-14 event',
      '2026-10-16 12:30 event',
      '2026-10-20 event',
      '2026-10-21 event',
      '2026-10-30 14:00 event',
    ],
    title: 'Boletín semanal',
    actions: [],
  },
  {
    name: 'a letter in two languages',
    today: '2026-10-12',
    text: `Family Science Night

Dear families,

Join us for Family Science Night on Thursday, October 22, from 6:00 p.m. to 7:30 p.m. in the gym. Please return the slip by Friday, October 16.

Noche familiar de ciencias

Estimadas familias:

Acompáñennos en la noche familiar de ciencias el jueves 22 de octubre, de 6:00 p. m. a 7:30 p. m., en el gimnasio. Por favor devuelvan el talón a más tardar el viernes 16 de octubre.`,
    category: 'School',
    who: [],
    days: ['2026-10-16 deadline', '2026-10-22 18:00–19:30 event'],
    title: 'Family Science Night',
    actions: ['Return the slip'],
  },
  {
    name: 'thanks without a date or a task',
    today: '2026-10-12',
    text: `Querida familia Rivera:

Muchas gracias por los libros que donaron a nuestra biblioteca escolar. Los niños los leen todos los días. No les pedimos nada más.

Con aprecio,
La directora`,
    category: 'School',
    who: [],
    days: [],
    title: '',
    actions: [],
  },
];

describe('Spanish letters', () => {
  it.each(letters.map((letter): [string, Letter] => [letter.name, letter]))('reads %s', (_name, letter) => {
    const card = cardOf(letter.text, letter.today);
    expect({ category: card.category, who: card.who, days: daysOf(card) }).toEqual({
      category: letter.category,
      who: letter.who,
      days: letter.days,
    });
    expect(card.title).toContain(letter.title);
    const told = card.actions.map(({ text }) => text.toLowerCase());
    letter.actions.forEach((action, index) => {
      expect(told[index]).toContain(action.toLowerCase());
    });
    if (letter.actions.length === 0) expect(told).toEqual([]);
  });

  it('quotes the letter, and says the rest in the language of the household', () => {
    const text = `Feria del libro

Feria del libro: 22 de octubre de 2026, de 9:00 a. m. a 2:00 p. m., en la biblioteca de la escuela`;
    expect(cardOf(text, '2026-10-01').summary).toContain(
      'Feria del libro: Thursday, October 22, 2026, 9:00 AM to 2:00 PM.',
    );
    const card = cardOf(text, '2026-10-01', 'es-MX');
    expect(card.summary).toMatch(/Feria del libro: jueves, 22 de octubre de 2026, de 9:00.a\.m\. a 2:00.p\.m\.\.?$/);
    expect(card.dates[0]?.text).toBe('22 de octubre de 2026, de 9:00 a. m. a 2:00 p. m.');
  });

  it('labels a deadline without a name in the language of the household', () => {
    const text = 'Dear families,\n\nThe deadline for photo orders is Friday, October 16.';
    expect(cardOf(text, '2026-10-01').deadlines[0]?.label).toBe('Photo orders: deadline');
    expect(cardOf(text, '2026-10-01', 'es-US').deadlines[0]?.label).toBe('Photo orders: fecha límite');
  });

  it('reads the dates of a German letter, and warns that it reads no more', () => {
    const card = cardOf(
      'Liebe Eltern,\n\ndas Sommerfest ist am Freitag, den 12. März um 15 Uhr in der Schule. Wir bitten Sie, einen Kuchen mit den Kindern zu bringen.',
      '2027-03-01',
    );
    expect(daysOf(card)).toEqual(['2027-03-12 15:00 event']);
    expect(card.dates[0]?.text).toBe('Freitag, den 12. März um 15 Uhr');
    expect(card.warnings).toContain('This document seems to be in German; its dates were read, its tasks were not.');
    expect(card.confidence).not.toBe('high');
  });
});
