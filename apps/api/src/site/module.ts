import { feedQuery } from "@kinora/contracts/feed/feed";
import { FEED_FILL } from "@kinora/contracts/limits";
import { postgresFeedStore } from "@kinora/database/feed/postgres-feed-store";
import { postgresSitemap } from "@kinora/database/feed/postgres-sitemap";
import { postgresProfiles } from "@kinora/database/people/postgres-profiles";
import { isListed, isOpen } from "@kinora/domain/creation/creation-visibility";
import { Refusal } from "@kinora/domain/refusal";
import { findSharedStory } from "@kinora/domain/story/share-story";
import type { ApiComposition } from "../compose.ts";
import { readFeedPage } from "../feed/read-feed-page.ts";
import type { ApiModule } from "../module.ts";
import { mountSite } from "./site-routes.ts";

/** Works in the feed of one person. */
const WORKS_FED = 30;
/** The query that the app sends. */
const FIRST_TRENDING = feedQuery.parse({ kind: "trending", fill: FEED_FILL });

export function siteModule(parts: ApiComposition): ApiModule {
  const { environment, database, stores, people, reader, present, watch } = parts;
  const { webFolder: folder, publicUrl } = environment;
  const feed = postgresFeedStore(database);
  const profiles = postgresProfiles(database);
  const hasSharedBoard = async (token: string) => {
    try {
      await findSharedStory(token, { stories: stores.stories, people });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  return {
    mount: (server) =>
      mountSite(server, {
        folder,
        publicUrl,
        hasSharedBoard,
        publicCreation: async (id, locale) => {
          const found = await reader.find(id);
          return found && isOpen(found.creation)
            ? present.whole(found, { viewer: null, locale })
            : null;
        },
        publicProfile: (handle) => profiles.find(handle, { viewer: null, now: parts.now() }),
        isFramed: environment.embedOrigins.length > 0,
        named: {
          async challenges(id) {
            const found = await stores.challenges.find(id);
            if (!found || found.state === "draft") return null;
            const { theme: title, brief: description } = found.settings;
            return { title, description, isListed: true };
          },
          async collections(id) {
            const found = await stores.collections.find(id, null);
            if (!found || found.visibility === "private") return null;
            const { title, description, visibility } = found;
            return { title, description, isListed: visibility === "public" };
          },
        },
        sitemap: postgresSitemap(database),
        publicWorks: async (author) => {
          const recent = { filter: { author }, asOf: null, after: null, limit: WORKS_FED };
          const found = await reader.load((await feed.recent(recent)).map(({ id }) => id));
          return present.cards(
            found.filter(({ creation }) => isListed(creation)),
            null,
          );
        },
        publicTrending: () => readFeedPage({ feed, reader, present }, FIRST_TRENDING, null),
        isAway: () => watch.standing().degraded.includes("DATABASE_AWAY"),
      }),
  };
}
