import { addDays } from '@homeroom/text';

const soonDays = 2;

/** Whether one of the deadlines is at most two days away or over. @param today YYYY-MM-DD, as the deadlines are */
export function isDueSoon(deadlines: readonly { date: string }[], today: string): boolean {
  return deadlines.some(({ date }) => date <= addDays(today, soonDays));
}
