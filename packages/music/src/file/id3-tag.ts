import { id3Frame, writeId3Tag, xmpFrame } from "@kinora/provenance/id3-xmp";

/** Texts that players show. */
export interface Id3Texts {
  readonly title: string;
  readonly genre: string;
  /** Beats per minute. */
  readonly tempo: number;
  /** In ID3 notation: "Am", "F#". */
  readonly key: string;
  readonly seconds: number;
}

/** UTF-16 with a byte order mark, because version 2.3 does not support UTF-8. */
function text(name: string, value: string): Buffer {
  return id3Frame(
    name,
    Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(value, "utf16le")]),
  );
}

/**
 * Builds a tag with the texts for players, and the XMP packet in the PRIV frame that the XMP
 * specification defines.
 */
export function writeId3(texts: Id3Texts, xmp: string): Buffer {
  return writeId3Tag([
    text("TIT2", texts.title),
    text("TCON", texts.genre),
    text("TBPM", String(Math.round(texts.tempo))),
    text("TKEY", texts.key),
    text("TLEN", String(Math.round(texts.seconds * 1000))),
    text("TSSE", "Kinora"),
    xmpFrame(xmp),
  ]);
}
