import { Readable } from "node:stream";
import { S3Store } from "@tus/s3-store";
import type { Upload } from "@tus/server";

export interface UploadObjectsSettings {
  readonly bucket: string;
  /** Key prefix of all uploads. */
  readonly folder: string;
  readonly client: Omit<ConstructorParameters<typeof S3Store>[0]["s3ClientConfig"], "bucket">;
  readonly expirationPeriodInMilliseconds: number;
  /** Reverts what was recorded elsewhere for an upload that failed to start. */
  readonly forget: (id: string) => Promise<void>;
  /** Translates an error of the bucket. */
  readonly explain: (error: unknown) => unknown;
}

/**
 * The library's object store, with all keys below a prefix. Bytes received before a disconnect are
 * kept.
 */
export class UploadObjects extends S3Store {
  readonly #forget: UploadObjectsSettings["forget"];
  readonly #explain: UploadObjectsSettings["explain"];

  constructor({ bucket, folder, client, forget, explain, ...life }: UploadObjectsSettings) {
    // Not every S3 supports tags; leftovers are removed by the worker, not by a lifecycle rule on
    // tags.
    super({ s3ClientConfig: { ...client, bucket }, useTags: false, ...life });
    this.#forget = forget;
    this.#explain = explain;
    this.client.middlewareStack.add(
      (next) => (args) => next({ ...args, input: below(folder, args.input) }),
      {
        step: "initialize",
        name: "belowFolder",
      },
    );
  }

  override async create(file: Upload): Promise<Upload> {
    try {
      return await super.create(file);
    } catch (error) {
      await this.#forget(file.id);
      throw this.#explain(error);
    }
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    try {
      return await super.write(Readable.from(untilBrokenOff(source)), id, offset);
    } catch (error) {
      throw this.#explain(error);
    }
  }

  override getUpload(id: string): Promise<Upload> {
    return super.getUpload(id).catch((error: unknown) => {
      throw this.#explain(error);
    });
  }
}

/**
 * Ends the stream normally on an error. The library discards a part that fails midway, but keeps
 * one that ends, so the upload can resume.
 */
async function* untilBrokenOff(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) yield chunk;
  } catch {
    // The request itself fails as well.
  }
}

interface Keyed {
  readonly Key?: string | undefined;
  readonly Delete?:
    | { readonly Objects?: readonly { readonly Key?: string | undefined }[] | undefined }
    | undefined;
}

function below<Input extends object>(folder: string, input: Input & Keyed): Input {
  const { Key, Delete } = input;
  return {
    ...input,
    ...(Key === undefined ? {} : { Key: `${folder}${Key}` }),
    ...(Delete?.Objects && {
      Delete: {
        ...Delete,
        Objects: Delete.Objects.map((each) => ({ ...each, Key: `${folder}${each.Key}` })),
      },
    }),
  };
}
