/**
 * SQL that keeps other writers of a calendar waiting until the transaction ends. Every writer takes it before it reads
 * what it is going to change.
 * @param parameter the placeholder of the calendar's id, such as `$1`
 */
export function calendarLock(parameter: string): string {
  return `pg_advisory_xact_lock(hashtextextended(${parameter}, 3))`;
}
