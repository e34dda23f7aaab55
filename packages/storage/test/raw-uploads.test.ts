import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { diskRawUploads } from "../src/disk/disk-raw-uploads.ts";
import { openS3Storage } from "../src/s3/open-s3-storage.ts";
import { clientConfig } from "../src/s3/s3-client.ts";
import { openSimulatedBucket } from "./simulated-bucket.ts";

/**
 * Minimum bytes of a part except the last, as S3 requires; bytes that do not fill one wait beside
 * it.
 */
const PART = 5 * 1024 * 1024;

interface Opened {
  readonly raw: RawUploads;
  /**
   * Creates an upload of two parts and a rest, as left by a tus store that was killed before it
   * joined them.
   */
  readonly leave: (id: string, bytes: Buffer) => Promise<void>;
}

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-raw-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function openDisk(): Opened {
  const uploads = join(folder, "uploads");
  mkdirSync(uploads);
  const leave = async (id: string, bytes: Buffer) => {
    writeFileSync(join(uploads, id), bytes);
    writeFileSync(join(uploads, `${id}.json`), "{}");
  };
  return { raw: diskRawUploads(uploads), leave };
}

async function openBucket(): Promise<Opened> {
  const { settings, simulator } = await openSimulatedBucket();
  onTestFinished(() => simulator.close());
  const client = new S3Client(clientConfig(settings));
  const Bucket = settings.bucket;
  const leave = async (id: string, bytes: Buffer) => {
    const Key = `uploads/${id}`;
    await client.send(new PutObjectCommand({ Bucket, Key: `${Key}.info`, Body: "{}" }));
    const begun = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const { UploadId } = begun;
    for (const PartNumber of [1, 2]) {
      const Body = bytes.subarray((PartNumber - 1) * PART, PartNumber * PART);
      await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
    }
  };
  return { raw: openS3Storage(settings).raw, leave };
}

const soon = () => new Date(Date.now() + 60_000);
const longAgo = new Date(0);

describe.each<[string, () => Opened | Promise<Opened>]>([
  ["disk", openDisk],
  ["s3", openBucket],
])("bytes of uploads on %s", (_name, open) => {
  it("are counted and found while in parts, and read as a whole", async () => {
    const { raw, leave } = await open();
    const bytes = Buffer.alloc(PART + 1_000, "fox");
    await leave("upl_whole", bytes);
    await leave("upl_other", bytes);
    expect(await raw.sizeOf("upl_whole")).toBe(bytes.length);
    expect(await raw.touchedAt("upl_whole")).toBeInstanceOf(Date);
    expect((await raw.list(soon())).toSorted()).toEqual(["upl_other", "upl_whole"]);
    expect(await raw.list(longAgo)).toEqual([]);
    const received = join(folder, "received");
    mkdirSync(received);
    expect((await readFile(await raw.fetch("upl_whole", received))).equals(bytes)).toBe(true);
    // Joining them changes nothing for readers.
    expect(await raw.sizeOf("upl_whole")).toBe(bytes.length);
    expect(await raw.list(soon())).toContain("upl_whole");
  });

  it("are removed with everything stored beside them, complete or not", async () => {
    const { raw, leave } = await open();
    for (const id of ["upl_whole", "upl_parts"]) await leave(id, Buffer.alloc(PART + 10, "owl"));
    await raw.fetch("upl_whole", folder);
    for (const id of ["upl_whole", "upl_parts"]) await raw.remove(id);
    expect(await raw.list(soon())).toEqual([]);
    expect(await raw.sizeOf("upl_parts")).toBe(0);
    expect(await raw.touchedAt("upl_whole")).toBeNull();
    // Idempotent.
    await raw.remove("upl_parts");
  });

  it("accept only ids as names", async () => {
    const { raw } = await open();
    await expect(raw.sizeOf("../secrets")).rejects.toThrow(RangeError);
    await expect(raw.remove("a/b")).rejects.toThrow(RangeError);
  });
});
