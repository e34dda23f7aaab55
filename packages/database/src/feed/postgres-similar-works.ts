import type { SimilarWorks } from "@kinora/domain/feed/similar-works";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../client.ts";
import { visibleInFeed, visibleTo } from "./visible-in-feed.ts";

/** Works of one author among the answers. */
const MOST_OF_AUTHOR = 2;
/** Words of a prompt that are compared, the rarest ones. */
const MOST_WORDS = 8;
/** Works that the compared words together may have, as estimated: each is scored. */
const MOST_SCORED = 1_000;
/** The newest works, of which those of the same style, model or kind fill what the words leave. */
const NEWEST = 300;
/** What a shared style, model or kind counts; a shared word counts more the rarer it is, 1 to 12. */
const WEIGHTS = { style: 1.5, model: 1, kind: 1 } as const;

interface Word {
  readonly lexeme: string;
  /** Share of works that have it, by the statistics of the planner; 0 for a rare one. */
  readonly share: number;
  /** Works, as the planner knows. */
  readonly works: number;
}

/**
 * Finds candidates by the rarest words of a work and among the newest, and scores only these: two
 * queries, whose cost does not depend on the number of works.
 */
export const postgresSimilarWorks = (executor: Database): SimilarWorks => ({
  async near(creationId, { readerId, generalOnly, most }) {
    const words = await readWords(executor, creationId);
    const chosen = rarest(words);
    const candidates =
      chosen === null
        ? sql``
        : sql`union
          select creation.id from creation
           where ${visibleInFeed} and words @@ ${chosen}::tsquery`;
    const { rows } = await sql<{ id: string }>`
      with asked as (
        select id, style, model, kind from creation where id = ${creationId}
      ), candidate as materialized (
        (select creation.id from creation where ${visibleInFeed} and published_at is not null
          order by published_at desc, id desc limit ${NEWEST})
        ${candidates}
      ), scored as (
        select creation.id, creation.user_id, creation.published_at,
               ${scoreOf(words)} + ${WEIGHTS.style}::float8 * (creation.style = asked.style)::int
                 + ${WEIGHTS.model}::float8 * (creation.model = asked.model)::int
                 + ${WEIGHTS.kind}::float8 * (creation.kind = asked.kind)::int as score
          from candidate join creation on creation.id = candidate.id cross join asked
         where creation.id <> asked.id and ${visibleTo(readerId === null ? {} : { viewerId: readerId, generalOnly })}
      ), placed as (
        select id, score, published_at,
               row_number() over (partition by user_id order by score desc, published_at desc, id desc) as place
          from scored where score > 0
      )
      select id from placed where place <= ${MOST_OF_AUTHOR}
       order by score desc, published_at desc, id desc limit ${most}`.execute(executor);
    return rows.map(({ id }) => id);
  },
});

async function readWords(executor: Database, creationId: string): Promise<readonly Word[]> {
  const { rows } = await sql<Word>`
    with known as (
      select word, share
        from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as often (word, share)
       where schemaname = current_schema() and tablename = 'creation' and attname = 'words'
    )
    select lexeme, coalesce(share, 0)::float8 as share, greatest(reltuples, 0)::float8 as works
      from unnest((select words from creation where id = ${creationId}))
      left join known on word = lexeme
      cross join (select reltuples from pg_class where oid = 'creation'::regclass) size
     order by share, length(lexeme) desc, lexeme limit ${MOST_WORDS}`.execute(executor);
  return rows;
}

/**
 * A text query for works that have one of the rarest words, or all three of them where even the
 * rarest is in too many; null without words.
 */
function rarest(words: readonly Word[]): string | null {
  const chosen: string[] = [];
  let scored = 0;
  for (const { lexeme, share, works } of words) {
    scored += share * works;
    if (scored > MOST_SCORED) break;
    chosen.push(asQuery(lexeme));
  }
  if (chosen.length > 0) return chosen.join(" | ");
  const all = words.slice(0, 3).map(({ lexeme }) => asQuery(lexeme));
  return all.length === 0 ? null : all.join(" & ");
}

const asQuery = (lexeme: string) => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

/** Sum over the shared words; inverse frequency, as search engines weigh words. */
const scoreOf = (words: readonly Word[]): RawBuilder<number> =>
  words.reduce(
    (sum, { lexeme, share }) =>
      sql`${sum} + ${Math.log(1 / (share + 1e-5)) + 0.5}::float8 * (creation.words @@ ${asQuery(lexeme)}::tsquery)::int`,
    sql<number>`0::float8`,
  );
