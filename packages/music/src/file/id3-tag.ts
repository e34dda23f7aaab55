import { id3Frame, writeId3Tag, xmpFrame } from "@kinora/provenance/id3-xmp";

/** What players show of music. */
export interface Id3Texts {
  readonly title: string;
  readonly genre: string;
  /** Beats a minute. */
  readonly tempo: number;
  /** As the standard writes it: "Am", "F#". */
  readonly key: string;
  readonly seconds: number;
}

/** UTF-16 with a byte order mark: version 2.3 knows no UTF-8. */
function text(name: string, value: string): Buffer {
  return id3Frame(
    name,
    Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(value, "utf16le")]),
  );
}

/** A tag with what players show, and the XMP packet in the PRIV frame the XMP specification names. */
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
