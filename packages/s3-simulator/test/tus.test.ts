import { randomBytes } from "node:crypto";
import { S3Store } from "@tus/s3-store";
import { Server } from "@tus/server";
import { expect, it } from "vitest";
import { openBucket } from "./open-bucket.ts";

const MEGABYTE = 1024 * 1024;
const VERSION = { "tus-resumable": "1.0.0" };

it("accepts uploads of the unmodified @tus/s3-store, resumed by another server", async () => {
  const { endpoint, Bucket, bucket } = await openBucket();
  const open = () =>
    new Server({
      path: "/files",
      datastore: new S3Store({
        s3ClientConfig: {
          ...{ bucket: Bucket, endpoint, region: "eu-north-1", forcePathStyle: true },
          credentials: { accessKeyId: "KEY", secretAccessKey: "a secret" },
        },
      }),
    });
  const [one, two] = [open(), open()];
  const bytes = randomBytes(11 * MEGABYTE);
  const created = await one.handleWeb(
    new Request("http://tus.example/files", {
      method: "POST",
      headers: { ...VERSION, "upload-length": `${bytes.length}` },
    }),
  );
  const url = created.headers.get("location") ?? "";
  const patch = (server: Server, from: number, until: number) =>
    server.handleWeb(
      new Request(url, {
        method: "PATCH",
        headers: {
          ...VERSION,
          "upload-offset": `${from}`,
          "content-type": "application/offset+octet-stream",
        },
        body: bytes.subarray(from, until),
      }),
    );
  const half = 9 * MEGABYTE;
  expect((await patch(one, 0, half)).headers.get("upload-offset")).toBe(`${half}`);
  const standing = await two.handleWeb(new Request(url, { method: "HEAD", headers: VERSION }));
  expect(standing.headers.get("upload-offset")).toBe(`${half}`);
  expect((await patch(two, half, bytes.length)).status).toBe(204);
  const id = url.split("/").at(-1) ?? "";
  expect(bucket.objects.get(id)?.bytes.equals(bytes)).toBe(true);
  expect([...bucket.objects.keys()].sort()).toEqual([id, `${id}.info`]);
});
