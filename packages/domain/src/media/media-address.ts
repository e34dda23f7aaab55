/** Makes and checks addresses of media files, "/media/<hash>.mp4?…". */
export interface MediaAddress {
  /** Opens while the creation is visible to everybody. */
  plain(hash: string, mimeType: string): string;
  /** Opens until it expires, whatever becomes of the creation. */
  signed(hash: string, mimeType: string, now: Date): string;
  /** Is this a signature of ours over the hash that has not expired? */
  verify(hash: string, expires: string, signature: string, now: Date): boolean;
}
