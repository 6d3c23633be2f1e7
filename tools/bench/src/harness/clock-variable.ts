/** Variable with the instant, RFC 3339, at which a moving clock starts. */
export const clockVariable = 'BENCH_CLOCK';
