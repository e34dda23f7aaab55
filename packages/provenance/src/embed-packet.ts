import { withoutId3Tag, writeId3Tag, xmpFrame } from "./id3-xmp.ts";
import { addWebpXmp } from "./webp-xmp.ts";
import { writeXmpBox } from "./xmp-box.ts";

/** Types of files that a packet can be inserted into without decoding them. */
export type MarkableType = "image/webp" | "video/mp4" | "audio/mpeg";

/** Adds an XMP packet to a file of ours that has none. */
export function embedPacket(file: Buffer, type: MarkableType, packet: string): Buffer {
  switch (type) {
    case "image/webp":
      return addWebpXmp(file, packet);
    case "video/mp4":
      return Buffer.concat([file, writeXmpBox(packet)]);
    case "audio/mpeg":
      return Buffer.concat([writeId3Tag([xmpFrame(packet)]), withoutId3Tag(file)]);
  }
}
