import { preset } from '../../jest.preset.mjs';

// A test sets the process's umask, which a worker cannot.
export default { ...preset, maxWorkers: 1, displayName: 'local-postgres' };
