import type { TypesetDocument } from './typeset-document.ts';
import { avisoEnfermeriaPrimero } from './typeset/holdout/aviso-enfermeria-primero.ts';
import { casaGinestra } from './typeset/holdout/casa-ginestra.ts';
import { citasDentales } from './typeset/holdout/citas-dentales.ts';
import { extendedDayEnrollment } from './typeset/holdout/extended-day-enrollment.ts';
import { formReaderTestPage } from './typeset/holdout/form-reader-test-page.ts';
import { fwdAllergyTestMoved } from './typeset/holdout/fwd-allergy-test-moved.ts';
import { fwdOkaforSurprise } from './typeset/holdout/fwd-okafor-surprise.ts';
import { harbourBranchNotes } from './typeset/holdout/harbour-branch-notes.ts';
import { harbourRunFinisher } from './typeset/holdout/harbour-run-finisher.ts';
import { hearingRecheckSlip } from './typeset/holdout/hearing-recheck-slip.ts';
import { heronsSpringClubs } from './typeset/holdout/herons-spring-clubs.ts';
import { lakesideWeeklySeven } from './typeset/holdout/lakeside-weekly-seven.ts';
import { licenseRenewalVisit } from './typeset/holdout/license-renewal-visit.ts';
import { nestAftercareMay } from './typeset/holdout/nest-aftercare-may.ts';
import { onderLakeSwimCamp } from './typeset/holdout/onder-lake-swim-camp.ts';
import { paperLanternTickets } from './typeset/holdout/paper-lantern-tickets.ts';
import { parishHarvestSupper } from './typeset/holdout/parish-harvest-supper.ts';
import { pianoTuningReceipt } from './typeset/holdout/piano-tuning-receipt.ts';
import { prairieLineBooking } from './typeset/holdout/prairie-line-booking.ts';
import { pruebasEstatales } from './typeset/holdout/pruebas-estatales.ts';
import { scienceFairWhy } from './typeset/holdout/science-fair-why.ts';
import { youthSaverStatement } from './typeset/holdout/youth-saver-statement.ts';

export const holdoutTypesetDocuments: readonly TypesetDocument[] = [
  avisoEnfermeriaPrimero,
  casaGinestra,
  citasDentales,
  extendedDayEnrollment,
  formReaderTestPage,
  fwdAllergyTestMoved,
  fwdOkaforSurprise,
  harbourBranchNotes,
  harbourRunFinisher,
  hearingRecheckSlip,
  heronsSpringClubs,
  lakesideWeeklySeven,
  licenseRenewalVisit,
  nestAftercareMay,
  onderLakeSwimCamp,
  paperLanternTickets,
  parishHarvestSupper,
  pianoTuningReceipt,
  prairieLineBooking,
  pruebasEstatales,
  scienceFairWhy,
  youthSaverStatement,
];
