import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { afterAll, expect, it } from "vitest";
import type { TakeIn } from "./ingest-ports.ts";
import { takeInKnown } from "./take-in-known.ts";

const directory = await mkdtemp(join(tmpdir(), "known-"));
afterAll(() => rm(directory, { recursive: true, force: true }));
const source = join(directory, "sent");
await writeFile(source, "a picture");
const sha = createHash("sha256").update("a picture").digest("hex");
const opened: string[] = [];
const takeIn: TakeIn = async (request) => {
  opened.push(request.source);
  return { taken: false, refusal: "UPLOAD_DAMAGED" };
};
const limits = { pixels: 1, seconds: 1 };
const request = { source, kind: "image", limits, directory, scan: SHIPPED_LIMITS } as const;

it("refuses an upload that a service recognises before anything opens it, and ingests others", async () => {
  const { signal } = new AbortController();
  const knowing = (knows: boolean) =>
    takeInKnown(takeIn, [
      { name: "Nobody", knows: async () => false },
      { name: "A service", knows: async ({ sha256 }) => knows && sha256 === sha },
    ])(request, signal);
  expect(await knowing(true)).toEqual({
    taken: false,
    known: { service: "A service", sha256: sha },
    source,
  });
  expect(opened).toEqual([]);
  await knowing(false);
  expect(opened).toEqual([source]);
});
