/** Duration and number of measurements. */
export interface Effort {
  rounds: number;
  seconds: number;
}

export const halves = ['dev', 'holdout'] as const;
export type Half = (typeof halves)[number];
export const questionParts = ['calendar', 'mail', 'unknown'] as const;
/** Place of a question's answer. */
export type QuestionPart = (typeof questionParts)[number];

/** Input of a benchmark. */
export interface Given extends Effort {
  /** A folder of test collections, null without. */
  data: string | null;
  /** Half of the everyday questions or of documents, null for both. */
  half: Half | null;
  /** Part of the everyday questions to ask, null for all. */
  part: QuestionPart | null;
  /** Whether documents are also measured as scans and photos. */
  withPictures: boolean;
}

/** Runs every subject once a round, in an order that turns, and answers each one's figures by name. */
export async function interleaved<Name extends string>(
  rounds: number,
  subjects: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(subjects) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name;
      figures[name].push(await subjects[name]());
    }
  }
  return figures;
}

/** Returns the median time of some work in milliseconds. */
export async function medianTime(repeats: number, work: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] as number;
}
