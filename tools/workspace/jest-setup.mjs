import { limitTests } from './jest-time-limit.mjs';

// Only for tests that hang: what takes seconds alone takes many times that where other work needs the cores.
limitTests(120_000);
