import type { S3Client } from "@aws-sdk/client-s3";

/** A bucket and its client. */
export interface BucketAccess {
  readonly client: S3Client;
  readonly bucket: string;
}
