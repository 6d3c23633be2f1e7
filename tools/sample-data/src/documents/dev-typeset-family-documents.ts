import type { TypesetDocument } from './typeset-document.ts';
import { arabesqueRecitalSheet } from './typeset/dev/arabesque-recital-sheet.ts';
import { clinicaVacunasAgosto } from './typeset/dev/clinica-vacunas-agosto.ts';
import { foxesParentsChat } from './typeset/dev/foxes-parents-chat.ts';
import { millpondSwimConfirmation } from './typeset/dev/millpond-swim-confirmation.ts';
import { prairieMutualRenewal } from './typeset/dev/prairie-mutual-renewal.ts';
import { principalsPorchMay } from './typeset/dev/principals-porch-may.ts';

/**
 * Papers of the whole of a family’s life for tuning: schools, clubs, insurers, journeys, neighbors and parties. Written
 * blind.
 */
export const devTypesetFamilyDocuments: readonly TypesetDocument[] = [
  arabesqueRecitalSheet,
  clinicaVacunasAgosto,
  foxesParentsChat,
  millpondSwimConfirmation,
  prairieMutualRenewal,
  principalsPorchMay,
];
