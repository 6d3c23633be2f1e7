/** Calls that process something; a call that only reads what is stored would hide how long they take. */
const processingRoutes = new Set(['/vision/parse', '/vision/briefing', '/brain/query', '/brain/ingest']);
const maxTimes = 1_000;

/** Figures of the calls that process something, since the process started. */
export interface ProcessingFigures {
  since: Date;
  /** Calls that failed for a reason of the service: 500 and above. */
  errors: number;
  /** Milliseconds within which half, and 95 %, of the last 1,000 successful calls were answered; null before the first. */
  times: { p50: number; p95: number } | null;
}

/** Measures the calls that process something, in memory: every process starts at zero. */
export class Processing {
  private readonly since: Date;
  private readonly times: number[] = [];
  private errors = 0;

  constructor(since: Date) {
    this.since = since;
  }

  /** Records one answered call under its route template. */
  record(route: string, status: number, milliseconds: number): void {
    if (!processingRoutes.has(route)) return;
    if (status >= 500) this.errors += 1;
    if (status !== 200) return;
    this.times.push(milliseconds);
    if (this.times.length > maxTimes) this.times.shift();
  }

  figures(): ProcessingFigures {
    const { since, errors } = this;
    const sorted = this.times.toSorted((a, b) => a - b);
    if (sorted.length === 0) return { since, errors, times: null };
    // Nearest rank: the smallest time that this share of the calls does not exceed.
    const within = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
    return { since, errors, times: { p50: within(0.5), p95: within(0.95) } };
  }
}
