import type { SampleDocument } from './sample-document.ts';
import { carLineCorrection } from './practice/car-line-correction.ts';
import { dishwasherRepair } from './practice/dishwasher-repair.ts';
import { fieldDayFlyer } from './practice/field-day-flyer.ts';
import { firstGradeConferences } from './practice/first-grade-conferences.ts';
import { fluShots } from './practice/flu-shots.ts';
import { hockeySeason } from './practice/hockey-season.ts';
import { kindergartenBuddies } from './practice/kindergarten-buddies.ts';
import { musicRecital } from './practice/music-recital.ts';
import { novemberDecemberDismissals } from './practice/november-december-dismissals.ts';
import { orthodontistVisits } from './practice/orthodontist-visits.ts';
import { pediatricianRecall } from './practice/pediatrician-recall.ts';
import { ptaMeetingMail } from './practice/pta-meeting-mail.ts';
import { readingNight } from './practice/reading-night.ts';
import { room12Weekly } from './practice/room-12-weekly.ts';
import { scoutsCampout } from './practice/scouts-campout.ts';
import { spellingBeeRounds } from './practice/spelling-bee-rounds.ts';
import { springPortraitRetakes } from './practice/spring-portrait-retakes.ts';
import { theatreAudition } from './practice/theatre-audition.ts';
import { townhomeMaintenance } from './practice/townhome-maintenance.ts';
import { visionScreening } from './practice/vision-screening.ts';
import { waltsSixtieth } from './practice/walts-sixtieth.ts';
import { waterMain } from './practice/water-main.ts';
import { winterPartySignup } from './practice/winter-party-signup.ts';
import { zooWinter } from './practice/zoo-winter.ts';

/** Further documents that rules and prompts may be tuned on: harder ones, in the formats that have a text. */
export const practiceDocuments: readonly SampleDocument[] = [
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
