import { openDatabase } from "@kinora/database/client";
import { postgresRankingStore } from "@kinora/database/feed/postgres-ranking-store";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";

const AUTHORS = ["walk_a", "walk_b", "walk_c", "walk_d"];
const SHAPES = [
  { aspect_ratio: "16:9", width: 1280, height: 720 },
  { aspect_ratio: "1:1", width: 1024, height: 1024 },
  { aspect_ratio: "9:16", width: 720, height: 1280 },
] as const;

/** Works in the feed that nobody had to draw: rows only, straight in the database under test. */
export async function openPublishedWorks() {
  const url = process.env.E2E_DATABASE_URL ?? findRunningPostgres(process.env.E2E_DATA_DIR ?? "");
  if (!url) throw new Error("The database under test does not run.");
  const { database, close } = openDatabase({
    url,
    role: "patient",
    connections: 1,
    name: "kinora-e2e",
  });
  const rankings = postgresRankingStore(database);
  let made = 0;
  const forget = () => database.deleteFrom("app_user").where("id", "in", AUTHORS).execute();
  await forget();
  for (const author of AUTHORS) await insertPerson(database, author);

  return {
    /** Publishes so many, one after the other, the last of them just now. */
    async publish(count: number): Promise<void> {
      const start = Date.now() - count;
      for (let n = 0; n < count; n += 1) {
        made += 1;
        await insertCreation(database, {
          id: `walk-${made}`,
          user_id: AUTHORS[made % AUTHORS.length] ?? "",
          prompt: `work number ${made}`,
          created_at: new Date(start + n),
          ...SHAPES[(made * 7) % SHAPES.length],
        });
      }
    },
    /** Makes a ranking in another order than any before: the last published are loved. */
    async rank(): Promise<void> {
      await database
        .insertInto("feed_reach")
        .values({ creation_id: `walk-${made}`, likes: made, impressions: made })
        .onConflict((conflict) => conflict.column("creation_id").doUpdateSet({ likes: made }))
        .execute();
      await rankings.make(new Date());
    },
    /** Leaves nothing behind. */
    async remove(): Promise<void> {
      await forget();
      await database.deleteFrom("feed_ranking").execute();
      await close();
    },
  };
}

export type PublishedWorks = Awaited<ReturnType<typeof openPublishedWorks>>;
