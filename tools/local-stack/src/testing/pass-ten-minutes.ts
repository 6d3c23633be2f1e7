/**
 * Makes room in the chats, which get three messages in ten minutes: what was sent becomes ten minutes older, and what
 * waits for room is due.
 * @param query runs a statement on the family assistant's database
 */
export async function passTenMinutes(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query(
    "UPDATE alert_message SET sent_at = sent_at - interval '10 minutes' WHERE sent_at > now() - interval '10 minutes'",
  );
  await query(
    "UPDATE alert_message SET next_try_at = now() WHERE sent_at IS NULL AND next_try_at > now() + interval '1 minute'",
  );
}
