import type { TypesetDocument } from './typeset-document.ts';
import { fwdAbuelaEighty } from './typeset/dev/fwd-abuela-eighty.ts';
import { fwdAlderCourtLanterns } from './typeset/dev/fwd-alder-court-lanterns.ts';
import { fwdAquariumBusFinal } from './typeset/dev/fwd-aquarium-bus-final.ts';
import { fwdCometsRainout } from './typeset/dev/fwd-comets-rainout.ts';
import { fwdFwdFluClinic } from './typeset/dev/fwd-fwd-flu-clinic.ts';
import { fwdFwdFwdBusEleven } from './typeset/dev/fwd-fwd-fwd-bus-eleven.ts';
import { fwdFwdPlayShirts } from './typeset/dev/fwd-fwd-play-shirts.ts';
import { fwdLeoBracesMoved } from './typeset/dev/fwd-leo-braces-moved.ts';
import { fwdLeoPatchTest } from './typeset/dev/fwd-leo-patch-test.ts';
import { fwdMayaHearingCheck } from './typeset/dev/fwd-maya-hearing-check.ts';
import { fwdNewBellTimes } from './typeset/dev/fwd-new-bell-times.ts';
import { fwdOttersGymRoof } from './typeset/dev/fwd-otters-gym-roof.ts';
import { fwdPictureRetakes } from './typeset/dev/fwd-picture-retakes.ts';
import { fwdPtaNotesCorrected } from './typeset/dev/fwd-pta-notes-corrected.ts';
import { fwdReLevelThreeMeet } from './typeset/dev/fwd-re-level-three-meet.ts';
import { fwdTernIslandBooking } from './typeset/dev/fwd-tern-island-booking.ts';
import { reBenKneeSession } from './typeset/dev/re-ben-knee-session.ts';
import { reCambioExcursionFaro } from './typeset/dev/re-cambio-excursion-faro.ts';
import { reFiestaLuciaQuince } from './typeset/dev/re-fiesta-lucia-quince.ts';
import { reGardenPlotSeventeen } from './typeset/dev/re-garden-plot-seventeen.ts';
import { reIceShowLessons } from './typeset/dev/re-ice-show-lessons.ts';
import { reJerseysAndWasps } from './typeset/dev/re-jerseys-and-wasps.ts';
import { reLeoClimbingParty } from './typeset/dev/re-leo-climbing-party.ts';
import { reMovingLeoEyeCheck } from './typeset/dev/re-moving-leo-eye-check.ts';
import { reReDiaDeCampo } from './typeset/dev/re-re-dia-de-campo.ts';
import { reReTballSnackSwap } from './typeset/dev/re-re-tball-snack-swap.ts';
import { reReZooMorning } from './typeset/dev/re-re-zoo-morning.ts';
import { reRoomFiveCookbook } from './typeset/dev/re-room-five-cookbook.ts';

/** Answered and forwarded mails of the typeset documents for tuning. */
export const devTypesetMailChains: readonly TypesetDocument[] = [
  fwdAbuelaEighty,
  fwdAlderCourtLanterns,
  fwdAquariumBusFinal,
  fwdCometsRainout,
  fwdFwdFluClinic,
  fwdFwdFwdBusEleven,
  fwdFwdPlayShirts,
  fwdLeoBracesMoved,
  fwdLeoPatchTest,
  fwdMayaHearingCheck,
  fwdNewBellTimes,
  fwdOttersGymRoof,
  fwdPictureRetakes,
  fwdPtaNotesCorrected,
  fwdReLevelThreeMeet,
  fwdTernIslandBooking,
  reBenKneeSession,
  reCambioExcursionFaro,
  reFiestaLuciaQuince,
  reGardenPlotSeventeen,
  reIceShowLessons,
  reJerseysAndWasps,
  reLeoClimbingParty,
  reMovingLeoEyeCheck,
  reReDiaDeCampo,
  reReTballSnackSwap,
  reReZooMorning,
  reRoomFiveCookbook,
];
