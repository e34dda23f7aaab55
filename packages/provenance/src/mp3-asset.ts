import { MP3 } from "@trustnxt/c2pa-ts/asset";

/**
 * An MP3 with its manifest in a `GEOB` frame of its ID3 tag. The library excludes the whole tag,
 * including the recipe, from the hash; C2PA's reference implementation reports this as a
 * manipulated file. Here, only the manifest itself is excluded.
 */
export class Mp3Asset extends MP3 {
  override getHashExclusionRange(): { start: number; length: number } {
    const manifest = this.getManifestJUMBF();
    if (manifest === undefined) throw new Error("No room was made for a manifest.");
    return { start: manifest.byteOffset - this.data.byteOffset, length: manifest.length };
  }
}
