import { ownMail, ownPrintedMail } from './own-mail.ts';

const quoted = 'On Sun, Apr 11, 2027 Dee <dee@storm.example> wrote:\n\n> Parents meet on Monday at 7 pm.\n';

test('an older mail below an answer is left out', () => {
  expect(ownMail(`Thanks, that suits us well.\n\n${quoted}`, 'Re: meeting')).not.toContain('Monday');
});

test('an older mail counts where the answer says so', () => {
  const own = ownMail(`The meeting is exactly as written below.\n\n${quoted}`, 'Re: meeting');
  expect(own).toContain('Parents meet on Monday');
  expect(own).not.toContain('> Parents');
});

test('a printed answer is read as a mail: without what it quotes', () => {
  const head =
    'Re: meeting\nFrom: Odile <odile@rink.example>\nTo: Ana <ana@example.org>\nDate: Wed, Apr 14, 2027, 6:31 PM';
  const own = ownPrintedMail(`${head}\n\nTuesday suits me better.\n\n> Parents meet on Monday at 7 pm.`);
  expect(own).toContain('Tuesday suits me');
  expect(own).toContain('From: Odile');
  expect(own).not.toContain('Monday');
});

test('a letter is no printed mail', () => {
  expect(ownPrintedMail('Dear families,\n\nthe fair is on Monday.\n\n> Bring a cake.')).toBeNull();
});
