import type { FeedFilter, Ranking } from "@kinora/domain/feed/feed-store";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { matchesFilter } from "./matches-filter.ts";

/** Reads a ranking, filtered by immutable properties of its items: kind, model, style, author. */
export async function readRanking(
  executor: Database,
  filter: FeedFilter,
  madeAt: Date | null,
): Promise<Ranking | null> {
  const ranking = await executor
    .selectFrom("feed_ranking")
    .select(["id", "made_at"])
    .$if(madeAt !== null, (query) => query.where("made_at", "=", madeAt))
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!ranking) return null;
  const { viewerId: _, generalOnly: _too, ...others } = filter;
  const filtered = Object.values(others).some((value) => value !== undefined);
  const { rows } = await sql<{ ids: string[] | null; authors: string[] | null }>`
    select array_agg(creation_id order by position) as ids,
           array_agg(author_id order by position) as authors
      from feed_ranked
      ${filtered ? sql`join creation on creation.id = creation_id and ${matchesFilter(filter)}` : sql``}
     where ranking_id = ${ranking.id}`.execute(executor);
  const [row] = rows;
  const authors = row?.authors ?? [];
  const items = (row?.ids ?? []).map((id, index) => ({ id, authorId: authors[index] ?? "" }));
  return { madeAt: ranking.made_at, items };
}
