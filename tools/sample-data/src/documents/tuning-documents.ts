import type { SampleDocument } from './sample-document.ts';
import { busChange } from './tuning/bus-change.ts';
import { carInsurance } from './tuning/car-insurance.ts';
import { immunizationNotice } from './tuning/immunization-notice.ts';
import { libraryFall } from './tuning/library-fall.ts';
import { liceNotice } from './tuning/lice-notice.ts';
import { museumTrip } from './tuning/museum-trip.ts';
import { noSchoolDays } from './tuning/no-school-days.ts';
import { pictureDay } from './tuning/picture-day.ts';
import { practiceMoved } from './tuning/practice-moved.ts';
import { ptaNewsletter } from './tuning/pta-newsletter.ts';
import { soccerSchedule } from './tuning/soccer-schedule.ts';
import { soccerTryouts } from './tuning/soccer-tryouts.ts';
import { spiritWeek } from './tuning/spirit-week.ts';
import { summerCamp } from './tuning/summer-camp.ts';
import { winterConcert } from './tuning/winter-concert.ts';

/** The documents that rules and prompts may be tuned on. */
export const tuningDocuments: readonly SampleDocument[] = [
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
