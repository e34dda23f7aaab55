/** The bytes of uploads as they come in, until they are taken in. Nothing here is ever served. */
export interface RawUploads {
  /** Bytes that are here; 0 when there are none. */
  sizeOf(id: string): Promise<number>;
  /** When bytes came last, or it began; null: nothing is here. */
  touchedAt(id: string): Promise<Date | null>;
  /** Where the bytes lie. */
  pathOf(id: string): string;
  remove(id: string): Promise<void>;
  /** Ids of everything that was touched before the moment. */
  list(before: Date): Promise<string[]>;
}
