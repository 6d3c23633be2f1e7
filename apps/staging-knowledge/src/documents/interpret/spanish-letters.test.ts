import type { CardFacts } from '../card/card.ts';
import { interpretDocument } from './interpret-document.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';
import { spanishLetters, type SpanishLetter } from './testing/spanish-letters.ts';

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

describe('Spanish letters', () => {
  it.each(spanishLetters.map((letter): [string, SpanishLetter] => [letter.name, letter]))(
    'reads %s',
    (_name, letter) => {
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
    },
  );

  it.each([
    'El dinero de la foto debe llegar a la maestra el 8 de octubre a más tardar.',
    'No se aceptan solicitudes después del 8 de octubre.',
    'Los libros de la biblioteca se devuelven el jueves 8 de octubre.',
    'Queremos saber antes del 8 de octubre cuántos vienen a la fiesta.',
    'Último día de ventas de boletos para las familias: 8 de octubre',
    'Los pedidos de las familias cierran el 8 de octubre a medianoche.',
  ])('finds the deadline of “%s”', (sentence) => {
    const text = `21 de septiembre de 2026\n\nEstimadas familias:\n\n${sentence}\n\nMuchas gracias por su ayuda.`;
    expect(cardOf(text, '2026-09-22').deadlines.map(({ date }) => date)).toEqual(['2026-10-08']);
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

  const letterWith = (sentence: string) =>
    `Estimadas familias:\n\n14 de septiembre de 2026\n\n${sentence}\n\nLa maestra`;

  it.each([
    'Favor de devolver la hoja firmada antes del 2 de octubre.',
    'Entregue el formulario a más tardar el viernes 2 de octubre.',
    'La fecha límite es el 2 de octubre.',
    'Tienen hasta el 2 de octubre para inscribirse.',
    'El último día para pedir libros es el 2 de octubre.',
    'Último día para entregar el permiso: 2 de octubre',
    'El pago vence el 2 de octubre.',
    'La inscripción cierra el 2 de octubre.',
    'Avísenme antes del 2 de octubre si van a venir.',
    'Manden los $5 a más tardar el 2 de octubre.',
  ])('%s is a deadline', (sentence) => {
    expect(daysOf(cardOf(letterWith(sentence), '2026-09-14'))).toContain('2026-10-02 deadline');
  });

  it.each([
    'Las tarifas son válidas hasta el 2 de octubre.',
    'El pase es válido hasta el 2 de octubre de 2026.',
    'La biblioteca estará cerrada hasta el 2 de octubre.',
    'La exposición está abierta hasta el 2 de octubre.',
    'El último día de clases es el 2 de octubre.',
    'Les avisaremos antes del 2 de octubre.',
    'Les enviaremos las fotos antes del 2 de octubre.',
    'La tarea se entrega los viernes.',
    'El concierto del 2 de octubre se cambia al 9 de octubre.',
    'La feria que anunciamos para el 2 de octubre queda cancelada: la compañía no tiene camión.',
    'Se devuelve la mitad de la inscripción si el jugador se da de baja antes del 2 de octubre.',
  ])('%s is none', (sentence) => {
    expect(daysOf(cardOf(letterWith(sentence), '2026-09-14')).filter((day) => day.endsWith('deadline'))).toEqual([]);
  });

  it('leaves out the days of last year', () => {
    const sentence = 'El año pasado atendimos a 1,204 niños entre el 1.º y el 29 de septiembre.';
    expect(daysOf(cardOf(letterWith(sentence), '2026-09-14'))).toEqual([]);
  });

  it('leaves out the day from which something is moved', () => {
    const days = daysOf(cardOf(letterWith('El concierto del 2 de octubre se cambia al 9 de octubre.'), '2026-09-14'));
    expect(days).toContain('2026-10-09 event');
    expect(days.some((day) => day.startsWith('2026-10-02'))).toBe(false);
  });
});
