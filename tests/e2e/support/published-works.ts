import { openDatabase } from "@kinora/database/client";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import type { Server } from "./start-server.ts";

const AUTHORS = ["walk_a", "walk_b", "walk_c", "walk_d"];
const SHAPES = [
  { aspect_ratio: "16:9", width: 1280, height: 720 },
  { aspect_ratio: "1:1", width: 1024, height: 1024 },
  { aspect_ratio: "9:16", width: 720, height: 1280 },
] as const;

/**
 * Provides works in the feed that were never drawn: only rows, inserted into the database under
 * test.
 */
export async function openPublishedWorks({ dataDirectory }: Server) {
  const url = findRunningPostgres(dataDirectory);
  if (!url) throw new Error("The database under test does not run.");
  const { database, close } = openDatabase({
    url,
    role: "patient",
    connections: 1,
    name: "kinora-e2e",
  });
  const rankings = postgresRankingStore(database);
  let made = 0;
  let ranked = 0;
  const forget = () => database.deleteFrom("app_user").where("id", "in", AUTHORS).execute();
  const insert = (author: string, at: Date) => {
    made += 1;
    return insertCreation(database, {
      id: `walk-${made}`,
      user_id: author,
      prompt: `work number ${made}`,
      created_at: at,
      ...SHAPES[(made * 7) % SHAPES.length],
    });
  };
  await forget();
  for (const author of AUTHORS) await insertPerson(database, author);

  return {
    /** Publishes this many works in order, the last one just now. */
    async publish(count: number): Promise<void> {
      const start = Date.now() - count;
      for (let n = 0; n < count; n += 1) {
        await insert(AUTHORS[made % AUTHORS.length] ?? "", new Date(start + n));
      }
    },
    /** Publishes a film without files as the newest work. */
    async publishFilm(id: string): Promise<void> {
      const user_id = AUTHORS[0] ?? "";
      const shape = { aspect_ratio: "16:9", width: 1280, height: 720 } as const;
      const film = { kind: "video", type: "text-to-video", duration: 5 } as const;
      await insertCreation(database, { id, user_id, created_at: new Date(), ...film, ...shape });
      const file = { creation_id: id, bytes: 10, width: 1280, height: 720 };
      await database
        .insertInto("creation_media")
        .values([
          { ...file, role: "main", mime_type: "video/mp4", hash: "a".repeat(64) },
          { ...file, role: "thumbnail", mime_type: "image/webp", hash: "b".repeat(64) },
          { ...file, role: "preview", mime_type: "video/mp4", hash: "c".repeat(64) },
        ])
        .execute();
    },
    /** Gives this many works to a user who has signed in. */
    async giveTo(name: string, count: number): Promise<void> {
      const { id } = await database
        .selectFrom("app_user")
        .select("id")
        .where("display_name", "=", name)
        .executeTakeFirstOrThrow();
      for (let n = 0; n < count; n += 1) await insert(id, new Date(n));
    },
    /** Creates a new ranking in a different order: each time, an older work is the most popular. */
    async rank(): Promise<void> {
      const loved = { creation_id: `walk-${made - ranked}`, likes: made + ranked };
      ranked += 1;
      await database
        .insertInto("feed_reach")
        .values({ ...loved, impressions: loved.likes })
        .onConflict((conflict) =>
          conflict.column("creation_id").doUpdateSet({ likes: loved.likes }),
        )
        .execute();
      await rankings.make(new Date());
    },
    /** Removes all of it. */
    async remove(): Promise<void> {
      await forget();
      await database.deleteFrom("creation").where("id", "like", "walk-%").execute();
      await database.deleteFrom("feed_ranking").execute();
      await close();
    },
  };
}

export type PublishedWorks = Awaited<ReturnType<typeof openPublishedWorks>>;
