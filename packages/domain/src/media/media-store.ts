/** Bytes by content: the address of a file is the SHA-256 of what is in it. */
export interface MediaStore {
  /** Takes a finished file, or bytes, in. The same bytes twice are one file. Throws MediaStoreFull. */
  keep(source: string | Uint8Array): Promise<StoredMedia>;
  /** Where a stored file can be read; null when there is none, or `hash` is not a hash. */
  locate(hash: string): Promise<{ readonly path: string; readonly bytes: number } | null>;
  /** Removes a file; with `before`, only when it was not kept again since. */
  remove(hash: string, before?: Date): Promise<void>;
  /** Every stored file that is older than `before`. */
  list(before: Date): AsyncIterable<string>;
}

export interface StoredMedia {
  readonly hash: string;
  readonly bytes: number;
}

/** There is no room for another file; nothing was stored. */
export class MediaStoreFull extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MediaStoreFull";
  }
}
