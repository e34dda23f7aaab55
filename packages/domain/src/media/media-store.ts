/** Bytes by content: the address of a file is the SHA-256 of what is in it. A name that is no hash is never there. */
export interface MediaStore {
  /** Takes a finished file, or bytes, in. The same bytes twice are one file. Throws MediaStoreFull. */
  keep(source: string | Uint8Array): Promise<StoredMedia>;
  /** Null: it is not there. */
  stat(hash: string): Promise<{ readonly bytes: number } | null>;
  /** What is in it, or in a part of it; null: it is not there. Fails in the middle rather than end too early. */
  read(hash: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>;
  /**
   * A path on this machine where it can be read, and only read; null: it is not there.
   *
   * @param directory folder of the caller, made and filled when the file lies elsewhere; the caller removes it
   */
  fetch(hash: string, directory: string): Promise<FetchedMedia | null>;
  /** An address at which anybody can read it for a while without asking us; null: there is none. */
  address(hash: string, about: AddressedMedia): Promise<string | null>;
  /** Removes a file; with `before`, only when it was not kept again since. */
  remove(hash: string, before?: Date): Promise<void>;
  /** Every stored file that is older than `before`. */
  list(before: Date): AsyncIterable<string>;
}

/** Bytes first..last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredMedia {
  readonly hash: string;
  readonly bytes: number;
}

export interface FetchedMedia {
  readonly path: string;
  readonly bytes: number;
}

export interface AddressedMedia {
  readonly mimeType: string;
  readonly now: Date;
}

/** There is no room for another file; nothing was stored. */
export class MediaStoreFull extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MediaStoreFull";
  }
}

/** Files cannot be reached now; it passes. */
export class MediaStoreAway extends Error {
  constructor(options?: ErrorOptions) {
    super("The files cannot be reached.", options);
    this.name = "MediaStoreAway";
  }
}
