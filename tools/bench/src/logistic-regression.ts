/** An example to learn from. */
export interface Example {
  /** Examples of one group are learned from or judged together. */
  group: string;
  signs: readonly string[];
  isTrue: boolean;
  weight: number;
}

const fewestGroups = 3;
const penalty = 2;
const rounds = 300;
const step = 0.05;

/** Weights of the signs of some examples and of `bias`, by logistic regression with an L2 penalty: the same for the same examples. */
export function fitted(examples: readonly Example[]): ReadonlyMap<string, number> {
  const names = ['bias', ...commonSigns(examples)];
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ signs }) => [0, ...signs.flatMap((sign) => places.get(sign) ?? [])]);
  const weights = names.map(() => 0);
  const means = names.map(() => 0);
  const squares = names.map(() => 0);
  // Adam, by Kingma and Ba, over all examples at once.
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = weights.map((weight, place) => (place === 0 ? 0 : penalty * weight));
    for (const [index, places] of rows.entries()) {
      const { isTrue = false, weight = 0 } = examples[index] ?? {};
      const error = (logistic(sumOf(places, weights)) - Number(isTrue)) * weight;
      for (const place of places) slopes[place] = (slopes[place] ?? 0) + error;
    }
    const pace = round > 0.7 * rounds ? 0.3 * step : step;
    for (const [place, slope] of slopes.entries()) {
      const mean = (means[place] = 0.9 * (means[place] ?? 0) + 0.1 * slope);
      const square = (squares[place] = 0.999 * (squares[place] ?? 0) + 0.001 * slope * slope);
      weights[place] =
        (weights[place] ?? 0) -
        (pace * (mean / (1 - 0.9 ** round))) / (Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return new Map(names.map((name, place) => [name, weights[place] ?? 0]));
}

/** Chance, from 0 to 1, that an example with these signs is true. */
export function chanceOf(signs: readonly string[], weights: ReadonlyMap<string, number>): number {
  return logistic(signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), weights.get('bias') ?? 0));
}

/** The signs that enough groups have, in order. */
function commonSigns(examples: readonly Example[]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { group, signs } of examples)
    for (const sign of signs) groups.set(sign, (groups.get(sign) ?? new Set()).add(group));
  return [...groups]
    .filter(([, of]) => of.size >= fewestGroups)
    .map(([sign]) => sign)
    .toSorted();
}

function sumOf(places: readonly number[], weights: readonly number[]): number {
  return places.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
