import type { CardFacts } from '../../card/card.ts';

/** A Spanish letter with what its card must say. */
export interface SpanishLetter {
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

/** Letters of different kinds to the sample family. */
export const spanishLetters: readonly SpanishLetter[] = [
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
  {
    name: 'a selection for a contest',
    today: '2027-01-08',
    text: `Estimada familia:

Les informamos que su hija Maya fue seleccionada para participar en el concurso de ortografía del distrito, que tendrá lugar el sábado 23 de enero a las 9:30 de la mañana en el auditorio de Jefferson High School, 1200 College Avenue.

Para confirmar su participación, llene la hoja adjunta y entréguela en la oficina a más tardar el próximo viernes 15 de enero. No se aceptarán hojas después de esa fecha.

Los participantes deben presentarse a las 9:00 a. m. con una identificación escolar.

Felicidades,
Sra. Ortega
Directora`,
    category: 'School',
    who: ['Maya Rivera'],
    days: ['2027-01-15 deadline', '2027-01-23 09:30 event'],
    title: '',
    actions: ['Llene la hoja adjunta y entréguela en la oficina', 'Presentarse a las 9:00 a. m.'],
  },
  {
    name: 'an invoice with its dates in digits',
    today: '2026-11-03',
    text: `Factura n.º 2026-118
Ortodoncia Bello
Fecha de emisión: 02/11/2026
Vence el: 20/11/2026

Concepto: mensualidad de noviembre — Maya Rivera
Total a pagar: $185.00

Puede pagar por teléfono o en línea. Un recargo de $15.00 se aplica después de la fecha de vencimiento.`,
    category: 'Other',
    who: ['Maya Rivera'],
    days: ['2026-11-20 deadline'],
    title: 'Factura',
    actions: [],
  },
  {
    name: 'a route that changes',
    today: '2027-01-09',
    text: `Distrito Escolar Unificado de Springfield
Departamento de Transporte

8 de enero de 2027

Asunto: Cambio de ruta del autobús 14

Estimados padres o tutores:

A partir del lunes 18 de enero, el autobús 14 recogerá a los estudiantes en la esquina de Oak Street y Third Avenue a las 7:25 a.m. en lugar de las 7:40 a.m. El regreso será a las 3:20 p.m.

Les pedimos que sus hijos estén en la parada cinco minutos antes. Si tiene alguna pregunta, comuníquese al 555-0199 de lunes a viernes de 8 a 4.

Gracias por su comprensión.
Raúl Medina
Coordinador de Transporte`,
    category: 'School',
    who: [],
    days: ['2027-01-18 07:25 event'],
    title: 'Cambio de ruta del autobús 14',
    actions: ['Sus hijos estén en la parada'],
  },
];
