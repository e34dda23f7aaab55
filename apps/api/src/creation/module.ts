import { ARTIFACT_VERSIONS } from "@kinora/catalogue/artifact-versions";
import { serviceTitle } from "@kinora/catalogue/services";
import { countStandings } from "@kinora/database/creation/count-standings";
import { artifactKeys } from "@kinora/domain/story/artifact-keys";
import { withRetryFilm } from "@kinora/domain/story/retry-film";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { wordRefuser } from "../word/kept-words.ts";
import { composeProvenance } from "./compose-provenance.ts";
import { mountCreationRoutes } from "./creation-routes.ts";
import { presentProgress } from "./present-creation.ts";

export function creationModule(parts: ApiComposition): ApiModule {
  const { environment, files, reader, present, address, transact, now } = parts;
  const { catalogue, catalogueAt, takesKeyFor, refuseEngine, budgets } = parts;
  const { newId, drawSeed, digest } = parts;
  const refuseWords = wordRefuser(reader, parts.words.gate);
  return {
    mount(server) {
      mountCreationRoutes(server, {
        now,
        reader,
        present,
        standings: (userId) => countStandings(parts.database, userId),
        provenance: composeProvenance(files, environment.signingKeyFile),
        create: {
          ...{ catalogue, newId, drawSeed, digest, budgets, transact, takesKeyFor, refuseEngine },
        },
        act: {
          ...{ newId, catalogueAt, budgets, takesKeyFor, refuseEngine, refuseWords },
          transact: withRetryFilm(transact, {
            ...{ digest, keys: () => artifactKeys(digest, ARTIFACT_VERSIONS) },
          }),
        },
      });
    },
    events: {
      async creation(creationId, { userId, role }) {
        const found = await reader.find(creationId);
        if (!found) return null;
        const { status } = found.creation;
        // A queued work was just ordered, perhaps in another window, so open pages need its card.
        const goesOn = status === "processing" && found.progress?.stage !== "queued";
        const cards = goesOn ? [] : await present.cards([found], { id: userId, role });
        const progress = presentProgress(found.progress, {
          ...{ address, titleOf: serviceTitle, now: now() },
        });
        return { type: "progress", creationId, status, progress, card: cards[0] ?? null };
      },
    },
  };
}
