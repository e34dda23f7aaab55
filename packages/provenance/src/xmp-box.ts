/** ISO base media `uuid` box of XMP (Adobe XMP specification, part 3). */
const XMP_UUID = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");

/** Builds a box to append to an MP4; players skip it. */
export function writeXmpBox(packet: string): Buffer {
  const content = Buffer.from(packet, "utf8");
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + XMP_UUID.length + content.length, 0);
  header.write("uuid", 4, "latin1");
  return Buffer.concat([header, XMP_UUID, content]);
}
