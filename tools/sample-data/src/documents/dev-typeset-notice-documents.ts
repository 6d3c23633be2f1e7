import type { TypesetDocument } from './typeset-document.ts';
import { attendanceEightDays } from './typeset/dev/attendance-eight-days.ts';
import { avisoTuberiaRota } from './typeset/dev/aviso-tuberia-rota.ts';
import { busNineAfternoons } from './typeset/dev/bus-nine-afternoons.ts';
import { chessClubNewRoom } from './typeset/dev/chess-club-new-room.ts';
import { cuotaEstrellasPrimavera } from './typeset/dev/cuota-estrellas-primavera.ts';
import { dropOffLaneFyi } from './typeset/dev/drop-off-lane-fyi.ts';
import { fieldDayStations } from './typeset/dev/field-day-stations.ts';
import { firstGradeSupplies } from './typeset/dev/first-grade-supplies.ts';
import { lakesideLoopOctober } from './typeset/dev/lakeside-loop-october.ts';
import { lindahlConferenceMail } from './typeset/dev/lindahl-conference-mail.ts';
import { lostAndFoundCart } from './typeset/dev/lost-and-found-cart.ts';
import { lunchAccountMaya } from './typeset/dev/lunch-account-maya.ts';
import { marshHollowPermission } from './typeset/dev/marsh-hollow-permission.ts';
import { mudcatsOpeningDay } from './typeset/dev/mudcats-opening-day.ts';
import { nurseSecondMmr } from './typeset/dev/nurse-second-mmr.ts';
import { ptaMinutesMarch } from './typeset/dev/pta-minutes-march.ts';
import { secondQuarterEnvelope } from './typeset/dev/second-quarter-envelope.ts';
import { stingraysSummerStart } from './typeset/dev/stingrays-summer-start.ts';
import { tallerFraccionesSinLlorar } from './typeset/dev/taller-fracciones-sin-llorar.ts';
import { tarjetaDeEmergencia } from './typeset/dev/tarjeta-de-emergencia.ts';
import { thanksgivingHalfDayForm } from './typeset/dev/thanksgiving-half-day-form.ts';
import { troopCookieBooths } from './typeset/dev/troop-cookie-booths.ts';
import { winterTestWindow } from './typeset/dev/winter-test-window.ts';
import { yearbookLastOrders } from './typeset/dev/yearbook-last-orders.ts';

/** Slips, notices, schedules and letters of schools and clubs, almost half of which ask for nothing. Written blind. */
export const devTypesetNoticeDocuments: readonly TypesetDocument[] = [
  attendanceEightDays,
  avisoTuberiaRota,
  busNineAfternoons,
  chessClubNewRoom,
  cuotaEstrellasPrimavera,
  dropOffLaneFyi,
  fieldDayStations,
  firstGradeSupplies,
  lakesideLoopOctober,
  lindahlConferenceMail,
  lostAndFoundCart,
  lunchAccountMaya,
  marshHollowPermission,
  mudcatsOpeningDay,
  nurseSecondMmr,
  ptaMinutesMarch,
  secondQuarterEnvelope,
  stingraysSummerStart,
  tallerFraccionesSinLlorar,
  tarjetaDeEmergencia,
  thanksgivingHalfDayForm,
  troopCookieBooths,
  winterTestWindow,
  yearbookLastOrders,
];
