import type { TypesetDocument } from './typeset-document.ts';
import { agradecimientoBancoAlimentos } from './typeset/dev/agradecimiento-banco-alimentos.ts';
import { avisoFestivalInvierno } from './typeset/dev/aviso-festival-invierno.ts';
import { biographyProjectSteps } from './typeset/dev/biography-project-steps.ts';
import { calendarioFutbol } from './typeset/dev/calendario-futbol.ts';
import { chorusHarborConcert } from './typeset/dev/chorus-harbor-concert.ts';
import { conferenciaBilingue } from './typeset/dev/conferencia-bilingue.ts';
import { cookieCocoaNight } from './typeset/dev/cookie-cocoa-night.ts';
import { cursoDeVela } from './typeset/dev/curso-de-vela.ts';
import { dentistLeoCheckup } from './typeset/dev/dentist-leo-checkup.ts';
import { elmHillCrier } from './typeset/dev/elm-hill-crier.ts';
import { fernStreetYardSale } from './typeset/dev/fern-street-yard-sale.ts';
import { fieldTripCreamery } from './typeset/dev/field-trip-creamery.ts';
import { firstTrimesterReportLeo } from './typeset/dev/first-trimester-report-leo.ts';
import { flightItinerary } from './typeset/dev/flight-itinerary.ts';
import { fwdAbuelaEighty } from './typeset/dev/fwd-abuela-eighty.ts';
import { fwdOttersGymRoof } from './typeset/dev/fwd-otters-gym-roof.ts';
import { gradeFourGazette } from './typeset/dev/grade-four-gazette.ts';
import { harbourStreetMinutes } from './typeset/dev/harbour-street-minutes.ts';
import { hausarztOma } from './typeset/dev/hausarzt-oma.ts';
import { hawksFreeThrowCamp } from './typeset/dev/hawks-free-throw-camp.ts';
import { jurorQuestionnaire } from './typeset/dev/juror-questionnaire.ts';
import { lakesideJanuaryGrid } from './typeset/dev/lakeside-january-grid.ts';
import { lakesideLanternDecember } from './typeset/dev/lakeside-lantern-december.ts';
import { lipidPanelResult } from './typeset/dev/lipid-panel-result.ts';
import { lodgeInvoiceAbroad } from './typeset/dev/lodge-invoice-abroad.ts';
import { museumReservation } from './typeset/dev/museum-reservation.ts';
import { oldMillTripSlip } from './typeset/dev/old-mill-trip-slip.ts';
import { orthodonticsInvoice } from './typeset/dev/orthodontics-invoice.ts';
import { ottersGameSchedule } from './typeset/dev/otters-game-schedule.ts';
import { passportAppointment } from './typeset/dev/passport-appointment.ts';
import { penFriendsVideoHour } from './typeset/dev/pen-friends-video-hour.ts';
import { permisoMuseo } from './typeset/dev/permiso-museo.ts';
import { prairieSkyStarWeek } from './typeset/dev/prairie-sky-star-week.ts';
import { recordatorioVacuna } from './typeset/dev/recordatorio-vacuna.ts';
import { seaOtterBadge } from './typeset/dev/sea-otter-badge.ts';
import { spellingBeeSecond } from './typeset/dev/spelling-bee-second.ts';
import { studentHealthRecord } from './typeset/dev/student-health-record.ts';
import { tidepoolSplash } from './typeset/dev/tidepool-splash.ts';
import { waterMeterVisit } from './typeset/dev/water-meter-visit.ts';
import { waterShutoffNotice } from './typeset/dev/water-shutoff-notice.ts';
import { webshopOrder } from './typeset/dev/webshop-order.ts';
import { winterPageTurners } from './typeset/dev/winter-page-turners.ts';

export const devTypesetDocuments: readonly TypesetDocument[] = [
  agradecimientoBancoAlimentos,
  avisoFestivalInvierno,
  biographyProjectSteps,
  calendarioFutbol,
  chorusHarborConcert,
  conferenciaBilingue,
  cookieCocoaNight,
  cursoDeVela,
  dentistLeoCheckup,
  elmHillCrier,
  fernStreetYardSale,
  fieldTripCreamery,
  firstTrimesterReportLeo,
  flightItinerary,
  fwdAbuelaEighty,
  fwdOttersGymRoof,
  gradeFourGazette,
  harbourStreetMinutes,
  hausarztOma,
  hawksFreeThrowCamp,
  jurorQuestionnaire,
  lakesideJanuaryGrid,
  lakesideLanternDecember,
  lipidPanelResult,
  lodgeInvoiceAbroad,
  museumReservation,
  oldMillTripSlip,
  orthodonticsInvoice,
  ottersGameSchedule,
  passportAppointment,
  penFriendsVideoHour,
  permisoMuseo,
  prairieSkyStarWeek,
  recordatorioVacuna,
  seaOtterBadge,
  spellingBeeSecond,
  studentHealthRecord,
  tidepoolSplash,
  waterMeterVisit,
  waterShutoffNotice,
  webshopOrder,
  winterPageTurners,
];
