import type { TypesetDocument } from './typeset-document.ts';
import { fiddlersLoftThreeParts } from './typeset/dev/fiddlers-loft-three-parts.ts';
import { mothLanternNewNight } from './typeset/dev/moth-lantern-new-night.ts';
import { prairieOralTwoTeeth } from './typeset/dev/prairie-oral-two-teeth.ts';
import { riptideSlamWeekend } from './typeset/dev/riptide-slam-weekend.ts';
import { timberRidgeLaxSlate } from './typeset/dev/timber-ridge-lax-slate.ts';
import { whistlingPinesSessionThree } from './typeset/dev/whistling-pines-session-three.ts';

/** Papers of clubs, practices, camps and neighbors, from outside the school, of the typeset documents for tuning. */
export const devTypesetClubDocuments: readonly TypesetDocument[] = [
  fiddlersLoftThreeParts,
  mothLanternNewNight,
  prairieOralTwoTeeth,
  riptideSlamWeekend,
  timberRidgeLaxSlate,
  whistlingPinesSessionThree,
];
