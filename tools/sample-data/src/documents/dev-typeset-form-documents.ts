import type { TypesetDocument } from './typeset-document.ts';
import { avisoViveroDosCuadros } from './typeset/dev/aviso-vivero-dos-cuadros.ts';
import { bluffCityDiamondsDivisions } from './typeset/dev/bluff-city-diamonds-divisions.ts';
import { busElevenBridgeDetour } from './typeset/dev/bus-eleven-bridge-detour.ts';
import { fernHollowCampPriceGrid } from './typeset/dev/fern-hollow-camp-price-grid.ts';
import { fridayPizzaOrderSpring } from './typeset/dev/friday-pizza-order-spring.ts';
import { halberdFencingTwoPlans } from './typeset/dev/halberd-fencing-two-plans.ts';
import { harvestFairShiftRoster } from './typeset/dev/harvest-fair-shift-roster.ts';
import { healthOfficePartsAToD } from './typeset/dev/health-office-parts-a-to-d.ts';
import { natacionNutriasSesiones } from './typeset/dev/natacion-nutrias-sesiones.ts';
import { quarryPondExplorersForm } from './typeset/dev/quarry-pond-explorers-form.ts';
import { roomSixConferenceColumns } from './typeset/dev/room-six-conference-columns.ts';
import { stoneMillFourBoxesSlip } from './typeset/dev/stone-mill-four-boxes-slip.ts';

/** Forms, tables and boxes next to each other for tuning, as clubs, schools and offices make them. Written blind. */
export const devTypesetFormDocuments: readonly TypesetDocument[] = [
  avisoViveroDosCuadros,
  bluffCityDiamondsDivisions,
  busElevenBridgeDetour,
  fernHollowCampPriceGrid,
  fridayPizzaOrderSpring,
  halberdFencingTwoPlans,
  harvestFairShiftRoster,
  healthOfficePartsAToD,
  natacionNutriasSesiones,
  quarryPondExplorersForm,
  roomSixConferenceColumns,
  stoneMillFourBoxesSlip,
];
