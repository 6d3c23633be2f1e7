import { mailFile, mboxFile, type SampleMail } from './mail-text.ts';
import { carpoolMails } from './sample-mails-carpool.ts';
import { clubMails } from './sample-mails-clubs.ts';
import { familyMails } from './sample-mails-family.ts';
import { schoolMails } from './sample-mails-school.ts';
import { schoolNewsletters } from './sample-newsletters-school.ts';
import { townNewsletters } from './sample-newsletters-town.ts';
import { sampleWeek } from './sample-week.ts';

/**
 * Returns the mails of the sample household as files: letters of the last three weeks before the week of `today`,
 * newsletters, and one mbox with a thread. Their appointments match the sample calendars. Message-IDs are stable, so
 * mails made on another day replace these.
 * @param today `YYYY-MM-DD` in the family's zone
 * @returns names that end in `.eml` or `.mbox`, each with the file's text, to be written as UTF-8
 * @throws RangeError when it is not a date
 */
export function sampleMails(today: string): [name: string, text: string][] {
  const week = sampleWeek(today);
  const letters = [...schoolMails(week, today), ...clubMails(week), ...familyMails(week)];
  const newsletters = [...schoolNewsletters(week), ...townNewsletters(week)].map(toList);
  const single = [...letters, ...newsletters].map((mail): [string, string] => [`${mail.id}.eml`, mailFile(mail)]);
  return [...single, ['carpool.mbox', mboxFile(carpoolMails(week))]];
}

/** A newsletter has a way to leave its list, and a foot that says so. */
function toList(mail: SampleMail): SampleMail {
  const leave = `https://lists.example.com/leave/${mail.id}`;
  return {
    ...mail,
    text: `${mail.text}\n\nYou get this mail because you are on our list. [Leave the list](${leave})`,
    headers: [`List-Unsubscribe: <${leave}>`, `List-Id: <${mail.id}.lists.example.com>`, 'Precedence: bulk'],
  };
}
