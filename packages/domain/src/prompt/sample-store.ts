/** Samples by file name. Files are written atomically. */
export interface SampleStore {
  /** Returns the names of all stored files. */
  list(): Promise<ReadonlySet<string>>;
  /** Stores a finished file under a name. */
  keep(file: string, path: string): Promise<void>;
  /** Returns null when there is no file of this name. */
  read(file: string): Promise<ReadSample | null>;
  /** Removes all other files, which were made by an older engine. */
  removeOthers(files: readonly string[]): Promise<void>;
}

export interface ReadSample {
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}
