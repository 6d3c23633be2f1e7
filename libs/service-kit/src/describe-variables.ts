import * as z from 'zod';
import { mayBeInFile } from './secret-files.ts';

/** A variable as its reader knows it. */
export interface VariableDescription {
  name: string;
  /** Whether a service does not start without it. */
  isNeeded: boolean;
  /** Value without the variable; null for none. */
  otherwise: string | null;
  /** Whether `NAME_FILE` may name a file with the value. */
  mayBeInFile: boolean;
  /** Values that the reader accepts, such as `a whole number from 1 to 60`; empty for any text. */
  accepts: string;
}

/** Returns the variables of a shape, in its order. */
export function describeVariables(shape: z.ZodRawShape): VariableDescription[] {
  return Object.entries(shape).map(([name, schema]) => {
    const otherwise = defaultOf(schema as z.ZodType);
    return {
      name,
      isNeeded: otherwise === null && !(schema instanceof z.ZodOptional),
      otherwise,
      mayBeInFile: mayBeInFile(name),
      accepts: acceptedBy(schema as z.ZodType),
    };
  });
}

function defaultOf(schema: z.ZodType): string | null {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : null;
}

/** A text that no reader of a special form accepts. */
const unacceptable = '\u0001';

/** The reader's own sentence about what it wants. */
function acceptedBy(schema: z.ZodType): string {
  const { error } = schema.safeParse(unacceptable);
  return error?.issues[0]?.message.replace(/^wants /, '') ?? '';
}
