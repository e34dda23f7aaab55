import { MP3 } from "@trustnxt/c2pa-ts/asset";

/**
 * An MP3 whose manifest lies in a `GEOB` frame of its ID3 tag. The library leaves the whole tag out of
 * the hash, and with it the recipe; C2PA's reference implementation takes that for a manipulated file.
 * Here only the manifest itself is left out.
 */
export class Mp3Asset extends MP3 {
  override getHashExclusionRange(): { start: number; length: number } {
    const manifest = this.getManifestJUMBF();
    if (manifest === undefined) throw new Error("No room was made for a manifest.");
    return { start: manifest.byteOffset - this.data.byteOffset, length: manifest.length };
  }
}
