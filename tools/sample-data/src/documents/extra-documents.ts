import type { SampleDocument } from './sample-document.ts';
import { carLineCorrection } from './extra/car-line-correction.ts';
import { dishwasherRepair } from './extra/dishwasher-repair.ts';
import { fieldDayFlyer } from './extra/field-day-flyer.ts';
import { firstGradeConferences } from './extra/first-grade-conferences.ts';
import { fluShots } from './extra/flu-shots.ts';
import { hockeySeason } from './extra/hockey-season.ts';
import { kindergartenBuddies } from './extra/kindergarten-buddies.ts';
import { musicRecital } from './extra/music-recital.ts';
import { novemberDecemberDismissals } from './extra/november-december-dismissals.ts';
import { orthodontistVisits } from './extra/orthodontist-visits.ts';
import { pediatricianRecall } from './extra/pediatrician-recall.ts';
import { ptaMeetingMail } from './extra/pta-meeting-mail.ts';
import { readingNight } from './extra/reading-night.ts';
import { room12Weekly } from './extra/room-12-weekly.ts';
import { scoutsCampout } from './extra/scouts-campout.ts';
import { spellingBeeRounds } from './extra/spelling-bee-rounds.ts';
import { springPortraitRetakes } from './extra/spring-portrait-retakes.ts';
import { theatreAudition } from './extra/theatre-audition.ts';
import { townhomeMaintenance } from './extra/townhome-maintenance.ts';
import { visionScreening } from './extra/vision-screening.ts';
import { waltsSixtieth } from './extra/walts-sixtieth.ts';
import { waterMain } from './extra/water-main.ts';
import { winterPartySignup } from './extra/winter-party-signup.ts';
import { zooWinter } from './extra/zoo-winter.ts';

/** Additional, harder documents for tuning rules and prompts, in text formats. */
export const extraDocuments: readonly SampleDocument[] = [
  carLineCorrection,
  dishwasherRepair,
  fieldDayFlyer,
  firstGradeConferences,
  fluShots,
  hockeySeason,
  kindergartenBuddies,
  musicRecital,
  novemberDecemberDismissals,
  orthodontistVisits,
  pediatricianRecall,
  ptaMeetingMail,
  readingNight,
  room12Weekly,
  scoutsCampout,
  spellingBeeRounds,
  springPortraitRetakes,
  theatreAudition,
  townhomeMaintenance,
  visionScreening,
  waltsSixtieth,
  waterMain,
  winterPartySignup,
  zooWinter,
];
