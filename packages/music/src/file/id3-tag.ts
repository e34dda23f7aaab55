/** ID3v2.3 tags (id3.org): what is written before the frames of an MP3. */
export interface Id3Texts {
  readonly title: string;
  readonly genre: string;
  /** Beats a minute. */
  readonly tempo: number;
  /** As the standard writes it: "Am", "F#". */
  readonly key: string;
  readonly seconds: number;
}

/** Sizes of the tag have seven bits a byte. */
function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}

function frame(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(10);
  header.write(name, 0, "latin1");
  header.writeUInt32BE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** UTF-16 with a byte order mark: version 2.3 knows no UTF-8. */
function text(name: string, value: string): Buffer {
  return frame(name, Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(value, "utf16le")]));
}

const XMP_OWNER = Buffer.from("XMP\0", "latin1");

/** A tag with what players show, and the XMP packet in the PRIV frame the XMP specification names. */
export function writeId3(texts: Id3Texts, xmp: string): Buffer {
  const frames = Buffer.concat([
    text("TIT2", texts.title),
    text("TCON", texts.genre),
    text("TBPM", String(Math.round(texts.tempo))),
    text("TKEY", texts.key),
    text("TLEN", String(Math.round(texts.seconds * 1000))),
    text("TSSE", "Kinora"),
    frame("PRIV", Buffer.concat([XMP_OWNER, Buffer.from(xmp, "utf8")])),
  ]);
  return Buffer.concat([Buffer.from("ID3\x03\0\0", "latin1"), syncSafe(frames.length), frames]);
}
