import { lengthOf } from "@kinora/contracts/publication/count-text";
import type { TextLimits } from "@kinora/contracts/publication/text-limits";

/** Returns as many whole words as fit; of a single long word as many characters. */
export function shortened(text: string, { limit, unit }: TextLimits["caption"]): string {
  let fits = "";
  let length = 0;
  for (const character of text) {
    length += lengthOf(character, unit);
    if (length > limit) {
      const words = fits.replace(/\s+\S*$/u, "");
      return (words === "" ? fits : words).trimEnd();
    }
    fits += character;
  }
  return text;
}
