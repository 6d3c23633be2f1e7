import type { TypesetDocument } from './typeset-document.ts';
import { bounceBarnLeoParty } from './typeset/dev/bounce-barn-leo-party.ts';
import { capitolTripGradeFourSlip } from './typeset/dev/capitol-trip-grade-four-slip.ts';
import { catequesisSantaElenaOtono } from './typeset/dev/catequesis-santa-elena-otono.ts';
import { cloverLeavesMarch } from './typeset/dev/clover-leaves-march.ts';
import { copperKettleHeaterInvoice } from './typeset/dev/copper-kettle-heater-invoice.ts';
import { feriaCienciasCuartoGrado } from './typeset/dev/feria-ciencias-cuarto-grado.ts';
import { firstGradeNovemberSquares } from './typeset/dev/first-grade-november-squares.ts';
import { freshfieldOctoberLunch } from './typeset/dev/freshfield-october-lunch.ts';
import { gradeFourThirdQuarterDue } from './typeset/dev/grade-four-third-quarter-due.ts';
import { harbourBranchNewCarpet } from './typeset/dev/harbour-branch-new-carpet.ts';
import { harbourCommonsPoolSeason } from './typeset/dev/harbour-commons-pool-season.ts';
import { lynxHoopsTwoMonths } from './typeset/dev/lynx-hoops-two-months.ts';
import { millRoadRecJulyGrid } from './typeset/dev/mill-road-rec-july-grid.ts';
import { ospreysCoachPitchTable } from './typeset/dev/ospreys-coach-pitch-table.ts';
import { riverbendArtsWinterClasses } from './typeset/dev/riverbend-arts-winter-classes.ts';
import { rookAndPawnOctober } from './typeset/dev/rook-and-pawn-october.ts';
import { roomFourteenFlashJanuary } from './typeset/dev/room-fourteen-flash-january.ts';
import { tansyPediatricsLeoVisit } from './typeset/dev/tansy-pediatrics-leo-visit.ts';
import { tinkerBotsPlaceForMaya } from './typeset/dev/tinker-bots-place-for-maya.ts';
import { weeklyWavesAprilTwelve } from './typeset/dev/weekly-waves-april-twelve.ts';

/** Papers of an ordinary week for tuning: month grids, newsletters, tables, slips, bookings and notices. Written blind. */
export const devTypesetEverydayDocuments: readonly TypesetDocument[] = [
  bounceBarnLeoParty,
  capitolTripGradeFourSlip,
  catequesisSantaElenaOtono,
  cloverLeavesMarch,
  copperKettleHeaterInvoice,
  feriaCienciasCuartoGrado,
  firstGradeNovemberSquares,
  freshfieldOctoberLunch,
  gradeFourThirdQuarterDue,
  harbourBranchNewCarpet,
  harbourCommonsPoolSeason,
  lynxHoopsTwoMonths,
  millRoadRecJulyGrid,
  ospreysCoachPitchTable,
  riverbendArtsWinterClasses,
  rookAndPawnOctober,
  roomFourteenFlashJanuary,
  tansyPediatricsLeoVisit,
  tinkerBotsPlaceForMaya,
  weeklyWavesAprilTwelve,
];
