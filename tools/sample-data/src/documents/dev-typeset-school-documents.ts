import type { TypesetDocument } from './typeset-document.ts';
import { mallardGearOrder } from './typeset/dev/mallard-gear-order.ts';
import { mallardMessengerOctober } from './typeset/dev/mallard-messenger-october.ts';
import { okaforConferenceSlots } from './typeset/dev/okafor-conference-slots.ts';
import { okaforFridayUpdate } from './typeset/dev/okafor-friday-update.ts';
import { pickerelCreekSlip } from './typeset/dev/pickerel-creek-slip.ts';
import { secondTrimesterCover } from './typeset/dev/second-trimester-cover.ts';

/** Letters of schools, teachers and parents’ associations in the plain hurried tone that families know. Written blind. */
export const devTypesetSchoolDocuments: readonly TypesetDocument[] = [
  mallardGearOrder,
  mallardMessengerOctober,
  okaforConferenceSlots,
  okaforFridayUpdate,
  pickerelCreekSlip,
  secondTrimesterCover,
];
