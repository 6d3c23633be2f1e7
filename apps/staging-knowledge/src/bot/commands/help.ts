import { replyOf, sentence, type Reply } from '../texts/reply.ts';

const lines = [
  'Send me a letter, a flyer or a photo of one, and I say what it asks of you. What you write here is kept for questions.',
  '',
  '/grocery – the grocery list',
  '/add milk, 2 l – put something on it',
  '/done milk – strike something out, by name or number',
  '/ask When is the museum trip? – ask what the family was told',
  '/recent – what came in lately',
  '/open – what waits for somebody',
  '/help – this list',
];

/** `/help` and `/start`. */
export async function help(): Promise<Reply> {
  return replyOf(lines);
}

/** Reply to an unknown command. */
export function unknownCommand(name: string): Reply {
  return sentence(`I do not know /${name}. /help lists what I do.`);
}
