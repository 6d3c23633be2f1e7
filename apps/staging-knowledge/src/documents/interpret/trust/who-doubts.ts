import { escapeRegExp } from '@homeroom/text';
import type { CardReading } from '../card-reading.ts';
import { quote, type Doubt } from '../events/date-doubts.ts';

const readCharacters = 50_000;
/** Words with a capital letter that may follow a first name and are no surname. */
const noSurname =
  /^(?:Will|Is|Has|And|Or|On|In|At|To|The|For|From|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Grade|Year|Room|Teacher|Date|Age|DOB|Student|Class|School|Mr|Mrs|Ms|Dr|Dear)$/i;

/** Reasons for which a person on a card may be somebody else of the same first name. */
export function whoDoubts({ letter, household }: CardReading, who: readonly string[]): Doubt[] {
  const text = letter.blocks
    .map((block) => block.text)
    .join('\n')
    .slice(0, readCharacters);
  return household.members
    .filter(({ name }) => who.includes(name))
    .flatMap(({ name, nickname, aliases }) => {
      const [first = name, ...rest] = name.split(' ');
      const own = new Set([...rest, ...aliases.flatMap((alias) => alias.split(' ')), nickname ?? '']);
      const named = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(first)} (\\p{Lu}[\\p{L}’'-]+)`, 'gu');
      const [other] = [...text.matchAll(named)].filter(
        ([, surname = '']) => !own.has(surname) && !noSurname.test(surname),
      );
      return other === undefined
        ? []
        : [{ reason: `${quote(other[0])} may be somebody else than ${name}.`, left: 0.7 }];
    });
}
