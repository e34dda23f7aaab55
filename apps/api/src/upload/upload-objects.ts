import { Readable } from "node:stream";
import { S3Store } from "@tus/s3-store";
import type { Upload } from "@tus/server";

export interface UploadObjectsSettings {
  readonly bucket: string;
  /** Beginning of the keys of all uploads. */
  readonly folder: string;
  readonly client: Omit<ConstructorParameters<typeof S3Store>[0]["s3ClientConfig"], "bucket">;
  readonly expirationPeriodInMilliseconds: number;
  /** Takes back what was noted elsewhere of an upload that could not begin. */
  readonly forget: (id: string) => Promise<void>;
  /** What a failure of the bucket means. */
  readonly explain: (error: unknown) => unknown;
}

/** The library's objects, below a folder of the bucket; what a connection brought before it broke off is kept. */
export class UploadObjects extends S3Store {
  readonly #forget: UploadObjectsSettings["forget"];
  readonly #explain: UploadObjectsSettings["explain"];

  constructor({ bucket, folder, client, forget, explain, ...life }: UploadObjectsSettings) {
    // Tags are not known to every S3; what is left is swept by the worker, not by a rule about tags.
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

/** The library drops all of a part that fails in the middle; what ends is kept, and gone on with. */
async function* untilBrokenOff(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) yield chunk;
  } catch {
    // The request itself fails with it.
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
