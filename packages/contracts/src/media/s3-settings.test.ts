import { expect, it } from "vitest";
import { readS3Settings } from "./s3-settings.ts";

it("uses the disk when no bucket is configured", () => {
  expect(readS3Settings({ PATH: "/usr/bin", S3_ENDPOINT: "" })).toBeNull();
});

it("reads a bucket of Amazon's and one of another provider", () => {
  expect(readS3Settings({ S3_BUCKET: "works" })).toEqual({
    ...{ bucket: "works", region: "us-east-1", endpoint: null, publicEndpoint: null },
    ...{ credentials: null, pathStyle: false },
  });
  const elsewhere = {
    ...{ S3_BUCKET: "works", S3_REGION: "eu", S3_ENDPOINT: "http://minio:9000/" },
    ...{ S3_PUBLIC_ENDPOINT: "https://files.example.com", S3_PATH_STYLE: "yes" },
    ...{ S3_KEY_ID: "key", S3_SECRET: "secret" },
  };
  expect(readS3Settings(elsewhere)).toEqual({
    ...{ bucket: "works", region: "eu", endpoint: "http://minio:9000", pathStyle: true },
    publicEndpoint: "https://files.example.com",
    credentials: { keyId: "key", secret: "secret" },
  });
});

it.each([
  [{ S3_ENDPOINT: "https://s3.example.com" }, "S3_ENDPOINT is set without S3_BUCKET"],
  [{ S3_BUCKET: "b", S3_KEY_ID: "key" }, "belong together"],
  [{ S3_BUCKET: "b", S3_ENDPOINT: "s3.example.com" }, "S3_ENDPOINT is"],
  [{ S3_BUCKET: "b", S3_PUBLIC_ENDPOINT: "https://a/path" }, "S3_PUBLIC_ENDPOINT is"],
  [{ S3_BUCKET: "b", S3_PATH_STYLE: "perhaps" }, "S3_PATH_STYLE is"],
])("names what is wrong in %j", (environment, said) => {
  expect(() => readS3Settings(environment)).toThrow(said);
});
