import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import type { BucketAccess } from "./bucket-access.ts";
import { bucketError } from "./s3-failure.ts";

export interface ListedKey {
  readonly key: string;
  readonly changedAt: Date;
}

/** Yields every object whose key has this prefix, page by page. */
export async function* listKeys(
  { client, bucket }: BucketAccess,
  prefix: string,
): AsyncGenerator<ListedKey> {
  let token: string | undefined;
  do {
    const wanted = { Bucket: bucket, Prefix: prefix, ContinuationToken: token };
    const page = await client.send(new ListObjectsV2Command(wanted)).catch((error: unknown) => {
      throw bucketError(error);
    });
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified) yield { key: Key, changedAt: LastModified };
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
