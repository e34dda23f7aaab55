import { DeleteObjectCommand } from "@aws-sdk/client-s3";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";
import { SAMPLE_NAME } from "../sample-name.ts";
import type { BucketAccess } from "./bucket-access.ts";
import { listKeys } from "./list-keys.ts";
import { putFile } from "./put-file.ts";
import { readObject } from "./read-object.ts";
import { askBucket } from "./s3-failure.ts";

const FOLDER = "samples/";

/** Stores samples below `samples/` in the bucket. */
export function s3SampleStore(access: BucketAccess): SampleStore {
  const names = async () => {
    const found: string[] = [];
    for await (const { key } of listKeys(access, FOLDER)) found.push(key.slice(FOLDER.length));
    return found;
  };
  return {
    async list() {
      return new Set((await names()).filter((name) => SAMPLE_NAME.test(name)));
    },
    keep: (file, path) => putFile(access, `${FOLDER}${file}`, path),
    async read(file) {
      return SAMPLE_NAME.test(file) ? readObject(access, `${FOLDER}${file}`) : null;
    },
    async removeOthers(files) {
      const { client, bucket } = access;
      for (const name of (await names()).filter((each) => !files.includes(each))) {
        const old = { Bucket: bucket, Key: `${FOLDER}${name}` };
        await askBucket(() => client.send(new DeleteObjectCommand(old)));
      }
    },
  };
}
