import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { diskSampleStore } from "../src/disk/disk-sample-store.ts";
import { openS3Storage } from "../src/s3/open-s3-storage.ts";
import { openSimulatedBucket } from "./simulated-bucket.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-samples-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ["disk", async () => diskSampleStore(join(folder, "samples"))],
  [
    "s3",
    async () => {
      const { settings, simulator } = await openSimulatedBucket();
      onTestFinished(() => simulator.close());
      return openS3Storage(settings).samples;
    },
  ],
])("samples on %s", (_name, open) => {
  it("are found under their names, and old ones are removed", async () => {
    const store = await open();
    const source = join(folder, "source");
    writeFileSync(source, "a fox");
    for (const file of ["fox-1.webp", "ann-2.wav"]) await store.keep(file, source);
    expect(await store.list()).toEqual(new Set(["fox-1.webp", "ann-2.wav"]));
    const found = await store.read("fox-1.webp");
    expect(found?.bytes).toBe(5);
    expect(await text(found?.content ?? Readable.from([]))).toBe("a fox");
    await store.removeOthers(["fox-1.webp"]);
    expect(await store.list()).toEqual(new Set(["fox-1.webp"]));
    for (const name of ["ann-2.wav", "../source", "source", "x.webp/../../source"])
      expect(await store.read(name), name).toBeNull();
  });
});
