import type { Remixing } from "@kinora/contracts/creation/remixing";
import { type RemixStandings, remixingOf } from "@kinora/domain/creation/remix-standing";

/** Reads whether a viewer may remix a work. */
export const remixingReader =
  ({ standing }: RemixStandings) =>
  async (creationId: string, viewerId: string | null): Promise<Remixing> => {
    const found = await standing(creationId, viewerId);
    return found ? remixingOf(found) : "closed";
  };
