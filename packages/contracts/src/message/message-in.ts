import type { z } from "zod";

/** A code from a list, with its parameters. */
export type MessageIn<List extends Readonly<Record<string, z.ZodType>>, Code extends keyof List> = {
  readonly [C in Code]: { readonly code: C; readonly params: Readonly<z.output<List[C]>> };
}[Code];
