import type { TypesetDocument } from './typeset-document.ts';
import { avisoCorteAguaAgosto } from './typeset/dev/aviso-corte-agua-agosto.ts';
import { brightHarborTwoCleanings } from './typeset/dev/bright-harbor-two-cleanings.ts';
import { cometasRiverviewBilingue } from './typeset/dev/cometas-riverview-bilingue.ts';
import { driverServicesBenAppointment } from './typeset/dev/driver-services-ben-appointment.ts';
import { fwdPinewoodWeighIn } from './typeset/dev/fwd-pinewood-weigh-in.ts';
import { galeVolleyballRounds } from './typeset/dev/gale-volleyball-rounds.ts';
import { harborStepsFallStatement } from './typeset/dev/harbor-steps-fall-statement.ts';
import { harbourStreetSweeping } from './typeset/dev/harbour-street-sweeping.ts';
import { heronMarshSlipRoomFour } from './typeset/dev/heron-marsh-slip-room-four.ts';
import { iceDaysMadeUpBilingual } from './typeset/dev/ice-days-made-up-bilingual.ts';
import { juryGroupThirtyOne } from './typeset/dev/jury-group-thirty-one.ts';
import { kittiwakeCampPuffins } from './typeset/dev/kittiwake-camp-puffins.ts';
import { lakesideDecemberTrays } from './typeset/dev/lakeside-december-trays.ts';
import { lakesideLedgerMarch } from './typeset/dev/lakeside-ledger-march.ts';
import { leoSpringReportCard } from './typeset/dev/leo-spring-report-card.ts';
import { libraryAccountMayaNovember } from './typeset/dev/library-account-maya-november.ts';
import { plannedOutagePole4471 } from './typeset/dev/planned-outage-pole-4471.ts';
import { posadaLakesideDiciembre } from './typeset/dev/posada-lakeside-diciembre.ts';
import { prairieMutualFenderClaim } from './typeset/dev/prairie-mutual-fender-claim.ts';
import { reReSwimSaturdayRide } from './typeset/dev/re-re-swim-saturday-ride.ts';
import { reservaIslaGarzaAgosto } from './typeset/dev/reserva-isla-garza-agosto.ts';
import { roomFourChatValentines } from './typeset/dev/room-four-chat-valentines.ts';
import { skylarkDenverEticket } from './typeset/dev/skylark-denver-eticket.ts';
import { stBrendanFirstAdvent } from './typeset/dev/st-brendan-first-advent.ts';
import { summerReadingRisingFive } from './typeset/dev/summer-reading-rising-five.ts';
import { terapiaLenguajeLeo } from './typeset/dev/terapia-lenguaje-leo.ts';
import { vaccinationRecordMaya } from './typeset/dev/vaccination-record-maya.ts';
import { willowsCastProgramme } from './typeset/dev/willows-cast-programme.ts';

/** Papers on the fridge of a household for tuning: city, court, camp, church, journey and school. Written blind. */
export const devTypesetHouseholdDocuments: readonly TypesetDocument[] = [
  avisoCorteAguaAgosto,
  brightHarborTwoCleanings,
  cometasRiverviewBilingue,
  driverServicesBenAppointment,
  fwdPinewoodWeighIn,
  galeVolleyballRounds,
  harborStepsFallStatement,
  harbourStreetSweeping,
  heronMarshSlipRoomFour,
  iceDaysMadeUpBilingual,
  juryGroupThirtyOne,
  kittiwakeCampPuffins,
  lakesideDecemberTrays,
  lakesideLedgerMarch,
  leoSpringReportCard,
  libraryAccountMayaNovember,
  plannedOutagePole4471,
  posadaLakesideDiciembre,
  prairieMutualFenderClaim,
  reReSwimSaturdayRide,
  reservaIslaGarzaAgosto,
  roomFourChatValentines,
  skylarkDenverEticket,
  stBrendanFirstAdvent,
  summerReadingRisingFive,
  terapiaLenguajeLeo,
  vaccinationRecordMaya,
  willowsCastProgramme,
];
