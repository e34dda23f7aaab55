import { PIECE_VERSIONS } from "@kinora/catalogue/piece-versions";
import { pieceKeys } from "@kinora/domain/story/piece-keys";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { composeProvenance } from "./compose-provenance.ts";
import { mountCreationRoutes } from "./creation-routes.ts";
import { presentProgress } from "./present-creation.ts";

export function creationModule(parts: Composition): Module {
  const { environment, files, reader, present, address, transact, now } = parts;
  const { catalogue, newId, drawSeed, digest } = parts;
  return {
    mount(server) {
      mountCreationRoutes(server, {
        now,
        reader,
        present,
        provenance: composeProvenance(files, environment.signingKeyFile),
        create: { catalogue, newId, drawSeed, digest, transact },
        act: { newId, transact, digest, keys: () => pieceKeys(digest, PIECE_VERSIONS) },
      });
    },
    events: {
      async progress(creationId) {
        const found = await reader.find(creationId);
        if (!found) return null;
        const progress = presentProgress(found.progress, address, now());
        return { type: "progress", creationId, status: found.creation.status, progress };
      },
    },
  };
}
