import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import type { Recorded } from "./record.ts";

const file = new URL("./fixture/f6fc516.json.gz", import.meta.url);

const recorded = z.object({
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  jobQueue: z.string(),
  tables: z.array(z.object({ table: z.string(), rows: z.array(z.string()) })),
  files: z.array(z.object({ path: z.string(), bytes: z.number() })),
  referenced: z.array(z.string()),
  tokens: z.record(z.string(), z.string()),
  answers: z.array(z.object({ handle: z.string(), path: z.string(), body: z.unknown() })),
});

export function readFixture(): Recorded {
  return recorded.parse(JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")));
}

export function writeFixture(installation: Recorded): void {
  writeFileSync(file, gzipSync(JSON.stringify(installation), { level: 9 }));
}
