import { ownMail } from './own-mail.ts';

const quoted = 'On Sun, Apr 11, 2027 Dee <dee@storm.example> wrote:\n\n> Parents meet on Monday at 7 pm.\n';

test('an older mail below an answer is left out', () => {
  expect(ownMail(`Thanks, that suits us well.\n\n${quoted}`, 'Re: meeting')).not.toContain('Monday');
});

test('an older mail counts where the answer says so', () => {
  const own = ownMail(`The meeting is exactly as written below.\n\n${quoted}`, 'Re: meeting');
  expect(own).toContain('Parents meet on Monday');
  expect(own).not.toContain('> Parents');
});
