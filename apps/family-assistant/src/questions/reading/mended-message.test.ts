import { mendedMessage } from './mended-message.ts';

test.each([
  ['is soccer on tuesday, no wait, wednesday', 'is soccer on wednesday'],
  ['What do we have on Friday, I mean Saturday?', 'What do we have on Saturday?'],
  ['is practice at 5, no sorry, 6 on thursday', 'is practice at 6 on thursday'],
  ['when is the last day off school, i mean the last day OF school, stupid phone', 'when is the last day OF school'],
  ['is leo, I mean maya, free on friday', 'is maya, free on friday'],
  ['when is soccer, no wait, when is the dentist on monday', 'when is the dentist on monday'],
  ['is it monday, no wait, tuesday, no wait, wednesday', 'is it wednesday'],
  ['what am i doing tuesday week, no hang on, WEDNESDAY week', 'what am i doing WEDNESDAY week'],
  ['What do you mean by early dismissal?', 'What do you mean by early dismissal?'],
  ['Does the art class make that mug?', 'Does the art class make that mug?'],
])('%j is meant as %j', (message, meant) => {
  expect(mendedMessage(message)).toBe(meant);
});
