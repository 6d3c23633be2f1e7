import type { SampleDocument } from './sample-document.ts';
import { busChange } from './dev/bus-change.ts';
import { carInsurance } from './dev/car-insurance.ts';
import { immunizationNotice } from './dev/immunization-notice.ts';
import { libraryFall } from './dev/library-fall.ts';
import { liceNotice } from './dev/lice-notice.ts';
import { museumTrip } from './dev/museum-trip.ts';
import { noSchoolDays } from './dev/no-school-days.ts';
import { pictureDay } from './dev/picture-day.ts';
import { practiceMoved } from './dev/practice-moved.ts';
import { ptaNewsletter } from './dev/pta-newsletter.ts';
import { soccerSchedule } from './dev/soccer-schedule.ts';
import { soccerTryouts } from './dev/soccer-tryouts.ts';
import { spiritWeek } from './dev/spirit-week.ts';
import { summerCamp } from './dev/summer-camp.ts';
import { winterConcert } from './dev/winter-concert.ts';

/** Documents for tuning rules and prompts. */
export const devDocuments: readonly SampleDocument[] = [
  museumTrip,
  pictureDay,
  immunizationNotice,
  soccerTryouts,
  soccerSchedule,
  libraryFall,
  ptaNewsletter,
  noSchoolDays,
  winterConcert,
  summerCamp,
  busChange,
  liceNotice,
  spiritWeek,
  practiceMoved,
  carInsurance,
];
