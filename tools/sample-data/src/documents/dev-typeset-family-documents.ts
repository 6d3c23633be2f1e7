import type { TypesetDocument } from './typeset-document.ts';
import { arabesqueRecitalSheet } from './typeset/dev/arabesque-recital-sheet.ts';
import { bethShalomElul } from './typeset/dev/beth-shalom-elul.ts';
import { carmenTheoSaveTheDate } from './typeset/dev/carmen-theo-save-the-date.ts';
import { clinicaVacunasAgosto } from './typeset/dev/clinica-vacunas-agosto.ts';
import { foxesParentsChat } from './typeset/dev/foxes-parents-chat.ts';
import { harbourBranchSummer } from './typeset/dev/harbour-branch-summer.ts';
import { harbourRowSealcoat } from './typeset/dev/harbour-row-sealcoat.ts';
import { iceBladesSquirtSlate } from './typeset/dev/ice-blades-squirt-slate.ts';
import { larkmoorRecallTraveler } from './typeset/dev/larkmoor-recall-traveler.ts';
import { littleAcornsClosures } from './typeset/dev/little-acorns-closures.ts';
import { millpondSwimConfirmation } from './typeset/dev/millpond-swim-confirmation.ts';
import { ostrowPianoPolicy } from './typeset/dev/ostrow-piano-policy.ts';
import { permisoGranjaPrimero } from './typeset/dev/permiso-granja-primero.ts';
import { pinecrestLodgeBooking } from './typeset/dev/pinecrest-lodge-booking.ts';
import { prairieMutualRenewal } from './typeset/dev/prairie-mutual-renewal.ts';
import { principalsPorchMay } from './typeset/dev/principals-porch-may.ts';
import { ptaBookFairAndLost } from './typeset/dev/pta-book-fair-and-lost.ts';
import { reJuegoContraLosToros } from './typeset/dev/re-juego-contra-los-toros.ts';
import { reservaVueloGuadalajara } from './typeset/dev/reserva-vuelo-guadalajara.ts';
import { springfieldRecFallGuide } from './typeset/dev/springfield-rec-fall-guide.ts';
import { stringsSpringCall } from './typeset/dev/strings-spring-call.ts';
import { symphonyFamilySeries } from './typeset/dev/symphony-family-series.ts';
import { thirdQuarterCardMaya } from './typeset/dev/third-quarter-card-maya.ts';
import { wapelloPackingList } from './typeset/dev/wapello-packing-list.ts';

/**
 * Papers of the whole of a family’s life for tuning: schools, clubs, insurers, journeys, neighbors and parties. Written
 * blind.
 */
export const devTypesetFamilyDocuments: readonly TypesetDocument[] = [
  arabesqueRecitalSheet,
  bethShalomElul,
  carmenTheoSaveTheDate,
  clinicaVacunasAgosto,
  foxesParentsChat,
  harbourBranchSummer,
  harbourRowSealcoat,
  iceBladesSquirtSlate,
  larkmoorRecallTraveler,
  littleAcornsClosures,
  millpondSwimConfirmation,
  ostrowPianoPolicy,
  permisoGranjaPrimero,
  pinecrestLodgeBooking,
  prairieMutualRenewal,
  principalsPorchMay,
  ptaBookFairAndLost,
  reJuegoContraLosToros,
  reservaVueloGuadalajara,
  springfieldRecFallGuide,
  stringsSpringCall,
  symphonyFamilySeries,
  thirdQuarterCardMaya,
  wapelloPackingList,
];
