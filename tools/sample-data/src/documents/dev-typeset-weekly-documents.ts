import type { TypesetDocument } from './typeset-document.ts';
import { bobolinksHomeAwayColumns } from './typeset/dev/bobolinks-home-away-columns.ts';
import { cartaSemanaLecturaPrimero } from './typeset/dev/carta-semana-lectura-primero.ts';
import { firstGradeAprilSquares } from './typeset/dev/first-grade-april-squares.ts';
import { fwdScienceTeamVan } from './typeset/dev/fwd-science-team-van.ts';
import { heronCoveSwimThreeParts } from './typeset/dev/heron-cove-swim-three-parts.ts';
import { lakesideLookoutAprilBoxes } from './typeset/dev/lakeside-lookout-april-boxes.ts';
import { larkspurDentalTwoChairs } from './typeset/dev/larkspur-dental-two-chairs.ts';
import { otterSloughCampTrunk } from './typeset/dev/otter-slough-camp-trunk.ts';
import { springBreakClubDaysAcross } from './typeset/dev/spring-break-club-days-across.ts';
import { turtleTrotFirehouseFlyer } from './typeset/dev/turtle-trot-firehouse-flyer.ts';

/** Papers of a family's weeks for tuning, laid out in boxes, columns and tables as people make them. Written blind. */
export const devTypesetWeeklyDocuments: readonly TypesetDocument[] = [
  bobolinksHomeAwayColumns,
  cartaSemanaLecturaPrimero,
  firstGradeAprilSquares,
  fwdScienceTeamVan,
  heronCoveSwimThreeParts,
  lakesideLookoutAprilBoxes,
  larkspurDentalTwoChairs,
  otterSloughCampTrunk,
  springBreakClubDaysAcross,
  turtleTrotFirehouseFlyer,
];
