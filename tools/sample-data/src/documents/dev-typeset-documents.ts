import type { TypesetDocument } from './typeset-document.ts';
import { agradecimientoBancoAlimentos } from './typeset/dev/agradecimiento-banco-alimentos.ts';
import { avisoFestivalInvierno } from './typeset/dev/aviso-festival-invierno.ts';
import { bandBoostersTagDay } from './typeset/dev/band-boosters-tag-day.ts';
import { biographyProjectSteps } from './typeset/dev/biography-project-steps.ts';
import { boletinCasaDeCultura } from './typeset/dev/boletin-casa-de-cultura.ts';
import { calendarioFutbol } from './typeset/dev/calendario-futbol.ts';
import { cartaDiasDeNieve } from './typeset/dev/carta-dias-de-nieve.ts';
import { chorusHarborConcert } from './typeset/dev/chorus-harbor-concert.ts';
import { conferenciaBilingue } from './typeset/dev/conferencia-bilingue.ts';
import { cookieCocoaNight } from './typeset/dev/cookie-cocoa-night.ts';
import { cursoDeVela } from './typeset/dev/curso-de-vela.ts';
import { dentistLeoCheckup } from './typeset/dev/dentist-leo-checkup.ts';
import { districtCalendarList } from './typeset/dev/district-calendar-list.ts';
import { elmHillCrier } from './typeset/dev/elm-hill-crier.ts';
import { facturaClasesNatacion } from './typeset/dev/factura-clases-natacion.ts';
import { fernStreetYardSale } from './typeset/dev/fern-street-yard-sale.ts';
import { fieldTripCreamery } from './typeset/dev/field-trip-creamery.ts';
import { firstTrimesterReportLeo } from './typeset/dev/first-trimester-report-leo.ts';
import { flightItinerary } from './typeset/dev/flight-itinerary.ts';
import { fwdAbuelaEighty } from './typeset/dev/fwd-abuela-eighty.ts';
import { fwdOttersGymRoof } from './typeset/dev/fwd-otters-gym-roof.ts';
import { gradeFourGazette } from './typeset/dev/grade-four-gazette.ts';
import { gullsPointElectricBill } from './typeset/dev/gulls-point-electric-bill.ts';
import { harbourStreetMinutes } from './typeset/dev/harbour-street-minutes.ts';
import { hausarztOma } from './typeset/dev/hausarzt-oma.ts';
import { hawksFreeThrowCamp } from './typeset/dev/hawks-free-throw-camp.ts';
import { jurorQuestionnaire } from './typeset/dev/juror-questionnaire.ts';
import { lakesideJanuaryGrid } from './typeset/dev/lakeside-january-grid.ts';
import { lakesideLanternDecember } from './typeset/dev/lakeside-lantern-december.ts';
import { libraryThirdNotice } from './typeset/dev/library-third-notice.ts';
import { lipidPanelResult } from './typeset/dev/lipid-panel-result.ts';
import { lodgeInvoiceAbroad } from './typeset/dev/lodge-invoice-abroad.ts';
import { lunchMenuMarch } from './typeset/dev/lunch-menu-march.ts';
import { museumReservation } from './typeset/dev/museum-reservation.ts';
import { northlineTrainTickets } from './typeset/dev/northline-train-tickets.ts';
import { oldMillTripSlip } from './typeset/dev/old-mill-trip-slip.ts';
import { opticianOrderSlip } from './typeset/dev/optician-order-slip.ts';
import { orthodonticsInvoice } from './typeset/dev/orthodontics-invoice.ts';
import { otisTurnsSeven } from './typeset/dev/otis-turns-seven.ts';
import { ottersGameSchedule } from './typeset/dev/otters-game-schedule.ts';
import { ownersAssociationGutters } from './typeset/dev/owners-association-gutters.ts';
import { parishBulletinFebruary } from './typeset/dev/parish-bulletin-february.ts';
import { passportAppointment } from './typeset/dev/passport-appointment.ts';
import { penFriendsVideoHour } from './typeset/dev/pen-friends-video-hour.ts';
import { permisoMuseo } from './typeset/dev/permiso-museo.ts';
import { pickleVaccineReminder } from './typeset/dev/pickle-vaccine-reminder.ts';
import { prairieSkyStarWeek } from './typeset/dev/prairie-sky-star-week.ts';
import { recCataloguePage } from './typeset/dev/rec-catalogue-page.ts';
import { recordatorioVacuna } from './typeset/dev/recordatorio-vacuna.ts';
import { seaOtterBadge } from './typeset/dev/sea-otter-badge.ts';
import { spellingBeeSecond } from './typeset/dev/spelling-bee-second.ts';
import { studentHealthRecord } from './typeset/dev/student-health-record.ts';
import { swimHeatSheet } from './typeset/dev/swim-heat-sheet.ts';
import { tarjetaCitasOrtodoncia } from './typeset/dev/tarjeta-citas-ortodoncia.ts';
import { tidepoolSplash } from './typeset/dev/tidepool-splash.ts';
import { trafficCourtNotice } from './typeset/dev/traffic-court-notice.ts';
import { waterMeterVisit } from './typeset/dev/water-meter-visit.ts';
import { waterShutoffNotice } from './typeset/dev/water-shutoff-notice.ts';
import { webshopOrder } from './typeset/dev/webshop-order.ts';
import { winterPageTurners } from './typeset/dev/winter-page-turners.ts';

export const devTypesetDocuments: readonly TypesetDocument[] = [
  agradecimientoBancoAlimentos,
  avisoFestivalInvierno,
  bandBoostersTagDay,
  biographyProjectSteps,
  boletinCasaDeCultura,
  calendarioFutbol,
  cartaDiasDeNieve,
  chorusHarborConcert,
  conferenciaBilingue,
  cookieCocoaNight,
  cursoDeVela,
  dentistLeoCheckup,
  districtCalendarList,
  elmHillCrier,
  facturaClasesNatacion,
  fernStreetYardSale,
  fieldTripCreamery,
  firstTrimesterReportLeo,
  flightItinerary,
  fwdAbuelaEighty,
  fwdOttersGymRoof,
  gradeFourGazette,
  gullsPointElectricBill,
  harbourStreetMinutes,
  hausarztOma,
  hawksFreeThrowCamp,
  jurorQuestionnaire,
  lakesideJanuaryGrid,
  lakesideLanternDecember,
  libraryThirdNotice,
  lipidPanelResult,
  lodgeInvoiceAbroad,
  lunchMenuMarch,
  museumReservation,
  northlineTrainTickets,
  oldMillTripSlip,
  opticianOrderSlip,
  orthodonticsInvoice,
  otisTurnsSeven,
  ottersGameSchedule,
  ownersAssociationGutters,
  parishBulletinFebruary,
  passportAppointment,
  penFriendsVideoHour,
  permisoMuseo,
  pickleVaccineReminder,
  prairieSkyStarWeek,
  recCataloguePage,
  recordatorioVacuna,
  seaOtterBadge,
  spellingBeeSecond,
  studentHealthRecord,
  swimHeatSheet,
  tarjetaCitasOrtodoncia,
  tidepoolSplash,
  trafficCourtNotice,
  waterMeterVisit,
  waterShutoffNotice,
  webshopOrder,
  winterPageTurners,
];
