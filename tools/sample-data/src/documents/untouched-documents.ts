import type { SampleDocument } from './sample-document.ts';
import { basketballLeague } from './untouched/basketball-league.ts';
import { bookFair } from './untouched/book-fair.ts';
import { dentistReminder } from './untouched/dentist-reminder.ts';
import { farmTrip } from './untouched/farm-trip.ts';
import { fluClinic } from './untouched/flu-clinic.ts';
import { lunchAccount } from './untouched/lunch-account.ts';
import { principalNews } from './untouched/principal-news.ts';
import { scholarship } from './untouched/scholarship.ts';
import { snowDays } from './untouched/snow-days.ts';
import { sofaDelivery } from './untouched/sofa-delivery.ts';
import { springMusical } from './untouched/spring-musical.ts';
import { swimLessons } from './untouched/swim-lessons.ts';
import { tballOpening } from './untouched/tball-opening.ts';
import { townFall } from './untouched/town-fall.ts';
import { winterReading } from './untouched/winter-reading.ts';

/** The documents that nobody tunes on: what they show is the honest figure. */
export const untouchedDocuments: readonly SampleDocument[] = [
  farmTrip,
  bookFair,
  dentistReminder,
  basketballLeague,
  swimLessons,
  townFall,
  principalNews,
  snowDays,
  springMusical,
  scholarship,
  lunchAccount,
  fluClinic,
  winterReading,
  tballOpening,
  sofaDelivery,
];
