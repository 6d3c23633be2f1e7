import type { TypesetDocument } from './typeset-document.ts';
import { brightPebblesOctober } from './typeset/dev/bright-pebbles-october.ts';
import { cattailBranchFebruary } from './typeset/dev/cattail-branch-february.ts';
import { gracePrairieDecember } from './typeset/dev/grace-prairie-december.ts';
import { lakesideSeptemberOnTheDoor } from './typeset/dev/lakeside-september-on-the-door.ts';
import { lakesideTrunkOrTreat } from './typeset/dev/lakeside-trunk-or-treat.ts';
import { marigoldDanceAprilMay } from './typeset/dev/marigold-dance-april-may.ts';
import { northForkRecJanuary } from './typeset/dev/north-fork-rec-january.ts';
import { packSeventySevenNovember } from './typeset/dev/pack-seventy-seven-november.ts';
import { prairieKickersFallGames } from './typeset/dev/prairie-kickers-fall-games.ts';

/** Papers on the refrigerator for tuning: month calendars, lists of games and flyers, photographed or scanned. Written blind. */
export const devTypesetRefrigeratorDocuments: readonly TypesetDocument[] = [
  brightPebblesOctober,
  cattailBranchFebruary,
  gracePrairieDecember,
  lakesideSeptemberOnTheDoor,
  lakesideTrunkOrTreat,
  marigoldDanceAprilMay,
  northForkRecJanuary,
  packSeventySevenNovember,
  prairieKickersFallGames,
];
