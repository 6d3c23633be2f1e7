import type { TypesetDocument } from './typeset-document.ts';
import { brightGateLeoCleaning } from './typeset/dev/bright-gate-leo-cleaning.ts';
import { cartaVistaYOido } from './typeset/dev/carta-vista-y-oido.ts';
import { cedarBranchOctober } from './typeset/dev/cedar-branch-october.ts';
import { cedarDeskDueSlip } from './typeset/dev/cedar-desk-due-slip.ts';
import { harborviewWindowReplacement } from './typeset/dev/harborview-window-replacement.ts';
import { kestrelsSpringHomeAway } from './typeset/dev/kestrels-spring-home-away.ts';
import { lakesideBeaconSeptember } from './typeset/dev/lakeside-beacon-september.ts';
import { lakesideBeforeThanksgiving } from './typeset/dev/lakeside-before-thanksgiving.ts';
import { mayaBracesTwelvePayments } from './typeset/dev/maya-braces-twelve-payments.ts';
import { nestNotesHundredthDay } from './typeset/dev/nest-notes-hundredth-day.ts';
import { prairieHollowZooSlip } from './typeset/dev/prairie-hollow-zoo-slip.ts';
import { ptaPagesBeforeSpring } from './typeset/dev/pta-pages-before-spring.ts';

/** Papers that end up on a fridge, for tuning: letters in prose, newsletters, game tables, forms and slips. Written blind. */
export const devTypesetFridgeDocuments: readonly TypesetDocument[] = [
  brightGateLeoCleaning,
  cartaVistaYOido,
  cedarBranchOctober,
  cedarDeskDueSlip,
  harborviewWindowReplacement,
  kestrelsSpringHomeAway,
  lakesideBeaconSeptember,
  lakesideBeforeThanksgiving,
  mayaBracesTwelvePayments,
  nestNotesHundredthDay,
  prairieHollowZooSlip,
  ptaPagesBeforeSpring,
];
