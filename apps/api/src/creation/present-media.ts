import type { Media } from "@kinora/contracts/creation/creation";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import { mediaType } from "@kinora/contracts/media/media-type";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { isOpen } from "@kinora/domain/creation/creation-visibility";
import type { CreationMedia, MediaRole } from "@kinora/domain/media/creation-media";
import type { MediaAddress } from "@kinora/domain/media/media-address";

const FILE_NAME_MAX = 60;
/**
 * Returns the files of a creation with URLs that the requesting user may open; null while there are
 * none.
 */
export function presentMedia(
  creation: CreationRecord,
  files: readonly CreationMedia[],
  address: MediaAddress,
  now: Date,
): Media | null {
  const present = (file: CreationMedia): MediaFile => ({
    url: isOpen(creation)
      ? address.plain(file.hash, file.mimeType)
      : address.signed(file.hash, file.mimeType, now),
    mimeType: file.mimeType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    duration: file.duration,
  });
  // Thumbnails of other widths have a label.
  const one = (role: MediaRole) => files.find((file) => file.role === role && file.label === "");
  const optional = (role: MediaRole) => {
    const file = one(role);
    return file ? present(file) : null;
  };
  const main = one("main");
  if (!main) return null;
  const downloads = files.filter((file) => file.role === "main" || file.role === "download");
  return {
    main: present(main),
    poster: optional("poster"),
    thumbnail: optional("thumbnail"),
    thumbnails: files
      .filter(({ role }) => role === "thumbnail")
      .sort((a, b) => (a.width ?? 0) - (b.width ?? 0))
      .map(present),
    preview: optional("preview"),
    peaks: optional("peaks"),
    downloads: downloads.map((file) => {
      // Stored labels name only the format.
      const { download, extension } = mediaType(file.mimeType);
      return {
        ...present(file),
        label: download ?? (file.label || "File"),
        fileName: `${fileNameOf(creation.prompt)}.${extension}`,
      };
    }),
  };
}

/** Turns "A fox, at night!" into "kinora-a-fox-at-night". */
function fileNameOf(prompt: string): string {
  const words =
    prompt
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const whole = ["kinora", ...words].join("-");
  if (whole.length <= FILE_NAME_MAX) return whole;
  // Cut at a word boundary, unless the first word is already too long.
  const cut = whole.slice(0, FILE_NAME_MAX + 1).replace(/-[^-]*$/, "");
  return cut === "kinora" ? whole.slice(0, FILE_NAME_MAX) : cut;
}
