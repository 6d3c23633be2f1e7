import { preset } from '../../jest.preset.mjs';

/** Its tests wait for processes most of the time. */
export default { ...preset, displayName: 'local-stack', maxWorkers: 3 };
