/** Samples by file name; a file is whole or not there. */
export interface SampleStore {
  /** Names of all that are there. */
  list(): Promise<ReadonlySet<string>>;
  /** Takes a finished file in under a name. */
  keep(file: string, path: string): Promise<void>;
  /** Null when there is none of this name. */
  read(file: string): Promise<ReadSample | null>;
  /** Removes all but these, made by an engine of before. */
  removeOthers(files: readonly string[]): Promise<void>;
}

export interface ReadSample {
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}
