import { stem } from '@homeroom/text';

/** Words for plainly the same thing; one of a row stands for all. */
const sameWords = [
  ['practice', 'training', 'practise'],
  ['game', 'match', 'fixture'],
  ['lesson', 'class'],
  ['holiday', 'holidays', 'vacation'],
  ['birthday', 'bday'],
  ['trip', 'excursion', 'outing'],
  ['movie', 'film', 'cinema'],
  ['doctor', 'dr', 'pediatrician', 'physician', 'paediatrician'],
  ['dentist', 'dental'],
  ['math', 'maths', 'mathematics'],
  ['exam', 'test'],
  ['plane', 'flight', 'fly'],
  ['orthodontist', 'braces', 'ortho'],
  ['garbage', 'trash', 'rubbish', 'bins'],
  ['optician', 'optometrist'],
  ['vet', 'veterinarian'],
  ['haircut', 'hairdresser', 'barber'],
  ['physio', 'physiotherapy', 'physiotherapist'],
  ['tournament', 'tourney'],
  ['shift', 'shifts'],
  ['appointment', 'visit', 'checkup', 'check'],
  ['electrician', 'sparky', 'sparkie'],
  ['speech', 'speechie'],
  ['lacrosse', 'lax'],
];
/** Words that say little next to a telling one: "dentist appointment". */
const vagueWords =
  'appointment event lesson session meeting practice game time day thing season week term semester schedule plan date away pickup collection duty'.split(
    ' ',
  );

const canonical = new Map(
  sameWords.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), stem(first)])),
);

/** Returns the stem that stands for all words that are plainly the same. */
export function sameStem(word: string): string {
  return canonical.get(word) ?? word;
}

const vague = new Set(vagueWords.map(stem).map(sameStem));

/** Whether a word says little next to a telling one: "appointment". @param word from `sameStem` */
export function isVague(word: string): boolean {
  return vague.has(word);
}
