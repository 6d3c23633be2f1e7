import type { TypesetDocument } from './typeset-document.ts';
import { avisoCorteAguaAgosto } from './typeset/dev/aviso-corte-agua-agosto.ts';
import { brightHarborTwoCleanings } from './typeset/dev/bright-harbor-two-cleanings.ts';
import { fwdPinewoodWeighIn } from './typeset/dev/fwd-pinewood-weigh-in.ts';
import { galeVolleyballRounds } from './typeset/dev/gale-volleyball-rounds.ts';
import { harbourStreetSweeping } from './typeset/dev/harbour-street-sweeping.ts';
import { iceDaysMadeUpBilingual } from './typeset/dev/ice-days-made-up-bilingual.ts';
import { juryGroupThirtyOne } from './typeset/dev/jury-group-thirty-one.ts';
import { kittiwakeCampPuffins } from './typeset/dev/kittiwake-camp-puffins.ts';
import { lakesideDecemberTrays } from './typeset/dev/lakeside-december-trays.ts';
import { lakesideLedgerMarch } from './typeset/dev/lakeside-ledger-march.ts';
import { plannedOutagePole4471 } from './typeset/dev/planned-outage-pole-4471.ts';
import { posadaLakesideDiciembre } from './typeset/dev/posada-lakeside-diciembre.ts';
import { skylarkDenverEticket } from './typeset/dev/skylark-denver-eticket.ts';
import { stBrendanFirstAdvent } from './typeset/dev/st-brendan-first-advent.ts';

/** Papers on the fridge of a household for tuning: city, court, camp, church, journey and school. Written blind. */
export const devTypesetHouseholdDocuments: readonly TypesetDocument[] = [
  avisoCorteAguaAgosto,
  brightHarborTwoCleanings,
  fwdPinewoodWeighIn,
  galeVolleyballRounds,
  harbourStreetSweeping,
  iceDaysMadeUpBilingual,
  juryGroupThirtyOne,
  kittiwakeCampPuffins,
  lakesideDecemberTrays,
  lakesideLedgerMarch,
  plannedOutagePole4471,
  posadaLakesideDiciembre,
  skylarkDenverEticket,
  stBrendanFirstAdvent,
];
