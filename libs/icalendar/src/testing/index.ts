export { calendarExport } from './calendar-export.ts';
export { calendar, chicago, dayEvent, event, timedEvent, zone } from './calendar-fixtures.ts';
