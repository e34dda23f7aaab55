import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { TITLE_MAX } from "../limits.ts";
import { withoutHidden, withoutPiles } from "../text/hidden-signs.ts";
import { CONTROLS, isVisible, TURNING } from "../text/visible-text.ts";

/** The owner's title of a work, on one line. */
export const creationTitle = z
  .string()
  .trim()
  .min(1)
  .max(TITLE_MAX)
  .refine((text) => text.search(TURNING) < 0 && text.search(CONTROLS) < 0, says("field.turned"))
  .refine((text) => withoutPiles(withoutHidden(text)) === text, says("field.hiddenSigns"))
  .refine(isVisible, says("field.invisible"));

/** PATCH /api/creations/{id}: null removes the title, so that the prompt is shown again. */
export const creationChange = z.strictObject({ title: creationTitle.nullable() });
export type CreationChange = z.infer<typeof creationChange>;
