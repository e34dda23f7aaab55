import {
  COMMENT_STAGES,
  type FirstComment,
  type FirstCommentStore,
} from "@kinora/domain/post/first-comment";
import { type Selectable, sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";
import type { FirstCommentTable } from "../schema.gen.ts";
import { parseTrouble } from "./parse-publication.ts";
import { postgresPublications } from "./postgres-publications.ts";

export const postgresFirstComments = (executor: Database): FirstCommentStore => ({
  async claim(now, until) {
    const { rows } = await sql<Selectable<FirstCommentTable>>`
      update first_comment set next_at = ${until}
       where publication_id = (select publication_id from first_comment where next_at <= ${now}
                                order by next_at limit 1 for no key update skip locked)
      returning *`.execute(executor);
    const [row] = rows;
    const publication = row && (await postgresPublications(executor).find(row.publication_id));
    return publication ? { publication, comment: parseComment(row) } : null;
  },

  async lock(publicationId) {
    const row = await executor
      .selectFrom("first_comment")
      .selectAll()
      .where("publication_id", "=", publicationId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row ? parseComment(row) : null;
  },

  async change(publicationId, { stage, nextAt, rounds, failures, armedAt, trouble }) {
    const columns = {
      ...{ stage, rounds, failures, next_at: nextAt, armed_at: armedAt },
      ...(trouble !== undefined && {
        ...{ problem_class: trouble?.class ?? null, problem_code: trouble?.code ?? null },
        platform_code: trouble?.platformCode ?? null,
      }),
    };
    const changed = Object.fromEntries(
      Object.entries(columns).filter(([, value]) => value !== undefined),
    );
    await executor
      .updateTable("first_comment")
      .set(changed)
      .where("publication_id", "=", publicationId)
      .execute();
  },

  async of(publicationIds) {
    if (publicationIds.length === 0) return new Map();
    const rows = await executor
      .selectFrom("first_comment")
      .selectAll()
      .where("publication_id", "in", [...publicationIds])
      .execute();
    return new Map(rows.map((row) => [row.publication_id, parseComment(row)]));
  },
});

const parseComment = (row: Selectable<FirstCommentTable>): FirstComment => ({
  stage: parseKnown(COMMENT_STAGES, row.stage),
  ...{ nextAt: row.next_at, rounds: row.rounds, failures: row.failures, armedAt: row.armed_at },
  trouble: parseTrouble(row),
});
