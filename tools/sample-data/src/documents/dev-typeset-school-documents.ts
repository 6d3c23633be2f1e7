import type { TypesetDocument } from './typeset-document.ts';
import { brightsidePictureFlyer } from './typeset/dev/brightside-picture-flyer.ts';
import { fwdPipeBurstUpdate } from './typeset/dev/fwd-pipe-burst-update.ts';
import { mallardGearOrder } from './typeset/dev/mallard-gear-order.ts';
import { mallardMessengerOctober } from './typeset/dev/mallard-messenger-october.ts';
import { menuAndMoreFebruary } from './typeset/dev/menu-and-more-february.ts';
import { nocheDeLecturaTituloUno } from './typeset/dev/noche-de-lectura-titulo-uno.ts';
import { okaforConferenceSlots } from './typeset/dev/okafor-conference-slots.ts';
import { okaforFridayUpdate } from './typeset/dev/okafor-friday-update.ts';
import { pickerelCreekSlip } from './typeset/dev/pickerel-creek-slip.ts';
import { routeSeventeenStop } from './typeset/dev/route-seventeen-stop.ts';
import { secondTrimesterCover } from './typeset/dev/second-trimester-cover.ts';
import { springTestingGradesThreeFive } from './typeset/dev/spring-testing-grades-three-five.ts';

/** Letters of schools, teachers and parents’ associations in the plain hurried tone that families know. Written blind. */
export const devTypesetSchoolDocuments: readonly TypesetDocument[] = [
  brightsidePictureFlyer,
  fwdPipeBurstUpdate,
  mallardGearOrder,
  mallardMessengerOctober,
  menuAndMoreFebruary,
  nocheDeLecturaTituloUno,
  okaforConferenceSlots,
  okaforFridayUpdate,
  pickerelCreekSlip,
  routeSeventeenStop,
  secondTrimesterCover,
  springTestingGradesThreeFive,
];
