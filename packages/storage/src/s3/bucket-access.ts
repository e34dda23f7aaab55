import type { S3Client } from "@aws-sdk/client-s3";

/** A bucket and the client that reaches it. */
export interface BucketAccess {
  readonly client: S3Client;
  readonly bucket: string;
}
