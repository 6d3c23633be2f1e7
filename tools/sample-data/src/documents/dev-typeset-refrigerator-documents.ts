import type { TypesetDocument } from './typeset-document.ts';
import { blueJaysTballList } from './typeset/dev/blue-jays-tball-list.ts';
import { brightPebblesOctober } from './typeset/dev/bright-pebbles-october.ts';
import { cattailBranchFebruary } from './typeset/dev/cattail-branch-february.ts';
import { gracePrairieDecember } from './typeset/dev/grace-prairie-december.ts';
import { ironCraneSeptember } from './typeset/dev/iron-crane-september.ts';
import { lakesideClubsMarchSheet } from './typeset/dev/lakeside-clubs-march-sheet.ts';
import { lakesideDecemberAndLunch } from './typeset/dev/lakeside-december-and-lunch.ts';
import { lakesideSeptemberOnTheDoor } from './typeset/dev/lakeside-september-on-the-door.ts';
import { lakesideTrunkOrTreat } from './typeset/dev/lakeside-trunk-or-treat.ts';
import { marigoldDanceAprilMay } from './typeset/dev/marigold-dance-april-may.ts';
import { northForkRecJanuary } from './typeset/dev/north-fork-rec-january.ts';
import { packSeventySevenNovember } from './typeset/dev/pack-seventy-seven-november.ts';
import { prairieKickersFallGames } from './typeset/dev/prairie-kickers-fall-games.ts';
import { prairieValleySignUps } from './typeset/dev/prairie-valley-sign-ups.ts';
import { redPinesSoftballMay } from './typeset/dev/red-pines-softball-may.ts';
import { sandCranesVolleyballWinter } from './typeset/dev/sand-cranes-volleyball-winter.ts';
import { skateNightRollAway } from './typeset/dev/skate-night-roll-away.ts';
import { thistledownCampJuly } from './typeset/dev/thistledown-camp-july.ts';

/** Papers on the refrigerator for tuning: month calendars, lists of games and flyers, photographed or scanned. Written blind. */
export const devTypesetRefrigeratorDocuments: readonly TypesetDocument[] = [
  blueJaysTballList,
  brightPebblesOctober,
  cattailBranchFebruary,
  gracePrairieDecember,
  ironCraneSeptember,
  lakesideClubsMarchSheet,
  lakesideDecemberAndLunch,
  lakesideSeptemberOnTheDoor,
  lakesideTrunkOrTreat,
  marigoldDanceAprilMay,
  northForkRecJanuary,
  packSeventySevenNovember,
  prairieKickersFallGames,
  prairieValleySignUps,
  redPinesSoftballMay,
  sandCranesVolleyballWinter,
  skateNightRollAway,
  thistledownCampJuly,
];
