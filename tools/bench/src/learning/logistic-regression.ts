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
  const rows = examples.map(({ signs, isTrue, weight }) => ({
    inputs: [0, ...signs.flatMap((sign) => places.get(sign) ?? [])].map((place) => [place, 1] as const),
    isTrue,
    weight,
  }));
  const weights = descended(rows, names.length);
  return new Map(names.map((name, place) => [name, weights[place] ?? 0]));
}

/** An example whose evidence is numbers. */
export interface MeasuredExample {
  /** Examples of one group are learned from or judged together. */
  group: string;
  evidence: Readonly<Record<string, number>>;
  isTrue: boolean;
  /** Default: 1. */
  weight?: number;
}

/**
 * Weights of the numbers of some examples, each of which has the same, and of `base`. Each number counts by its distance
 * from its mean in deviations while they are learned, so that the penalty is the same for all.
 */
export function fittedNumbers(examples: readonly MeasuredExample[]): ReadonlyMap<string, number> {
  const names = Object.keys(examples[0]?.evidence ?? {});
  const scales = names.map((name) => scaleOf(examples.map(({ evidence }) => evidence[name] ?? 0)));
  const rows = examples.map(({ evidence, isTrue, weight = 1 }) => ({
    inputs: [
      [0, 1] as const,
      ...scales.map(({ mean, deviation }, i) => [i + 1, ((evidence[names[i] ?? ''] ?? 0) - mean) / deviation] as const),
    ],
    isTrue,
    weight,
  }));
  const [bias = 0, ...slopes] = descended(rows, names.length + 1);
  const weights = scales.map(({ deviation }, i) => (slopes[i] ?? 0) / deviation);
  const base = bias - scales.reduce((sum, { mean }, i) => sum + mean * (weights[i] ?? 0), 0);
  return new Map([['base', base], ...names.map((name, i) => [name, weights[i] ?? 0] as const)]);
}

function scaleOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: variance > 0 ? Math.sqrt(variance) : 1 };
}

interface Row {
  inputs: readonly (readonly [place: number, value: number])[];
  isTrue: boolean;
  weight: number;
}

/** Weights by Adam, of Kingma and Ba, over all rows at once; the first is the base, which is not penalised. */
function descended(rows: readonly Row[], count: number): readonly number[] {
  const weights = Array.from({ length: count }, () => 0);
  const means = weights.map(() => 0);
  const squares = weights.map(() => 0);
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = weights.map((weight, place) => (place === 0 ? 0 : penalty * weight));
    for (const { inputs, isTrue, weight } of rows) {
      const error = (logistic(sumOf(inputs, weights)) - Number(isTrue)) * weight;
      for (const [place, value] of inputs) slopes[place] = (slopes[place] ?? 0) + error * value;
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
  return weights;
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

function sumOf(inputs: Row['inputs'], weights: readonly number[]): number {
  return inputs.reduce((sum, [place, value]) => sum + value * (weights[place] ?? 0), 0);
}

/** Returns the logistic function of a sum of weights: the chance, from 0 to 1. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
