import { sql } from "kysely";
import type pg from "pg";

const MARK = "/* prepared */";
/** Maximum number of different statements, in case a marked one varies. */
const MOST = 500;

/**
 * Marks the end of a statement that Postgres parses and plans once per connection instead of every
 * time. Only for frequent statements that find rows by key, so that one plan suits all parameters,
 * and that name their columns: one with `select *` would fail once a migration adds a column. A plan
 * made while a table was small is replaced after Postgres has analysed the table, within a minute.
 */
export const PREPARED = sql.raw(MARK);

/** Returns the text of a library's statement with the mark. */
export const prepared = (text: string): string => `${text} ${MARK}`;

const names = new Map<string, string>();

/** Gives marked statements of this connection a name, by which Postgres keeps them. */
export function prepareMarked(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...parameters: readonly unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...others: readonly unknown[]) => {
    if (typeof text !== "string" || !Array.isArray(values) || !text.endsWith(MARK))
      return ask(text, values, ...others);
    return ask({ text, values, ...nameOf(text) }, undefined, ...others);
  };
  client.query = named as typeof client.query;
}

function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MOST) return {};
  const name = `kinora_${names.size}`;
  names.set(text, name);
  return { name };
}
