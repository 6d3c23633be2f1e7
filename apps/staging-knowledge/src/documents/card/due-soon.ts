const soonDays = 2;

/** Whether one of the deadlines is at most two days away or over. @param today YYYY-MM-DD, as the deadlines are */
export function isDueSoon(deadlines: readonly { date: string }[], today: string): boolean {
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + soonDays * 86_400_000).toISOString().slice(0, 10);
  return deadlines.some(({ date }) => date <= soon);
}
