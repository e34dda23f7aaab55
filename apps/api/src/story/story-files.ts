import type { MediaFile } from "@kinora/contracts/media/media-file";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { StoryStanding } from "@kinora/domain/story/read-standing";
import type { StoredArtifactFile } from "@kinora/domain/story/stored-artifact";

/** Files of artifacts with URLs that open for their owner only and expire after an hour. */
export interface StoryFiles {
  /**
   * Returns the artifact's file with this role; null when the artifact or the file does not exist.
   */
  file(
    key: string | undefined,
    role?: StoredArtifactFile["role"],
    index?: number,
  ): MediaFile | null;
}

export function storyFiles(
  artifacts: StoryStanding["artifacts"],
  address: MediaAddress,
  now: Date,
): StoryFiles {
  return {
    file(key, role = "main", index = 0) {
      const files = (key && artifacts.get(key)?.files.filter((file) => file.role === role)) || [];
      const found = files[files.length === 1 ? 0 : index];
      if (!found) return null;
      const { hash, mimeType, bytes, width, height, duration } = found;
      return { url: address.signed(hash, mimeType, now), mimeType, bytes, width, height, duration };
    },
  };
}
