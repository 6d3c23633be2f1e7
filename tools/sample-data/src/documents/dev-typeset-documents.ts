import { devTypesetClubDocuments } from './dev-typeset-club-documents.ts';
import { devTypesetEverydayDocuments } from './dev-typeset-everyday-documents.ts';
import { devTypesetFamilyDocuments } from './dev-typeset-family-documents.ts';
import { devTypesetFormDocuments } from './dev-typeset-form-documents.ts';
import { devTypesetFridgeDocuments } from './dev-typeset-fridge-documents.ts';
import { devTypesetHouseholdDocuments } from './dev-typeset-household-documents.ts';
import { devTypesetMailChains } from './dev-typeset-mail-chains.ts';
import { devTypesetNoticeDocuments } from './dev-typeset-notice-documents.ts';
import { devTypesetPinboardDocuments } from './dev-typeset-pinboard-documents.ts';
import { devTypesetRefrigeratorDocuments } from './dev-typeset-refrigerator-documents.ts';
import { devTypesetSchoolDocuments } from './dev-typeset-school-documents.ts';
import { devTypesetWeeklyDocuments } from './dev-typeset-weekly-documents.ts';
import type { TypesetDocument } from './typeset-document.ts';
import { afterTheBellSeptember } from './typeset/dev/after-the-bell-september.ts';
import { agendaDobleFebrero } from './typeset/dev/agenda-doble-febrero.ts';
import { agradecimientoBancoAlimentos } from './typeset/dev/agradecimiento-banco-alimentos.ts';
import { avisoFestivalInvierno } from './typeset/dev/aviso-festival-invierno.ts';
import { bandBoostersTagDay } from './typeset/dev/band-boosters-tag-day.ts';
import { baylineFerryBooking } from './typeset/dev/bayline-ferry-booking.ts';
import { beeStingActionPlan } from './typeset/dev/bee-sting-action-plan.ts';
import { biographyProjectSteps } from './typeset/dev/biography-project-steps.ts';
import { bluestemSeasonFee } from './typeset/dev/bluestem-season-fee.ts';
import { boletinBibliotecaPuerto } from './typeset/dev/boletin-biblioteca-puerto.ts';
import { boletinCasaDeCultura } from './typeset/dev/boletin-casa-de-cultura.ts';
import { calendarioFutbol } from './typeset/dev/calendario-futbol.ts';
import { cartaCitaAlergias } from './typeset/dev/carta-cita-alergias.ts';
import { cartaDiasDeNieve } from './typeset/dev/carta-dias-de-nieve.ts';
import { cartaNocheDeCuentos } from './typeset/dev/carta-noche-de-cuentos.ts';
import { cartaParadaMuelle } from './typeset/dev/carta-parada-muelle.ts';
import { cedarForkGuppiesJanuary } from './typeset/dev/cedar-fork-guppies-january.ts';
import { certificadoCinturonAmarillo } from './typeset/dev/certificado-cinturon-amarillo.ts';
import { chorusHarborConcert } from './typeset/dev/chorus-harbor-concert.ts';
import { claimsStatementOctober } from './typeset/dev/claims-statement-october.ts';
import { clubChoiceSheet } from './typeset/dev/club-choice-sheet.ts';
import { coldGymNothingToDo } from './typeset/dev/cold-gym-nothing-to-do.ts';
import { cometsSnackRoster } from './typeset/dev/comets-snack-roster.ts';
import { conferenciaBilingue } from './typeset/dev/conferencia-bilingue.ts';
import { cookieCocoaNight } from './typeset/dev/cookie-cocoa-night.ts';
import { cursoDeVela } from './typeset/dev/curso-de-vela.ts';
import { dentistLeoCheckup } from './typeset/dev/dentist-leo-checkup.ts';
import { districtCalendarList } from './typeset/dev/district-calendar-list.ts';
import { districtTwelveNextYear } from './typeset/dev/district-twelve-next-year.ts';
import { docksideArtsTimetable } from './typeset/dev/dockside-arts-timetable.ts';
import { elmHillCrier } from './typeset/dev/elm-hill-crier.ts';
import { entradasPartidoGaviotas } from './typeset/dev/entradas-partido-gaviotas.ts';
import { extendedDayMarch } from './typeset/dev/extended-day-march.ts';
import { facturaClasesNatacion } from './typeset/dev/factura-clases-natacion.ts';
import { fallSoccerRounds } from './typeset/dev/fall-soccer-rounds.ts';
import { fechasCicloEscolar } from './typeset/dev/fechas-ciclo-escolar.ts';
import { fernStreetYardSale } from './typeset/dev/fern-street-yard-sale.ts';
import { fieldTripCreamery } from './typeset/dev/field-trip-creamery.ts';
import { firstGradeHeritagePotluck } from './typeset/dev/first-grade-heritage-potluck.ts';
import { firstGradeMayWeeks } from './typeset/dev/first-grade-may-weeks.ts';
import { firstTrimesterReportLeo } from './typeset/dev/first-trimester-report-leo.ts';
import { flightItinerary } from './typeset/dev/flight-itinerary.ts';
import { fractionsTutorInvoice } from './typeset/dev/fractions-tutor-invoice.ts';
import { gradeFourBusyWeek } from './typeset/dev/grade-four-busy-week.ts';
import { gradeFourGazette } from './typeset/dev/grade-four-gazette.ts';
import { gullsPointElectricBill } from './typeset/dev/gulls-point-electric-bill.ts';
import { harbourStreetMinutes } from './typeset/dev/harbour-street-minutes.ts';
import { hausarztOma } from './typeset/dev/hausarzt-oma.ts';
import { hawksFreeThrowCamp } from './typeset/dev/hawks-free-throw-camp.ts';
import { heronPostNumberSeven } from './typeset/dev/heron-post-number-seven.ts';
import { heronsCourtSchedule } from './typeset/dev/herons-court-schedule.ts';
import { iceChipsFebruary } from './typeset/dev/ice-chips-february.ts';
import { immunizationNoticeLeo } from './typeset/dev/immunization-notice-leo.ts';
import { itinerarioAcuarioCuarto } from './typeset/dev/itinerario-acuario-cuarto.ts';
import { judoSpringCard } from './typeset/dev/judo-spring-card.ts';
import { jurorQuestionnaire } from './typeset/dev/juror-questionnaire.ts';
import { kindnessWeekColumns } from './typeset/dev/kindness-week-columns.ts';
import { lakesideJanuaryGrid } from './typeset/dev/lakeside-january-grid.ts';
import { lakesideLanternDecember } from './typeset/dev/lakeside-lantern-december.ts';
import { lakesideMarchMonth } from './typeset/dev/lakeside-march-month.ts';
import { lakesideMayFullGrid } from './typeset/dev/lakeside-may-full-grid.ts';
import { lakesideNovemberSecondPrint } from './typeset/dev/lakeside-november-second-print.ts';
import { lakesideOctoberGrid } from './typeset/dev/lakeside-october-grid.ts';
import { laptopLoanAgreement } from './typeset/dev/laptop-loan-agreement.ts';
import { leoTreatmentPlan } from './typeset/dev/leo-treatment-plan.ts';
import { libraryJuneAtAGlance } from './typeset/dev/library-june-at-a-glance.ts';
import { libraryThirdNotice } from './typeset/dev/library-third-notice.ts';
import { lipidPanelResult } from './typeset/dev/lipid-panel-result.ts';
import { lockAndDamPermission } from './typeset/dev/lock-and-dam-permission.ts';
import { lodgeInvoiceAbroad } from './typeset/dev/lodge-invoice-abroad.ts';
import { lostDogBiscuit } from './typeset/dev/lost-dog-biscuit.ts';
import { lunchMenuMarch } from './typeset/dev/lunch-menu-march.ts';
import { lunchWithGrandparents } from './typeset/dev/lunch-with-grandparents.ts';
import { mediaCenterNotes } from './typeset/dev/media-center-notes.ts';
import { mendAndSwapSaturday } from './typeset/dev/mend-and-swap-saturday.ts';
import { mondayMemoJanuary } from './typeset/dev/monday-memo-january.ts';
import { movingUpTimeline } from './typeset/dev/moving-up-timeline.ts';
import { museumReservation } from './typeset/dev/museum-reservation.ts';
import { nextYearRegistrationLeo } from './typeset/dev/next-year-registration-leo.ts';
import { northlineTrainTickets } from './typeset/dev/northline-train-tickets.ts';
import { nurseInhalerForms } from './typeset/dev/nurse-inhaler-forms.ts';
import { nurseVisionAndInhaler } from './typeset/dev/nurse-vision-and-inhaler.ts';
import { oldMillTripSlip } from './typeset/dev/old-mill-trip-slip.ts';
import { opticianOrderSlip } from './typeset/dev/optician-order-slip.ts';
import { orchardRowNeighbor } from './typeset/dev/orchard-row-neighbor.ts';
import { orthodonticsInvoice } from './typeset/dev/orthodontics-invoice.ts';
import { otisTurnsSeven } from './typeset/dev/otis-turns-seven.ts';
import { ottersGameSchedule } from './typeset/dev/otters-game-schedule.ts';
import { outdoorSchoolTwoPayments } from './typeset/dev/outdoor-school-two-payments.ts';
import { owlsNestMayTable } from './typeset/dev/owls-nest-may-table.ts';
import { owlsNestStatement } from './typeset/dev/owls-nest-statement.ts';
import { ownersAssociationGutters } from './typeset/dev/owners-association-gutters.ts';
import { parishBulletinFebruary } from './typeset/dev/parish-bulletin-february.ts';
import { passportAppointment } from './typeset/dev/passport-appointment.ts';
import { penFriendsVideoHour } from './typeset/dev/pen-friends-video-hour.ts';
import { permisoMuseo } from './typeset/dev/permiso-museo.ts';
import { pickleVaccineReminder } from './typeset/dev/pickle-vaccine-reminder.ts';
import { planetariumPinkPart } from './typeset/dev/planetarium-pink-part.ts';
import { popcornOrderForm } from './typeset/dev/popcorn-order-form.ts';
import { prairieSkyStarWeek } from './typeset/dev/prairie-sky-star-week.ts';
import { ptaCornerBench } from './typeset/dev/pta-corner-bench.ts';
import { ptaMinutesNovember } from './typeset/dev/pta-minutes-november.ts';
import { puffinsFloorHockey } from './typeset/dev/puffins-floor-hockey.ts';
import { readingBuddiesRoster } from './typeset/dev/reading-buddies-roster.ts';
import { recCataloguePage } from './typeset/dev/rec-catalogue-page.ts';
import { recordatorioVacuna } from './typeset/dev/recordatorio-vacuna.ts';
import { recorderOrderLetter } from './typeset/dev/recorder-order-letter.ts';
import { refuseWinterStatement } from './typeset/dev/refuse-winter-statement.ts';
import { ridgelineRopeReport } from './typeset/dev/ridgeline-rope-report.ts';
import { roomNineWeekPlan } from './typeset/dev/room-nine-week-plan.ts';
import { samstagsschuleHalbjahr } from './typeset/dev/samstagsschule-halbjahr.ts';
import { sandbarSwimDates } from './typeset/dev/sandbar-swim-dates.ts';
import { scienceNightSlip } from './typeset/dev/science-night-slip.ts';
import { seaOtterBadge } from './typeset/dev/sea-otter-badge.ts';
import { smallInstrumentsProgramme } from './typeset/dev/small-instruments-programme.ts';
import { smileVanConsent } from './typeset/dev/smile-van-consent.ts';
import { soccerCampTwoHalves } from './typeset/dev/soccer-camp-two-halves.ts';
import { softballSpringRegistration } from './typeset/dev/softball-spring-registration.ts';
import { spellingBeeSecond } from './typeset/dev/spelling-bee-second.ts';
import { springTestTimetable } from './typeset/dev/spring-test-timetable.ts';
import { storageUnitRenewal } from './typeset/dev/storage-unit-renewal.ts';
import { stringsLessonTimes } from './typeset/dev/strings-lesson-times.ts';
import { studentHealthRecord } from './typeset/dev/student-health-record.ts';
import { swimHeatSheet } from './typeset/dev/swim-heat-sheet.ts';
import { tadpolesMayGrid } from './typeset/dev/tadpoles-may-grid.ts';
import { tarjetaCitasOrtodoncia } from './typeset/dev/tarjeta-citas-ortodoncia.ts';
import { tidepoolSplash } from './typeset/dev/tidepool-splash.ts';
import { trafficCourtNotice } from './typeset/dev/traffic-court-notice.ts';
import { waterMeterVisit } from './typeset/dev/water-meter-visit.ts';
import { waterShutoffNotice } from './typeset/dev/water-shutoff-notice.ts';
import { webshopOrder } from './typeset/dev/webshop-order.ts';
import { winterPageTurners } from './typeset/dev/winter-page-turners.ts';

