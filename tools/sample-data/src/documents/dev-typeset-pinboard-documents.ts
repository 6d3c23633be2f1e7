import type { TypesetDocument } from './typeset-document.ts';
import { avisosPuenteViejoAbril } from './typeset/dev/avisos-puente-viejo-abril.ts';
import { birdBandingSideSlip } from './typeset/dev/bird-banding-side-slip.ts';
import { cordwoodStringsFoldedProgramme } from './typeset/dev/cordwood-strings-folded-programme.ts';
import { kilnWeekHelperSlots } from './typeset/dev/kiln-week-helper-slots.ts';
import { kingfishersParentsMinutes } from './typeset/dev/kingfishers-parents-minutes.ts';
import { kingfishersQuarryScreenshot } from './typeset/dev/kingfishers-quarry-screenshot.ts';
import { loonRiverWinterChanges } from './typeset/dev/loon-river-winter-changes.ts';
import { sprocketDayLampPost } from './typeset/dev/sprocket-day-lamp-post.ts';
import { thornleyValeYearSevenDates } from './typeset/dev/thornley-vale-year-seven-dates.ts';
import { tumbleLoftWhiteboard } from './typeset/dev/tumble-loft-whiteboard.ts';

/** Papers from here and abroad for tuning, three of them only pictures: a poster, a whiteboard and a chat. Written blind. */
export const devTypesetPinboardDocuments: readonly TypesetDocument[] = [
  avisosPuenteViejoAbril,
  birdBandingSideSlip,
  cordwoodStringsFoldedProgramme,
  kilnWeekHelperSlots,
  kingfishersParentsMinutes,
  kingfishersQuarryScreenshot,
  loonRiverWinterChanges,
  sprocketDayLampPost,
  thornleyValeYearSevenDates,
  tumbleLoftWhiteboard,
];
