import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { migrate } from "@kinora/database/migrate";
import { readMigrations } from "@kinora/database/migration-files";
import { drawScene } from "@kinora/testing/upload/make-files";
import { FACE_PHOTO } from "@kinora/testing/upload/real-pictures";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { z } from "zod";
import { writeTables } from "../database-text.ts";
import type { Recorded } from "../record.ts";
import { type Shift, shiftBetween } from "../shift.ts";

const file = z.object({ hash: z.string(), mime_type: z.string() });
const portrait = statSync(FACE_PHOTO).size;

export interface Restored {
  readonly url: string;
  readonly dataDirectory: string;
  /**
   * How far all timestamps were shifted, so that the installation seems to have been left just now.
   */
  readonly shift: Shift;
}

/** Restores a recorded installation, at its own version, into a temporary database and folder. */
export async function restore(installation: Recorded): Promise<Restored> {
  const template = new URL(inject("templateUrl"));
  const url = new URL(template);
  url.pathname = `old_${process.pid}_${randomBytes(4).toString("hex")}`;
  template.pathname = "postgres";
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinora-old-"));
  await run(template, `create database ${url.pathname.slice(1)} template template0`);
  afterAll(async () => {
    await run(template, `drop database ${url.pathname.slice(1)} with (force)`);
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  // Migrations are never edited, so the old ones are a subset of today's.
  const old = readMigrations().filter(({ name }) => installation.migrations.includes(name));
  await migrate(url.href, old);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(installation.jobQueue);
  const shift = shiftBetween(new Date(installation.at), new Date());
  await writeTables(client, installation.tables, shift);
  await client.end();
  const pictures = picturesIn(installation);
  const picture = await drawScene(480, 270).webp().toBuffer();
  for (const { path, bytes } of installation.files) {
    makeFile(join(dataDirectory, path), bytes, pictures.has(basename(path)) ? picture : null);
  }
  return { url: url.href, dataDirectory, shift };
}

async function run(url: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Returns the hashes of the WebP pictures of works, of which the clock makes more sizes. */
function picturesIn({ tables }: Recorded): Set<string> {
  const rows = tables.find(({ table }) => table === "public.creation_media")?.rows ?? [];
  return new Set(
    rows
      .map((row) => file.parse(JSON.parse(row)))
      .flatMap(({ hash, mime_type }) => (mime_type === "image/webp" ? [hash] : [])),
  );
}

/**
 * Creates a file of the right size. `content` is given for the uploaded portrait, which is still to
 * be scanned and must be real.
 */
function makeFile(path: string, bytes: number, content: Buffer | null): void {
  mkdirSync(dirname(path), { recursive: true });
  if (bytes === portrait) {
    copyFileSync(FACE_PHOTO, path);
  } else {
    writeFileSync(path, content ?? "");
    truncateSync(path, bytes);
  }
}
