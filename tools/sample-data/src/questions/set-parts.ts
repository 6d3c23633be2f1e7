import type { AskedQuestion, QuestionSource } from './question-set.ts';

/** Returns an email as a source. */
export function mailOf(name: string, date: string, sender: string, subject: string, text: string): QuestionSource {
  return { id: `mail:${name}`, type: 'email', subject, sender, date, text: text.trim() };
}

/** Returns a newsletter as a source. */
export function newsletterOf(
  name: string,
  date: string,
  sender: string,
  subject: string,
  text: string,
): QuestionSource {
  return { id: `mail:${name}`, type: 'newsletter', subject, sender, date, text: text.trim() };
}

/** Returns a chat message, which has no subject, as a source. */
export function chatOf(name: string, date: string, sender: string, text: string): QuestionSource {
  return { id: `extraction:${name}`, type: 'message', subject: '', sender, date, text };
}

/** Returns a document as a source. */
export function documentOf(name: string, date: string, sender: string, subject: string, text: string): QuestionSource {
  return { id: `document:${name}`, type: 'document', subject, sender, date, text: text.trim() };
}

/** Returns a question that sources answer: what a right answer says, where it stands, what it may not say. */
export function answeredOf(
  group: 'plain' | 'paraphrased',
  question: string,
  says: AskedQuestion['says'],
  sources: readonly string[],
  neverSays: readonly string[] = [],
): AskedQuestion {
  return { question, group, answeredBy: 'sources', says, neverSays, sources };
}

/** Returns a question that nobody can answer. */
export function unknownOf(group: 'near' | 'foreign', question: string): AskedQuestion {
  return { question, group, answeredBy: 'none', says: [], sources: [] };
}
