import { limitTests } from '../../workspace/jest-time-limit.mjs';

// Reading letters takes long on a busy machine.
limitTests(300_000);
