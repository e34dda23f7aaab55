import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { expect, it } from "vitest";
import { openBucket } from "./open-bucket.ts";

const MEGABYTE = 1024 * 1024;
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: Error) => error.name,
  );

it("joins the parts of lib-storage", async () => {
  const { client, Bucket, bucket, counts } = await openBucket();
  const bytes = randomBytes(12 * MEGABYTE);
  const Body = Readable.from([bytes.subarray(0, 7 * MEGABYTE), bytes.subarray(7 * MEGABYTE)]);
  await new Upload({ client, params: { Bucket, Key: "film", Body } }).done();
  expect(counts()).toMatchObject({ UploadPart: 3, CompleteMultipartUpload: 1 });
  expect(bucket.objects.get("film")?.etag).toMatch(/^"[\da-f]{32}-3"$/);
  const found = await client.send(new GetObjectCommand({ Bucket, Key: "film" }));
  expect(Buffer.compare((await found.Body?.transformToByteArray()) ?? bytes, bytes)).toBe(0);
  expect(bucket.uploads.size).toBe(0);
});

it("lists parts page by page, replaces a repeated one and joins the named ones", async () => {
  const { client, Bucket, bucket } = await openBucket();
  const Key = "film";
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const send = (PartNumber: number, Body: Buffer) =>
    client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
  await send(1, Buffer.alloc(5 * MEGABYTE, "a"));
  await send(3, Buffer.from("too early"));
  await send(2, Buffer.alloc(5 * MEGABYTE, "x"));
  await send(2, Buffer.alloc(5 * MEGABYTE, "b"));
  const about = { Bucket, Key, UploadId };
  const first = await client.send(new ListPartsCommand({ ...about, MaxParts: 2 }));
  expect(first.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
    [1, 5 * MEGABYTE],
    [2, 5 * MEGABYTE],
  ]);
  const marker = { PartNumberMarker: first.NextPartNumberMarker };
  const rest = await client.send(new ListPartsCommand({ ...about, ...marker }));
  expect(rest.Parts?.map(({ PartNumber }) => PartNumber)).toEqual([3]);
  const Parts = [...(first.Parts ?? []), ...(rest.Parts ?? [])];
  const complete = (chosen: typeof Parts) =>
    failure(
      client.send(
        new CompleteMultipartUploadCommand({ ...about, MultipartUpload: { Parts: chosen } }),
      ),
    );
  expect(await complete([...Parts].reverse())).toBe("InvalidPartOrder");
  expect(await complete([{ PartNumber: 1, ETag: '"other"' }])).toBe("InvalidPart");
  expect(await complete(Parts)).toBe("answered");
  expect(bucket.objects.get(Key)?.bytes.length).toBe(10 * MEGABYTE + 9);
});

it("refuses small parts before the last, and forgets aborted uploads", async () => {
  const { client, Bucket, bucket } = await openBucket();
  const Key = "film";
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const about = { Bucket, Key, UploadId };
  const Parts = [];
  for (const PartNumber of [1, 2]) {
    const part = await client.send(new UploadPartCommand({ ...about, PartNumber, Body: "small" }));
    Parts.push({ PartNumber, ETag: part.ETag });
  }
  const complete = { ...about, MultipartUpload: { Parts } };
  expect(await failure(client.send(new CompleteMultipartUploadCommand(complete)))).toBe(
    "EntityTooSmall",
  );
  const open = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: "fi" }));
  expect(open.Uploads?.map((upload) => [upload.Key, upload.UploadId])).toEqual([[Key, UploadId]]);
  await client.send(new AbortMultipartUploadCommand(about));
  expect(await failure(client.send(new ListPartsCommand(about)))).toBe("NoSuchUpload");
  expect(await failure(client.send(new AbortMultipartUploadCommand(about)))).toBe("NoSuchUpload");
  expect(bucket.uploads.size + bucket.objects.size).toBe(0);
});
