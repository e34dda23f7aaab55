/** Raw bytes of uploads until they are ingested. They are never served. */
export interface RawUploads {
  /** Returns the number of received bytes; 0 when there are none. */
  sizeOf(id: string): Promise<number>;
  /** Returns when bytes last arrived, or the upload began; null when nothing is stored. */
  touchedAt(id: string): Promise<Date | null>;
  /**
   * Returns a local, read-only path to the bytes of a complete upload.
   *
   * @param directory folder of the caller, filled when the bytes are stored remotely; the caller
   * removes it
   */
  fetch(id: string, directory: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Returns the ids of everything last touched before `before`. */
  list(before: Date): Promise<string[]>;
}
