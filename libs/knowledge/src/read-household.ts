import { HouseholdFileError, loadHousehold, type Household } from '@homeroom/household';
import { EnvironmentError } from '@homeroom/service-kit';

/**
 * The household of a family configuration file.
 * @param path as `FAMILY_CONFIG` says it
 * @throws EnvironmentError with a line for each problem of the file, naming FAMILY_CONFIG
 */
export function readHousehold(path: string): Household {
  try {
    return loadHousehold(path);
  } catch (error) {
    if (!(error instanceof HouseholdFileError)) throw error;
    throw new EnvironmentError(error.problems.map((problem) => `FAMILY_CONFIG: ${problem}`));
  }
}
