import { S3Client } from "@aws-sdk/client-s3";
import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { expect, test } from "vitest";
import { s3MediaStore } from "./s3-media-store.ts";

const client = new S3Client({
  ...{ region: "x", endpoint: "https://files.example" },
  credentials: { accessKeyId: "a", secretAccessKey: "b" },
});
const store = s3MediaStore({ client, bucket: "kinora" } as never, client);
const about = { mimeType: "image/jpeg", now: new Date("2026-11-28T12:01:07Z") };

async function lifeOf(seconds?: number) {
  const given = seconds === undefined ? about : { ...about, seconds };
  const { searchParams } = new URL((await store.address("a".repeat(64), given)) ?? "");
  return [searchParams.get("X-Amz-Date"), Number(searchParams.get("X-Amz-Expires"))];
}

test("an address of a bucket is open for as long as is asked for, from now", async () => {
  expect(await lifeOf(3_600)).toEqual(["20261128T120107Z", 3_600]);
  expect(await lifeOf()).toEqual(["20261128T120000Z", SIGNED_ADDRESS_SECONDS]);
});
