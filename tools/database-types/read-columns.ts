import type pg from "pg";

/** A column of a table or view in the public schema, with what its type depends on. */
export type Column = {
  table: string;
  column: string;
  /** Postgres' internal name of the type, or of an array's elements: int8, text, timestamptz … */
  type: string;
  isArray: boolean;
  labels: string[] | null;
  nullable: boolean;
  hasDefault: boolean;
  alwaysGenerated: boolean;
};

const question = `
  select c.relname as "table",
         a.attname as "column",
         coalesce(e.typname, t.typname) as "type",
         e.oid is not null as "isArray",
         (select array_agg(l.enumlabel::text order by l.enumsortorder)
            from pg_enum l where l.enumtypid = coalesce(e.oid, t.oid)) as labels,
         not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)) as nullable,
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         a.attgenerated <> '' or a.attidentity = 'a' as "alwaysGenerated"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type d on d.oid = a.atttypid
    join pg_type t on t.oid = case when d.typtype = 'd' then d.typbasetype else d.oid end
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
   where c.relnamespace = 'public'::regnamespace
     and c.relkind in ('r', 'p', 'v', 'm')
     and not c.relispartition
     and not exists (select from pg_depend x where x.objid = c.oid and x.deptype = 'e')
   order by c.relname, a.attnum`;

/** Reads every column of the public schema, in table and column order. */
export async function readColumns(client: pg.ClientBase): Promise<Column[]> {
  return (await client.query<Column>(question)).rows;
}
