import { findKnower, type KnownMaterial } from "@kinora/domain/scan/known-material";
import { hashFile } from "../hash-file.ts";
import type { TakeIn } from "./ingest-ports.ts";

/** Refuses an upload that is known as child abuse material before anything opens it. */
export const takeInKnown =
  (takeIn: TakeIn, known: readonly KnownMaterial[]): TakeIn =>
  async (request, signal) => {
    const sha256 = await hashFile(request.source);
    const knower = await findKnower(known, sha256, signal);
    return knower
      ? { taken: false, known: { service: knower.name, sha256 }, source: request.source }
      : takeIn(request, signal);
  };
