import type { KnownMaterial } from "@kinora/domain/scan/known-material";
import { hashFile } from "../hash-file.ts";
import type { TakeIn } from "./ingest-ports.ts";

/** Refuses an upload that a service recognises as child abuse material before anything opens it. */
export const takeInKnown =
  (takeIn: TakeIn, known: KnownMaterial): TakeIn =>
  async (request, signal) => {
    const sha256 = await hashFile(request.source);
    return (await known.knows({ sha256 }, signal))
      ? { taken: false, known: { service: known.name, sha256 } }
      : takeIn(request, signal);
  };
