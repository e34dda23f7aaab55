import { randomBytes } from "node:crypto";
import { readStoryWork } from "@kinora/database/story/story-reader";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { composeStory } from "./compose-story.ts";
import { mountSharedBoardRoutes } from "./shared-board-routes.ts";
import { mountStoryRoutes } from "./story-routes.ts";

/** Nobody guesses the end of a link. */
const newToken = () => randomBytes(18).toString("base64url");

export function storyModule(parts: Composition): Module {
  const { database, stores, transact, address, catalogue, people, statement, watch } = parts;
  const { newId, drawSeed, digest, now } = parts;
  const { stories, pieces, uploads, creations } = stores;
  return {
    mount(server) {
      const told = composeStory(digest, () => watch.standing().signs);
      const handlers = {
        ...told,
        now,
        address,
        catalogue,
        newId,
        newToken,
        drawSeed,
        digest,
        people,
        transact,
        statement,
        stories,
        pieces,
        uploads,
        creations,
        readWork: (ids: readonly string[]) => readStoryWork(database, ids),
        act: { newId, transact, digest, keys: told.keys },
      };
      mountStoryRoutes(server, handlers);
      mountSharedBoardRoutes(server, handlers);
    },
    events: {
      async story(id, { userId }) {
        const found = await stories.find(id);
        if (found?.userId !== userId) return null;
        return { type: "story", storyId: found.id, version: found.version };
      },
    },
  };
}
