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

/** The XMP packet of an MP3, or null. */
export function readId3Xmp(file: Buffer): string | null {
  if (file.toString("latin1", 0, 3) !== "ID3" || file[3] !== 3) return null;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((file[at] ?? 0) & 0x7f), 0);
  const end = Math.min(file.length, 10 + size);
  for (let at = 10; at + 10 <= end; ) {
    const content = at + 10;
    const next = content + file.readUInt32BE(at + 4);
    if (next > end || next === content) return null;
    const owner = file.subarray(content, content + XMP_OWNER.length);
    if (file.toString("latin1", at, at + 4) === "PRIV" && owner.equals(XMP_OWNER))
      return file.toString("utf8", content + XMP_OWNER.length, next);
    at = next;
  }
  return null;
}
