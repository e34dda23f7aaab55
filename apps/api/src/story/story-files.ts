import type { MediaFile } from "@kinora/contracts/creation/creation";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import type { StoredPieceFile } from "@kinora/domain/story/stored-piece";

/** Files of pieces with addresses that open for their owner alone, for an hour. */
export interface StoryFiles {
  /** The piece's file of a role; null when there is no such piece, or it has none. */
  file(key: string | undefined, role?: StoredPieceFile["role"], index?: number): MediaFile | null;
}

export function storyFiles(
  pieces: StoryStanding["pieces"],
  address: MediaAddress,
  now: Date,
): StoryFiles {
  return {
    file(key, role = "main", index = 0) {
      const files = (key && pieces.get(key)?.files.filter((file) => file.role === role)) || [];
      const found = files[files.length === 1 ? 0 : index];
      if (!found) return null;
      const { hash, mimeType, bytes, width, height, duration } = found;
      return { url: address.signed(hash, mimeType, now), mimeType, bytes, width, height, duration };
    },
  };
}
