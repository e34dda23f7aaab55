/** Samples on the disk, by file name; a file is whole or not there. */
export interface SampleStore {
  /** Names of all that are there. */
  list(): Promise<ReadonlySet<string>>;
  /** Takes a finished file in under a name. */
  keep(file: string, path: string): Promise<void>;
  /** Null when there is none of this name. */
  locate(file: string): Promise<{ readonly path: string; readonly bytes: number } | null>;
  /** Removes all but these, made by an engine of before. */
  removeOthers(files: readonly string[]): Promise<void>;
}
