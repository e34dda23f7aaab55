import type { PublicationFile } from "@kinora/domain/publication/publication";

/** A file whose bytes tell their place; `read` notes the largest range that was asked for. */
export function sampleFile(
  size: number,
  { mimeType = "video/mp4", address = null }: { mimeType?: string; address?: string | null } = {},
): PublicationFile & { readonly bytes: Uint8Array } {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 255);
  return {
    ...{ name: "film.mp4", mimeType, size, bytes },
    async *read({ first, last }) {
      for (let at = first; at <= last; at += 65_536)
        yield bytes.subarray(at, Math.min(at + 65_536, last + 1));
    },
    address: async () => address,
  };
}
