/**
 * Content-addressed storage: a file's address is the SHA-256 of its bytes. A name that is not a
 * hash never exists.
 */
export interface MediaStore {
  /** Stores a finished file or bytes; identical bytes are stored once. Throws MediaStoreFull. */
  keep(source: string | Uint8Array): Promise<StoredMedia>;
  /** Returns null when the file does not exist. */
  stat(hash: string): Promise<{ readonly bytes: number } | null>;
  /**
   * Reads a file or a range of it; null when it does not exist. A truncated read fails instead of
   * ending early.
   */
  read(hash: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null>;
  /**
   * Returns a local, read-only path to the file; null when it does not exist.
   *
   * @param directory folder of the caller, created and filled when the file is stored remotely; the
   * caller removes it
   */
  fetch(hash: string, directory: string): Promise<FetchedMedia | null>;
  /**
   * Returns a temporary address that anyone can read without this server; null when the store has
   * none.
   */
  address(hash: string, about: AddressedMedia): Promise<string | null>;
  /** Removes a file; with `before`, only when it was not stored again since. */
  remove(hash: string, before?: Date): Promise<void>;
  /** Yields every stored file older than `before`. */
  list(before: Date): AsyncIterable<string>;
}

/** Byte range; both ends are inclusive. */
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
  /** For how long from now it can be read; a few minutes when not given, for browsers' caches. */
  readonly seconds?: number;
}

/** No space is left; nothing was stored. */
export class MediaStoreFull extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MediaStoreFull";
  }
}

/** The files are temporarily unavailable. */
export class MediaStoreAway extends Error {
  constructor(options?: ErrorOptions) {
    super("The files cannot be reached.", options);
    this.name = "MediaStoreAway";
  }
}
