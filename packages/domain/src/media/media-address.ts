import { mediaType } from "@kinora/contracts/media/media-type";

/** Creates and verifies addresses of media files, "/media/<hash>.mp4?…". */
export interface MediaAddress {
  /** Valid while the creation is visible to everyone. */
  plain(hash: string, mimeType: string): string;
  /** Valid until it expires, whatever happens to the creation. */
  signed(hash: string, mimeType: string, now: Date): string;
  /** Returns whether this is our signature for the hash and has not expired. */
  verify(hash: string, expires: string, signature: string, now: Date): boolean;
}

/** Returns the path of a file that anyone may open. */
export const plainMediaAddress = (hash: string, mimeType: string): string =>
  `/media/${hash}.${mediaType(mimeType).extension}`;
