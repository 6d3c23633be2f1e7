/** Words that are frequent in one language and rare in the others. */
const frequentWords: Record<string, string> = {
  en: 'dear please the and of to is for your you are will with that this be have please on at from our we by or not all as they their his her it was can',
  es: 'de la en a el los las del que por para con una su sus es son está como más pero este esta favor niños y lo se al nos usted escuela hasta desde',
  de: 'der die das und ist nicht mit für von den dem ein eine einen wir sie ihr ihre bitte auf auch werden wird zum zur bei sich im haben kinder oder uns',
  fr: 'de la le les des est et dans pour que qui vous nous votre une sur avec par pas au aux du ce cette sont sera notre être ou veuillez élèves',
  it: 'la e a in il lo gli della del di che è per con una sono nel alla dei delle si anche questo questa vi non ai al da scuola vostro come più',
  pt: 'de e o a os as do da dos das que em um uma para com não por mais ao na no se sua seu é são você escola pelo pela nós está',
  nl: 'de het een en van is niet dat op te zijn voor met u wij ons onze aan door naar bij ook worden wordt uw kinderen graag om deze school',
  pl: 'i w na z się do jest nie że to od dla po jak są lub oraz przez prosimy które dzieci szkoły za ze tym będzie o',
};

const languages = Object.entries(frequentWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));
const sampleLength = 20_000;
/** So many more hits than the second language has. */
const fewestAhead = 2;
/** Factor by which the first language must lead the second. */
const lead = 1.3;

/**
 * The language of a text as an ISO 639-1 code (en, es, de, fr, it, pt, nl or pl), by a vote of frequent words over its
 * start; null when few of them are there, or two languages are close.
 */
export function languageOf(text: string): string | null {
  const words =
    text
      .slice(0, sampleLength)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const votes = languages.map(({ language, words: known }) => ({
    language,
    hits: words.filter((word) => known.has(word)).length,
  }));
  const [first, second] = votes.sort((a, b) => b.hits - a.hits);
  if (!first || !second || first.hits - second.hits < fewestAhead || first.hits < words.length * 0.08) return null;
  return first.hits >= second.hits * lead ? first.language : null;
}
