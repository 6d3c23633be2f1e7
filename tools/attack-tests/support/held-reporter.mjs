import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** File with each case's outcome for `npm run test:attacks`. */
export const outcomesFile = fileURLToPath(new URL('../../../reports/attacks.json', import.meta.url));

/** Jest reporter that records each case's section (its describe block) and whether it held. */
export default class HeldReporter {
  onRunComplete(_contexts, { testResults }) {
    const outcomes = testResults.flatMap(({ testFilePath, testResults: cases, testExecError }) => {
      const file = path.basename(testFilePath);
      if (testExecError)
        return [{ section: file, name: `The file could not be run: ${testExecError.message}`, outcome: 'failed' }];
      return cases.map(({ ancestorTitles, title, status }) => ({
        section: ancestorTitles[0] ?? file,
        name: title,
        outcome: status,
      }));
    });
    mkdirSync(path.dirname(outcomesFile), { recursive: true });
    writeFileSync(outcomesFile, JSON.stringify(outcomes, null, 2));
  }
}
