import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import { hashFile } from "../hash-file.ts";
import type { TakeIn } from "./ingest-ports.ts";

/** Takes nothing in that a service knows as abuse of a child: it is refused before anything opens it. */
export const takeInKnown =
  (takeIn: TakeIn, known: KnownMaterial): TakeIn =>
  async (request, signal) => {
    const sha256 = await hashFile(request.source);
    return (await known.knows({ sha256 }, signal))
      ? { taken: false, known: { service: known.name, sha256 } }
      : takeIn(request, signal);
  };
