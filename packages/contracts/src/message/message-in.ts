import type { z } from "zod";

/** A code of a list, and what it speaks of. */
export type MessageIn<List extends Readonly<Record<string, z.ZodType>>, Code extends keyof List> = {
  readonly [C in Code]: { readonly code: C; readonly params: Readonly<z.output<List[C]>> };
}[Code];
