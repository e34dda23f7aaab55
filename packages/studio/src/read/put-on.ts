import { canWear } from "../cast/catalogue/can-wear.ts";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { GARMENTS, type Garment } from "../scene/scene-spec.ts";
import type { Mention } from "./mention.ts";
import type { collectQualities } from "./tell-qualities.ts";

/** Returns the garment that a subject is, if any. */
export const garmentOf = (key: string): Garment["item"] | undefined =>
  GARMENTS.find((item) => item === key);

/**
 * Gives a garment to the nearest figure of a clause that can wear it; its pattern is painted where
 * possible.
 */
export function putOn(
  item: Garment["item"],
  { actor, clause }: { readonly actor: Mention; readonly clause: readonly Mention[] },
  said: { readonly written: string; readonly colour: string | undefined },
  qualities: ReturnType<typeof collectQualities>,
): void {
  const able = clause.findLast((mention) => canWear(subjectOf(mention.subject), item));
  const cloth = item === "dress" || item === "shirt" || item === "coat";
  const pattern = cloth && able !== undefined ? qualities.releasePattern() : undefined;
  qualities.attachTo(said.written, said.written);
  (able ?? actor).wears.push({
    item,
    ...(said.colour === undefined ? {} : { colour: said.colour }),
    ...(pattern === undefined ? {} : { pattern }),
  });
}
