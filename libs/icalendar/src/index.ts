export {
  instantLine,
  lineValue,
  plainText,
  textLine,
  type TimeForm,
  wallLine,
  zonedForm,
} from './edit/component-lines.ts';
export {
  assignAttendees,
  cancelEvent,
  moveInstance,
  type NewTimes,
  removeInstance,
  renameEvent,
  type Scope,
} from './edit/edit-object.ts';
export { type EditableObject, parseEditableObject, RefusedEditError, serializeObject } from './edit/editable-object.ts';
export { moveSeries } from './edit/move-series.ts';
export { newEvent } from './edit/new-event.ts';
export { icsLimits, NotACalendarError, UnreadableComponentError } from './limits.ts';
export {
  type CalendarObject,
  fromRawIcs,
  type ObjectSize,
  parseCalendarObject,
  shortSpan,
  toSeries,
} from './object/calendar-object.ts';
export { meansTheSame, toJcal } from './object/meaning.ts';
export { type ContentLine, contentLines } from './parse/content-lines.ts';
export { alarmInstant } from './parse/event-alarms.ts';
export {
  type EventAlarm,
  type EventComponent,
  type EventDuration,
  type EventSeries,
  type EventTime,
  type Guest,
  instantOf,
  isRecurring,
} from './parse/event-component.ts';
export { textProperty } from './parse/event-properties.ts';
export { type EventTimes, readEventTimes } from './parse/event-times.ts';
export { firstTitle, shortTitle, titleLength } from './parse/event-title.ts';
export { type CalendarFile, readCalendarFile, readCalendarFileInSteps } from './parse/read-calendar-file.ts';
export { readEvent } from './parse/read-event.ts';
export { type RawCalendar, type RawComponent, splitCalendar } from './parse/split-calendar.ts';
export {
  originalPlace,
  overlapsRange,
  type PreparedSeries,
  prepareSeries,
  type Recurrence,
  recurrenceOf,
  type SeriesInstance,
  type TimeRange,
} from './recurrence/prepare-series.ts';
export { budgetSpan } from './recurrence/occurrence-bound.ts';
export {
  bindRule,
  parseRule,
  type RecurrenceRule,
  RefusedRuleError,
  untilInstant,
} from './recurrence/recurrence-rule.ts';
export { readRuleFields, type RuleFields, type WeekdayPart } from './recurrence/rule-parts.ts';
export { FeedZones } from './write/feed-zones.ts';
export { writeLines } from './write/write-lines.ts';
export {
  dateIn,
  dayMs,
  formatInstant,
  hourMs,
  ianaZone,
  type Instant,
  minuteMs,
  secondMs,
  tableZone,
  toInstant,
  toWall,
  utc,
  type WallTime,
  type Zone,
} from './zones/time-zones.ts';
export { propertyValue, zoneNames } from './zones/zone-names.ts';
