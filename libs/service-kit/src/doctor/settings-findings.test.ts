import { EnvironmentError } from '../environment.ts';
import { reportText } from './report.ts';
import { settingsFindings } from './settings-findings.ts';

const refused =
  (...problems: string[]) =>
  () => {
    throw new EnvironmentError(problems);
  };

test('the family file is named by its path, once below all of its problems', () => {
  const { findings } = settingsFindings(
    refused('FAMILY_CONFIG: timezone: must be set', 'FAMILY_CONFIG: members[0].name: must not be empty', 'PORT: no'),
    { FAMILY_CONFIG: '/data/household.yaml' },
  );
  expect(reportText([{ subject: 'family-assistant', findings }])).toBe(`family-assistant
  MEND     family file  timezone: must be set
  MEND     family file  members[0].name: must not be empty
                        → Correct /data/household.yaml.
  MEND     settings     PORT: no
                        → Set the variable for this service; .env.example describes it.

0 ok, 0 to look at, 3 to mend
`);
});

test('without the variable it is the variable that is missing', () => {
  const { findings } = settingsFindings(refused('FAMILY_CONFIG: is not set; it is needed to start'), {});
  expect(findings).toMatchObject([{ name: 'settings', mend: expect.stringContaining('Set the variable') as string }]);
});
