import type { TypesetDocument } from './typeset-document.ts';
import { borealWingsHalifax } from './typeset/dev/boreal-wings-halifax.ts';
import { brightGateLeoCleaning } from './typeset/dev/bright-gate-leo-cleaning.ts';
import { browniesFoxHollowWeekend } from './typeset/dev/brownies-fox-hollow-weekend.ts';
import { cartaVistaYOido } from './typeset/dev/carta-vista-y-oido.ts';
import { cedarBranchOctober } from './typeset/dev/cedar-branch-october.ts';
import { cedarDeskDueSlip } from './typeset/dev/cedar-desk-due-slip.ts';
import { elFaroMayo } from './typeset/dev/el-faro-mayo.ts';
import { harborviewWindowReplacement } from './typeset/dev/harborview-window-replacement.ts';
import { heronLakeCampEnrollment } from './typeset/dev/heron-lake-camp-enrollment.ts';
import { kestrelsSpringHomeAway } from './typeset/dev/kestrels-spring-home-away.ts';
import { lakesideBeaconSeptember } from './typeset/dev/lakeside-beacon-september.ts';
import { lakesideBeforeThanksgiving } from './typeset/dev/lakeside-before-thanksgiving.ts';
import { mapleCourtOctoberNotes } from './typeset/dev/maple-court-october-notes.ts';
import { mayaBracesTwelvePayments } from './typeset/dev/maya-braces-twelve-payments.ts';
import { nestNotesHundredthDay } from './typeset/dev/nest-notes-hundredth-day.ts';
import { prairieHollowZooSlip } from './typeset/dev/prairie-hollow-zoo-slip.ts';
import { ptaPagesBeforeSpring } from './typeset/dev/pta-pages-before-spring.ts';
import { rangersOakRidgeAgenda } from './typeset/dev/rangers-oak-ridge-agenda.ts';
import { reciboHalconesOtono } from './typeset/dev/recibo-halcones-otono.ts';
import { sealsTwoWeekGrid } from './typeset/dev/seals-two-week-grid.ts';
import { springboardDecemberNews } from './typeset/dev/springboard-december-news.ts';
import { springfieldLeafSeason } from './typeset/dev/springfield-leaf-season.ts';
import { stAgnesJulyBulletin } from './typeset/dev/st-agnes-july-bulletin.ts';
import { stWilfridHarvestLetter } from './typeset/dev/st-wilfrid-harvest-letter.ts';

/** Papers that end up on a fridge, for tuning: letters in prose, newsletters, game tables, forms and slips. Written blind. */
export const devTypesetFridgeDocuments: readonly TypesetDocument[] = [
  borealWingsHalifax,
  brightGateLeoCleaning,
  browniesFoxHollowWeekend,
  cartaVistaYOido,
  cedarBranchOctober,
  cedarDeskDueSlip,
  elFaroMayo,
  harborviewWindowReplacement,
  heronLakeCampEnrollment,
  kestrelsSpringHomeAway,
  lakesideBeaconSeptember,
  lakesideBeforeThanksgiving,
  mapleCourtOctoberNotes,
  mayaBracesTwelvePayments,
  nestNotesHundredthDay,
  prairieHollowZooSlip,
  ptaPagesBeforeSpring,
  rangersOakRidgeAgenda,
  reciboHalconesOtono,
  sealsTwoWeekGrid,
  springboardDecemberNews,
  springfieldLeafSeason,
  stAgnesJulyBulletin,
  stWilfridHarvestLetter,
];
