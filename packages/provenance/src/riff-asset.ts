import type { Asset } from "@trustnxt/c2pa-ts/asset";
import { ByteAsset, type ByteSpan } from "./byte-asset.ts";

const HEADER = 8;
const FIRST_CHUNK = 12;
const MANIFEST_CHUNK = "C2PA";

const padded = (length: number) => length + (length % 2);

/**
 * A RIFF file (WebP, WAV) with its manifest in a `C2PA` chunk at the end, as defined in C2PA 2.1,
 * A.3.6. The library supports neither format; readers skip unknown chunks.
 */
export class RiffAsset extends ByteAsset implements Asset {
  readonly mimeType: string;

  constructor(bytes: Uint8Array) {
    super(bytes);
    this.mimeType =
      this.bytes.toString("latin1", 8, FIRST_CHUNK) === "WEBP" ? "image/webp" : "audio/wav";
    this.manifest = this.findManifest();
  }

  static canRead(bytes: Uint8Array): boolean {
    const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, FIRST_CHUNK));
    if (start.length < FIRST_CHUNK || start.toString("latin1", 0, 4) !== "RIFF") return false;
    return ["WEBP", "WAVE"].includes(start.toString("latin1", 8, FIRST_CHUNK));
  }

  private findManifest(): ByteSpan | null {
    for (let at = FIRST_CHUNK; at + HEADER <= this.bytes.length; ) {
      const length = this.bytes.readUInt32LE(at + 4);
      const end = at + HEADER + length;
      if (end > this.bytes.length)
        throw new Error("The file is damaged: a chunk is longer than it.");
      if (this.bytes.toString("latin1", at, at + 4) === MANIFEST_CHUNK)
        return { start: at + HEADER, length };
      at = padded(end);
    }
    return null;
  }

  override getHashExclusionRange(): ByteSpan {
    const { start, length } = this.reserved();
    return { start: start - HEADER, length: HEADER + length };
  }

  override async ensureManifestSpace(length: number): Promise<void> {
    if (this.manifest !== null) throw new Error("The file is signed already.");
    // Bytes after the declared end are not part of the file.
    const end = Math.min(padded(this.bytes.readUInt32LE(4) + HEADER), this.bytes.length);
    const body = Buffer.alloc(padded(end));
    this.bytes.copy(body, 0, 0, end);
    const header = Buffer.alloc(HEADER);
    header.write(MANIFEST_CHUNK, "latin1");
    header.writeUInt32LE(length, 4);
    this.bytes = Buffer.concat([body, header, Buffer.alloc(padded(length))]);
    this.bytes.writeUInt32LE(this.bytes.length - HEADER, 4);
    this.manifest = { start: body.length + HEADER, length };
  }
}
