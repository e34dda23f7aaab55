import type { Media } from "@kinora/contracts/creation/creation";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import { mediaType } from "@kinora/contracts/media/media-type";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { isPublic } from "@kinora/domain/creation/creation-visibility";
import type { CreationMedia, MediaRole } from "@kinora/domain/media/creation-media";
import type { MediaAddress } from "@kinora/domain/media/media-address";

const FILE_NAME_MAX = 60;
/** Files of a creation with addresses that open for the person who asked; null while there are none. */
export function presentMedia(
  creation: CreationRecord,
  files: readonly CreationMedia[],
  address: MediaAddress,
  now: Date,
): Media | null {
  const present = (file: CreationMedia): MediaFile => ({
    url: isPublic(creation)
      ? address.plain(file.hash, file.mimeType)
      : address.signed(file.hash, file.mimeType, now),
    mimeType: file.mimeType,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    duration: file.duration,
  });
  // Other widths of a thumbnail carry a label.
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
      // What it was called when it was stored says its format alone.
      const { download, extension } = mediaType(file.mimeType);
      return {
        ...present(file),
        label: download ?? (file.label || "File"),
        fileName: `${fileNameOf(creation.prompt)}.${extension}`,
      };
    }),
  };
}

/** "A fox, at night!" → "kinora-a-fox-at-night" */
function fileNameOf(prompt: string): string {
  const words =
    prompt
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const whole = ["kinora", ...words].join("-");
  if (whole.length <= FILE_NAME_MAX) return whole;
  // Not within a word, unless that is all there is.
  const cut = whole.slice(0, FILE_NAME_MAX + 1).replace(/-[^-]*$/, "");
  return cut === "kinora" ? whole.slice(0, FILE_NAME_MAX) : cut;
}
