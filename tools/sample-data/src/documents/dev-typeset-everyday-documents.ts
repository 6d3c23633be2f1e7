import type { TypesetDocument } from './typeset-document.ts';
import { capitolTripGradeFourSlip } from './typeset/dev/capitol-trip-grade-four-slip.ts';
import { firstGradeNovemberSquares } from './typeset/dev/first-grade-november-squares.ts';
import { freshfieldOctoberLunch } from './typeset/dev/freshfield-october-lunch.ts';
import { harbourCommonsPoolSeason } from './typeset/dev/harbour-commons-pool-season.ts';
import { lynxHoopsTwoMonths } from './typeset/dev/lynx-hoops-two-months.ts';
import { millRoadRecJulyGrid } from './typeset/dev/mill-road-rec-july-grid.ts';
import { ospreysCoachPitchTable } from './typeset/dev/ospreys-coach-pitch-table.ts';
import { rookAndPawnOctober } from './typeset/dev/rook-and-pawn-october.ts';
import { tansyPediatricsLeoVisit } from './typeset/dev/tansy-pediatrics-leo-visit.ts';
import { weeklyWavesAprilTwelve } from './typeset/dev/weekly-waves-april-twelve.ts';

/** Papers of an ordinary week for tuning: month grids, newsletters, tables, slips, bookings and notices. Written blind. */
export const devTypesetEverydayDocuments: readonly TypesetDocument[] = [
  capitolTripGradeFourSlip,
  firstGradeNovemberSquares,
  freshfieldOctoberLunch,
  harbourCommonsPoolSeason,
  lynxHoopsTwoMonths,
  millRoadRecJulyGrid,
  ospreysCoachPitchTable,
  rookAndPawnOctober,
  tansyPediatricsLeoVisit,
  weeklyWavesAprilTwelve,
];
