import type { SampleDocument } from './sample-document.ts';
import { basketballLeague } from './holdout/basketball-league.ts';
import { bookFair } from './holdout/book-fair.ts';
import { dentistReminder } from './holdout/dentist-reminder.ts';
import { farmTrip } from './holdout/farm-trip.ts';
import { fluClinic } from './holdout/flu-clinic.ts';
import { lunchAccount } from './holdout/lunch-account.ts';
import { principalNews } from './holdout/principal-news.ts';
import { scholarship } from './holdout/scholarship.ts';
import { snowDays } from './holdout/snow-days.ts';
import { sofaDelivery } from './holdout/sofa-delivery.ts';
import { springMusical } from './holdout/spring-musical.ts';
import { swimLessons } from './holdout/swim-lessons.ts';
import { tballOpening } from './holdout/tball-opening.ts';
import { townFall } from './holdout/town-fall.ts';
import { winterReading } from './holdout/winter-reading.ts';

/** Documents never used for tuning: they give the honest figure. */
export const holdoutDocuments: readonly SampleDocument[] = [
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
