import type { TypesetDocument } from './typeset-document.ts';
import { cedarBluffsMayRackCard } from './typeset/dev/cedar-bluffs-may-rack-card.ts';
import { fiddlersLoftThreeParts } from './typeset/dev/fiddlers-loft-three-parts.ts';
import { fwdTumbleCampCarpool } from './typeset/dev/fwd-tumble-camp-carpool.ts';
import { jonahHayWagonInvite } from './typeset/dev/jonah-hay-wagon-invite.ts';
import { mothLanternNewNight } from './typeset/dev/moth-lantern-new-night.ts';
import { pack418SmokeSignals } from './typeset/dev/pack-418-smoke-signals.ts';
import { plainsRegionalFebruaryBill } from './typeset/dev/plains-regional-february-bill.ts';
import { prairieGasMissedYou } from './typeset/dev/prairie-gas-missed-you.ts';
import { prairieOralTwoTeeth } from './typeset/dev/prairie-oral-two-teeth.ts';
import { riptideSlamWeekend } from './typeset/dev/riptide-slam-weekend.ts';
import { timberRidgeLaxSlate } from './typeset/dev/timber-ridge-lax-slate.ts';
import { whistlingPinesSessionThree } from './typeset/dev/whistling-pines-session-three.ts';

/** Papers of clubs, practices, camps and neighbors, from outside the school, of the typeset documents for tuning. */
export const devTypesetClubDocuments: readonly TypesetDocument[] = [
  cedarBluffsMayRackCard,
  fiddlersLoftThreeParts,
  fwdTumbleCampCarpool,
  jonahHayWagonInvite,
  mothLanternNewNight,
  pack418SmokeSignals,
  plainsRegionalFebruaryBill,
  prairieGasMissedYou,
  prairieOralTwoTeeth,
  riptideSlamWeekend,
  timberRidgeLaxSlate,
  whistlingPinesSessionThree,
];
