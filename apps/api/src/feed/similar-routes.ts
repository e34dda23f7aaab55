import { SIMILAR_MAX } from "@kinora/contracts/feed/similar";
import { routes } from "@kinora/contracts/routes";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { CreationStore } from "@kinora/domain/creation/creation-stores";
import { isInFeed } from "@kinora/domain/creation/creation-visibility";
import type { SimilarWorks } from "@kinora/domain/feed/similar-works";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import type { Present } from "../creation/present.ts";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface SimilarRoutePorts {
  readonly similar: SimilarWorks;
  readonly creations: Pick<CreationStore, "findSeen">;
  readonly reader: Pick<CreationReader, "load">;
  readonly present: Present;
}

/** "More like this": the same for everybody, without what the reader has blocked. */
export function mountSimilarRoutes(
  server: FastifyInstance,
  { similar, creations, reader, present }: SimilarRoutePorts,
): void {
  mountRoute(server, routes.listSimilar, async ({ params: { id }, person }) => {
    const viewer = person && viewerOf(person);
    if (!(await creations.findSeen(id, viewer))) throw new Refusal("CREATION_NOT_FOUND");
    const ids = await similar.near(id, {
      ...{ readerId: viewer?.id ?? null, generalOnly: viewer?.generalOnly, most: SIMILAR_MAX },
    });
    const found = await reader.load(ids);
    const visible = found.filter((one) => isInFeed(one.creation));
    return { items: await present.cards(visible, viewer) };
  });
}
