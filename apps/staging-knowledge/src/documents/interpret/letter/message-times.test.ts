import { withoutMessageTimes } from './message-times.ts';

test('the times at which messages of a chat were sent are left out', () => {
  const chat =
    'Jo\nWho has snack?\n6:12 PM\nMinh\nWe do\n6:14 PM ✓✓\nJo\nthx\n7:51 AM\nMinh\nGame is at 10:15\n7:58 AM';
  expect(withoutMessageTimes(chat)).toBe('Jo\nWho has snack?\n\nMinh\nWe do\n\nJo\nthx\n\nMinh\nGame is at 10:15\n');
});

test('the times of a timetable stay', () => {
  const day = '8:00\nBreakfast\n9:15\nReading\n10:30\nRecess\n11:40\nLunch';
  expect(withoutMessageTimes(day)).toBe(day);
});
