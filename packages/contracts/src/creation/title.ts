import { z } from "zod";
import { TITLE_MAX } from "../limits.ts";

/** Line ends, controls, and signs that turn the direction of what follows: none belongs in a title. */
const UNTITLED = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Something to see: not only spaces, joiners and the like. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\u2800\u3164\u115F\u1160\uFFA0]/u;

/** A name of one's own for a work, on one line. */
export const creationTitle = z
  .string()
  .trim()
  .min(1)
  .max(TITLE_MAX)
  .refine((text) => !UNTITLED.test(text), "one line without signs that change its direction")
  .refine((text) => VISIBLE.test(text), "something that can be seen");

/** PATCH /api/creations/{id}: null goes back to the words of the prompt. */
export const creationChange = z.strictObject({ title: creationTitle.nullable() });
export type CreationChange = z.infer<typeof creationChange>;
