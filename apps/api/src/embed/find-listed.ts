import type { Creation } from "@kinora/contracts/creation/creation";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import { isListed } from "@kinora/domain/creation/creation-visibility";
import type { Locale } from "@kinora/text/locale";
import type { Present } from "../creation/present.ts";

/**
 * Finds a work for other sites, as a visitor sees it; null unless it is general and in the feed. What isn't
 * listed opens by its link on this site alone.
 */
export type FindListed = (id: string, locale: Locale) => Promise<Creation | null>;

export const listedFinder =
  (reader: Pick<CreationReader, "find">, present: Pick<Present, "whole">): FindListed =>
  async (id, locale) => {
    const found = await reader.find(id);
    return found && isListed(found.creation)
      ? present.whole(found, { viewer: null, locale })
      : null;
  };
