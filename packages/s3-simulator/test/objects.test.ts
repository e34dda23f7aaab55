import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { expect, it } from "vitest";
import { openBucket } from "./open-bucket.ts";

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: Error) => error.name,
  );

it("stores objects and returns them in whole or in part", async () => {
  const { client, Bucket } = await openBucket();
  const Key = "media/ab/a fox & 'friends' (1)*.txt";
  const Metadata = { "upload-id": "7" };
  const put = { Bucket, Key, Body: "a red fox", ContentType: "text/plain", Metadata };
  const { ETag } = await client.send(new PutObjectCommand(put));
  const whole = await client.send(new GetObjectCommand({ Bucket, Key }));
  expect(await whole.Body?.transformToString()).toBe("a red fox");
  expect(whole).toMatchObject({ ETag, ContentType: "text/plain", Metadata });
  for (const [Range, part] of [
    ["bytes=2-4", "red"],
    ["bytes=6-", "fox"],
    ["bytes=-3", "fox"],
  ]) {
    const found = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
    expect(await found.Body?.transformToString()).toBe(part);
  }
  const beyond = new GetObjectCommand({ Bucket, Key, Range: "bytes=9-" });
  expect(await failure(client.send(beyond))).toBe("InvalidRange");
  const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
  expect(head).toMatchObject({ ContentLength: 9, ETag });
  await client.send(new HeadBucketCommand({ Bucket }));
});

it.each(["CRC32", "CRC32C", "CRC64NVME", "SHA1", "SHA256"] as const)(
  "verifies %s of a body and in trailers, and returns it to readers",
  async (ChecksumAlgorithm) => {
    const { client, Bucket, bucket } = await openBucket();
    const bytes = Buffer.alloc(300_000, "a fox in the rain ");
    const stream = () => Readable.from(bytes.toString().match(/.{1,70000}/gs) ?? []);
    for (const [Key, Body] of [
      ["whole", bytes],
      ["stream", stream()],
    ] as const) {
      const ContentLength = bytes.length;
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentLength, ChecksumAlgorithm }),
      );
      expect(bucket.objects.get(Key)?.checksum?.header).toBe(
        `x-amz-checksum-${ChecksumAlgorithm.toLowerCase()}`,
      );
      const found = await client.send(new GetObjectCommand({ Bucket, Key }));
      expect(Buffer.from((await found.Body?.transformToByteArray()) ?? [])).toEqual(bytes);
    }
    const wrong = { [`Checksum${ChecksumAlgorithm}`]: Buffer.alloc(8).toString("base64") };
    const put = new PutObjectCommand({ Bucket, Key: "wrong", Body: bytes, ...wrong });
    expect(await failure(client.send(put))).toBe("BadDigest");
    expect(bucket.objects.has("wrong")).toBe(false);
  },
);

it("lists by page, by prefix and by folder", async () => {
  const { client, Bucket } = await openBucket();
  for (const Key of ["b/1", "b/2", "b/c/3", "b/c/4", "b/ä", "c/5"])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  const seen: (string | undefined)[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: "b/", MaxKeys: 2, ContinuationToken }),
    );
    seen.push(...(page.Contents ?? []).map(({ Key }) => Key));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(seen).toEqual(["b/1", "b/2", "b/c/3", "b/c/4", "b/ä"]);
  const folders = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: "b/", Delimiter: "/" }),
  );
  expect(folders.CommonPrefixes).toEqual([{ Prefix: "b/c/" }]);
  expect(folders.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
    ["b/1", 3],
    ["b/2", 3],
    ["b/ä", 4],
  ]);
});

it("deletes one or many, and accepts missing ones", async () => {
  const { client, Bucket, bucket } = await openBucket();
  for (const Key of ["one", "two", "three & more"])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: "one" }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: "one" }));
  const Objects = [{ Key: "two" }, { Key: "three & more" }, { Key: "none" }];
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(Deleted).toEqual(Objects);
  expect(bucket.objects.size).toBe(0);
  const gone = client.send(new GetObjectCommand({ Bucket, Key: "two" }));
  expect(await failure(gone)).toBe("NoSuchKey");
  expect(await failure(client.send(new HeadObjectCommand({ Bucket, Key: "two" })))).toBe(
    "NotFound",
  );
});

it("copies, and onto itself only with a change, which renews it", async () => {
  let now = new Date();
  const { client, Bucket, bucket } = await openBucket(() => now);
  await client.send(new PutObjectCommand({ Bucket, Key: "a b", Body: "fox" }));
  now = new Date(now.getTime() + 60_000);
  const copy = { Bucket, CopySource: `${Bucket}/a%20b` };
  await client.send(new CopyObjectCommand({ ...copy, Key: "copy" }));
  expect(bucket.objects.get("copy")?.bytes.toString()).toBe("fox");
  const onto = { ...copy, Key: "a b" };
  expect(await failure(client.send(new CopyObjectCommand(onto)))).toBe("InvalidRequest");
  await client.send(new CopyObjectCommand({ ...onto, MetadataDirective: "REPLACE" }));
  expect(bucket.objects.get("a b")?.lastModified).toEqual(now);
});

it("writes conditionally: only a missing object, only over a known one", async () => {
  const { client, Bucket } = await openBucket();
  const put = (more: object) =>
    failure(client.send(new PutObjectCommand({ Bucket, Key: "lock", Body: "mine", ...more })));
  expect(await put({ IfMatch: '"none"' })).toBe("NoSuchKey");
  const both = await Promise.all([put({ IfNoneMatch: "*" }), put({ IfNoneMatch: "*" })]);
  expect(both.sort()).toEqual(["PreconditionFailed", "answered"]);
  const { ETag } = await client.send(new HeadObjectCommand({ Bucket, Key: "lock" }));
  expect(await put({ IfMatch: '"other"' })).toBe("PreconditionFailed");
  expect(await put({ IfMatch: ETag })).toBe("answered");
});

it("simulates faults: after the write, before it, late, and in the middle of a read", async () => {
  const { client, Bucket, bucket, faults } = await openBucket();
  const put = (Key: string) =>
    failure(client.send(new PutObjectCommand({ Bucket, Key, Body: "a fox" })));
  faults.add({ operation: "PutObject", key: "dropped", kind: "drop" });
  faults.add({ operation: "PutObject", key: "refused", kind: "slow-down" });
  faults.add({ operation: "PutObject", key: "late", kind: { lateMs: 60 } });
  expect(await put("dropped")).not.toBe("answered");
  expect(await put("refused")).toBe("SlowDown");
  const since = performance.now();
  expect(await put("late")).toBe("answered");
  expect(performance.now() - since).toBeGreaterThan(50);
  expect([...bucket.objects.keys()]).toEqual(["dropped", "late"]);
  expect(await put("refused")).toBe("answered");
  faults.add({ operation: "GetObject", kind: "truncated" });
  const half = await client.send(new GetObjectCommand({ Bucket, Key: "late" }));
  await expect(half.Body?.transformToString()).rejects.toThrow();
});
