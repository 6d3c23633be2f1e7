export { calendarExport } from './calendar-export.ts';
export { calendar, chicago, event, zone } from './calendar-fixtures.ts';
