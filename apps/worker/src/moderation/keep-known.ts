import { join } from "node:path";
import type { GeneratedFile } from "@kinora/domain/generation/generator";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { KnownPiece } from "@kinora/domain/moderation/hold-known";

/** Keeps a picture or clip of a story apart that is known as child abuse; see holdKnown. */
export type KeepKnown = (
  piece: Pick<KnownPiece, "recipe"> & {
    readonly storyId: string;
    readonly files: readonly GeneratedFile[];
    readonly directory: string;
  },
) => Promise<void>;

/**
 * @param hold see holdKnown; does nothing when the story is gone
 */
export const keepKnown =
  (
    media: Pick<MediaStore, "keep">,
    hold: (piece: Omit<KnownPiece, "userId" | "kind">, storyId: string) => Promise<void>,
  ): KeepKnown =>
  async ({ storyId, recipe, files, directory }) => {
    const kept = [];
    for (const { name, ...file } of files) {
      const label = file.role === "download" ? name : "";
      kept.push({ ...file, label, ...(await media.keep(join(directory, name))) });
    }
    await hold({ recipe, files: kept }, storyId);
  };
