import type { Asset } from "@trustnxt/c2pa-ts/asset";
import { ByteAsset, type ByteSpan } from "./byte-asset.ts";
import { type Mp4Box, moveChunkOffsets, readMp4Boxes } from "./mp4-boxes.ts";

/** User type of the C2PA `uuid` box (C2PA 2.1, A.5.1). */
export const C2PA_USER_TYPE = Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex");

/** Version and flags, the purpose, and the offset of a Merkle tree, which is absent. */
const PURPOSE = Buffer.from("\0\0\0\0manifest\0\0\0\0\0\0\0\0\0", "latin1");
const WRAPPING = 8 + C2PA_USER_TYPE.length + PURPOSE.length;

/**
 * An MP4 with its manifest in a `uuid` box after `ftyp`, where players and validators find it
 * before the media. The library only supports HEIC: it neither moves the chunk offsets of a movie
 * nor handles a second `uuid` box, which we use for XMP.
 */
export class Mp4Asset extends ByteAsset implements Asset {
  readonly mimeType = "video/mp4";
  boxes: readonly Mp4Box[];

  constructor(bytes: Uint8Array) {
    super(bytes);
    this.boxes = readMp4Boxes(this.bytes);
    const box = this.boxes.find((each) => this.holdsManifest(each));
    if (box)
      this.manifest = { start: box.start + WRAPPING, length: box.end - box.start - WRAPPING };
  }

  static canRead(bytes: Uint8Array): boolean {
    return Buffer.from(bytes.subarray(4, 8)).toString("latin1") === "ftyp";
  }

  /** Returns true when the bytes of a box at `offset` equal `value`. */
  matches(box: Mp4Box, offset: number, value: Uint8Array): boolean {
    const start = box.start + offset;
    return this.bytes.subarray(start, Math.min(start + value.length, box.end)).equals(value);
  }

  private holdsManifest(box: Mp4Box): boolean {
    if (box.type !== "uuid" || box.content !== box.start + 8) return false;
    return (
      this.matches(box, 8, C2PA_USER_TYPE) && this.matches(box, 8 + C2PA_USER_TYPE.length, PURPOSE)
    );
  }

  override getHashExclusionRange(): ByteSpan {
    const { start, length } = this.reserved();
    return { start: start - WRAPPING, length: length + WRAPPING };
  }

  override async ensureManifestSpace(length: number): Promise<void> {
    if (this.manifest !== null) throw new Error("The file is signed already.");
    if (this.boxes.some(({ type }) => type === "moof"))
      throw new Error("A fragmented MP4 cannot be signed.");
    const at = this.boxes.find(({ type }) => type === "ftyp")?.end ?? 0;
    const header = Buffer.alloc(8);
    header.writeUInt32BE(WRAPPING + length);
    header.write("uuid", 4, "latin1");
    const whole = Buffer.concat([
      this.bytes.subarray(0, at),
      header,
      C2PA_USER_TYPE,
      PURPOSE,
      Buffer.alloc(length),
      this.bytes.subarray(at),
    ]);
    const boxes = readMp4Boxes(whole);
    moveChunkOffsets(whole, boxes, at, WRAPPING + length);
    this.bytes = whole;
    this.boxes = boxes;
    this.manifest = { start: at + WRAPPING, length };
  }
}