export const devTypesetDocuments: readonly TypesetDocument[] = [
  afterTheBellSeptember,
  agendaDobleFebrero,
  agradecimientoBancoAlimentos,
  avisoFestivalInvierno,
  bandBoostersTagDay,
  baylineFerryBooking,
  beeStingActionPlan,
  biographyProjectSteps,
  bluestemSeasonFee,
  boletinBibliotecaPuerto,
  boletinCasaDeCultura,
  calendarioFutbol,
  cartaCitaAlergias,
  cartaDiasDeNieve,
  cartaNocheDeCuentos,
  cartaParadaMuelle,
  cedarForkGuppiesJanuary,
  certificadoCinturonAmarillo,
  chorusHarborConcert,
  claimsStatementOctober,
  clubChoiceSheet,
  coldGymNothingToDo,
  cometsSnackRoster,
  conferenciaBilingue,
  cookieCocoaNight,
  cursoDeVela,
  dentistLeoCheckup,
  districtCalendarList,
  districtTwelveNextYear,
  docksideArtsTimetable,
  elmHillCrier,
  entradasPartidoGaviotas,
  extendedDayMarch,
  facturaClasesNatacion,
  fallSoccerRounds,
  fechasCicloEscolar,
  fernStreetYardSale,
  fieldTripCreamery,
  firstGradeHeritagePotluck,
  firstGradeMayWeeks,
  firstTrimesterReportLeo,
  flightItinerary,
  fractionsTutorInvoice,
  gradeFourBusyWeek,
  gradeFourGazette,
  gullsPointElectricBill,
  harbourStreetMinutes,
  hausarztOma,
  hawksFreeThrowCamp,
  heronPostNumberSeven,
  heronsCourtSchedule,
  iceChipsFebruary,
  immunizationNoticeLeo,
  itinerarioAcuarioCuarto,
  judoSpringCard,
  jurorQuestionnaire,
  kindnessWeekColumns,
  lakesideJanuaryGrid,
  lakesideLanternDecember,
  lakesideMarchMonth,
  lakesideMayFullGrid,
  lakesideNovemberSecondPrint,
  lakesideOctoberGrid,
  laptopLoanAgreement,
  leoTreatmentPlan,
  libraryJuneAtAGlance,
  libraryThirdNotice,
  lipidPanelResult,
  lockAndDamPermission,
  lodgeInvoiceAbroad,
  lostDogBiscuit,
  lunchMenuMarch,
  lunchWithGrandparents,
  mediaCenterNotes,
  mendAndSwapSaturday,
  mondayMemoJanuary,
  movingUpTimeline,
  museumReservation,
  nextYearRegistrationLeo,
  northlineTrainTickets,
  nurseInhalerForms,
  nurseVisionAndInhaler,
  oldMillTripSlip,
  opticianOrderSlip,
  orchardRowNeighbor,
  orthodonticsInvoice,
  otisTurnsSeven,
  ottersGameSchedule,
  outdoorSchoolTwoPayments,
  owlsNestMayTable,
  owlsNestStatement,
  ownersAssociationGutters,
  parishBulletinFebruary,
  passportAppointment,
  penFriendsVideoHour,
  permisoMuseo,
  pickleVaccineReminder,
  planetariumPinkPart,
  popcornOrderForm,
  prairieSkyStarWeek,
  ptaCornerBench,
  ptaMinutesNovember,
  puffinsFloorHockey,
  readingBuddiesRoster,
  recCataloguePage,
  recordatorioVacuna,
  recorderOrderLetter,
  refuseWinterStatement,
  ridgelineRopeReport,
  roomNineWeekPlan,
  samstagsschuleHalbjahr,
  sandbarSwimDates,
  scienceNightSlip,
  seaOtterBadge,
  smallInstrumentsProgramme,
  smileVanConsent,
  soccerCampTwoHalves,
  softballSpringRegistration,
  spellingBeeSecond,
  springTestTimetable,
  storageUnitRenewal,
  stringsLessonTimes,
  studentHealthRecord,
  swimHeatSheet,
  tadpolesMayGrid,
  tarjetaCitasOrtodoncia,
  tidepoolSplash,
  trafficCourtNotice,
  waterMeterVisit,
  waterShutoffNotice,
  webshopOrder,
  winterPageTurners,
  ...devTypesetClubDocuments,
  ...devTypesetEverydayDocuments,
  ...devTypesetFamilyDocuments,
  ...devTypesetFormDocuments,
  ...devTypesetFridgeDocuments,
  ...devTypesetHouseholdDocuments,
  ...devTypesetMailChains,
  ...devTypesetNoticeDocuments,
  ...devTypesetPinboardDocuments,
  ...devTypesetRefrigeratorDocuments,
  ...devTypesetSchoolDocuments,
  ...devTypesetWeeklyDocuments,
];
