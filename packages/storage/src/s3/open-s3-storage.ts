import { HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "@kinora/contracts/media/s3-settings";
import type { Storage } from "../storage.ts";
import { clientConfig } from "./s3-client.ts";
import { bucketError } from "./s3-failure.ts";
import { s3MediaStore } from "./s3-media-store.ts";
import { s3RawUploads } from "./s3-raw-uploads.ts";
import { s3SampleStore } from "./s3-sample-store.ts";

/** A bucket is never full. */
const ENDLESS = Number.POSITIVE_INFINITY;

/** Opens storage in a bucket shared by any number of processes on any number of machines. */
export function openS3Storage(settings: S3Settings): Storage {
  const { bucket, publicEndpoint } = settings;
  const client = new S3Client(clientConfig(settings));
  const outside = publicEndpoint && new S3Client(clientConfig(settings, publicEndpoint));
  const access = { client, bucket };
  return {
    media: s3MediaStore(access, outside || null),
    samples: s3SampleStore(access),
    raw: s3RawUploads(access),
    measureRoom: async () => ({ total: ENDLESS, free: ENDLESS, expected: 0 }),
    async probe() {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw bucketError(error);
      });
      return ENDLESS;
    },
  };
}
