import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A numbered SQL file; its checksum detects edits of applied migrations. */
export type Migration = { name: string; sql: string; checksum: string };

const nameRule = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Reads the project's migrations in the order of their numbers. */
export function readMigrations(
  directory: string = fileURLToPath(new URL("../migrations", import.meta.url)),
): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const numbers = new Map<string, string>();
  return names.map((name) => {
    if (!nameRule.test(name)) {
      throw new Error(`The migration ${name} must be named NNNN_what_it_does.sql.`);
    }
    const number = name.slice(0, 4);
    const twin = numbers.get(number);
    if (twin) throw new Error(`The migrations ${twin} and ${name} have the same number.`);
    numbers.set(number, name);
    const sql = readFileSync(join(directory, name), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}
