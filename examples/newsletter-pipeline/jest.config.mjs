import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'newsletter-pipeline',
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
};
