import type { SubjectRef } from "@kinora/domain/subject";
import { type RawBuilder, sql } from "kysely";

/**
 * Condition that a column is one of these ids. Postgres expects ten elements in an array that it does
 * not know, finds a plan for the actual ones cheaper, and so plans a prepared statement every time;
 * the most frequent case, a single id, is therefore compared without an array.
 */
export const isAmong = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  ids.length === 1
    ? sql`${sql.ref(column)} = ${ids[0]}`
    : sql`${sql.ref(column)} = any(${[...ids]}::text[])`;

/** Returns subjects as a table of nouns and ids; a single one without arrays, as above. */
export function tableOfSubjects(subjects: readonly SubjectRef[]): RawBuilder<unknown> {
  const [only, ...others] = subjects;
  if (only !== undefined && others.length === 0)
    return sql`(select ${only.noun}::text as noun, ${only.id}::text as id)`;
  return sql`(select * from unnest(
    ${subjects.map(({ noun }) => noun)}::text[], ${subjects.map(({ id }) => id)}::text[]
  ) as subject (noun, id))`;
}
