/** The bytes of uploads as they come in, until they are taken in. Nothing here is ever served. */
export interface RawUploads {
  /** Bytes that are here; 0 when there are none. */
  sizeOf(id: string): Promise<number>;
  /** When bytes came last, or it began; null: nothing is here. */
  touchedAt(id: string): Promise<Date | null>;
  /**
   * A path on this machine where the bytes of a whole upload can be read, and only read.
   *
   * @param directory folder of the caller, filled when they lie elsewhere; the caller removes it
   */
  fetch(id: string, directory: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Ids of everything that was touched before the moment. */
  list(before: Date): Promise<string[]>;
}
