/** Distance function of dense vectors. */
export type Distance = 'Cosine' | 'Dot' | 'Euclid' | 'Manhattan';
export const distances: readonly Distance[] = ['Cosine', 'Dot', 'Euclid', 'Manhattan'];

/** 1 when a larger score is better, −1 when a smaller one is. */
export function betterSign(distance: Distance): 1 | -1 {
  return distance === 'Cosine' || distance === 'Dot' ? 1 : -1;
}

/** Compares the query with the row that starts at `from` in `rows`. */
export type Kernel = (query: Float32Array, rows: Float32Array, from: number) => number;

export function kernelOf(distance: Distance): Kernel {
  if (distance === 'Euclid') return euclid;
  return distance === 'Manhattan' ? manhattan : dot;
}

/** The vector at length one, as Cosine stores it; a zero vector stays zero. */
export function normalized(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  if (sum === 0) return vector;
  const length = Math.sqrt(sum);
  return vector.map((value) => value / length);
}

// Four running sums, because one sum makes every addition wait for the one before.
function dot(query: Float32Array, rows: Float32Array, from: number): number {
  const size = query.length;
  const whole = size - (size % 4);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < whole; i += 4) {
    a += query[i]! * rows[from + i]!;
    b += query[i + 1]! * rows[from + i + 1]!;
    c += query[i + 2]! * rows[from + i + 2]!;
    d += query[i + 3]! * rows[from + i + 3]!;
  }
  for (let i = whole; i < size; i += 1) a += query[i]! * rows[from + i]!;
  return a + b + (c + d);
}

function euclid(query: Float32Array, rows: Float32Array, from: number): number {
  let sum = 0;
  for (let i = 0; i < query.length; i += 1) {
    const difference = query[i]! - rows[from + i]!;
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

function manhattan(query: Float32Array, rows: Float32Array, from: number): number {
  let sum = 0;
  for (let i = 0; i < query.length; i += 1) sum += Math.abs(query[i]! - rows[from + i]!);
  return sum;
}
