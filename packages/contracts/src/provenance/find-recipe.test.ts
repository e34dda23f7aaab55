import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type ByteSource, blobSource, bytesSource } from "./byte-source.ts";
import { findRecipe } from "./find-recipe.ts";

const packet = (recipe: string) =>
  `<x><rdf:Description kinora:Engine="studio-2" Iptc4xmpExt:DigitalSourceType="term">
   <kinora:Recipe>${recipe}</kinora:Recipe></rdf:Description></x>`;
const good = packet("{&quot;prompt&quot;:&quot;a &lt;fox&gt; &amp;amp; an owl&quot;}");

function pngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)]);
}

function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

const KEYWORD = Buffer.from("XML:com.adobe.xmp\0");
const iTXt = (xmp: string) =>
  pngChunk("iTXt", Buffer.concat([KEYWORD, Buffer.alloc(4), Buffer.from(xmp)]));
const zTXt = (content: Buffer) =>
  pngChunk("zTXt", Buffer.concat([KEYWORD, Buffer.alloc(1), content]));

const find = (bytes: Buffer) => findRecipe(bytesSource(bytes));

describe("findRecipe", () => {
  it("reads a recipe verbatim, plain or deflated, from memory or a file", async () => {
    const recipe = { prompt: "a <fox> &amp; an owl" };
    expect((await find(png(iTXt(good))))?.recipe).toEqual(recipe);
    expect((await find(png(zTXt(deflateSync(good)))))?.recipe).toEqual(recipe);
    const file = new Blob([new Uint8Array(png(iTXt(good)))]);
    expect((await findRecipe(blobSource(file)))?.recipe).toEqual(recipe);
  });

  it("reads what another program has rewritten as elements", async () => {
    const rewritten = `<rdf:Description><kinora:Engine>studio-1</kinora:Engine>
      <Iptc4xmpExt:DigitalSourceType>term</Iptc4xmpExt:DigitalSourceType>
      <kinora:Recipe>{"seed":1}</kinora:Recipe></rdf:Description>`;
    expect(await find(png(iTXt(rewritten)))).toEqual({
      engineVersion: "studio-1",
      digitalSourceType: "term",
      recipe: { seed: 1 },
    });
  });

  it("reads a recipe in the text event of a score", async () => {
    const packet = Buffer.from(`<?xpacket begin="" id="1"?>${good}<?xpacket end="r"?>`);
    const event = Buffer.concat([Buffer.from([0, 0xff, 1, 0x90, 0x10]), packet, Buffer.alloc(4)]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(event.length);
    const header = Buffer.from("MThd\0\0\0\x06\0\x01\0\x01\x01\xe0MTrk", "latin1");
    expect((await find(Buffer.concat([header, length, event])))?.recipe).toEqual({
      prompt: "a <fox> &amp; an owl",
    });
    expect(await find(Buffer.concat([header, length, event.subarray(9)]))).toBeNull();
  });

  it("finds the recipe of a film without reading the whole film", async () => {
    const box = (type: string, size: number) => {
      const header = Buffer.alloc(8);
      header.writeUInt32BE(size);
      header.write(type, 4);
      return header;
    };
    const media = 200_000_000;
    const xmp = Buffer.concat([
      box("uuid", 24 + Buffer.byteLength(good)),
      Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex"),
      Buffer.from(good),
    ]);
    const head = Buffer.concat([box("ftyp", 16), Buffer.alloc(8), box("mdat", media)]);
    let read = 0;
    const film: ByteSource = {
      size: 16 + media + xmp.length,
      async read(start, end) {
        read += end - start;
        const bytes = Buffer.alloc(Math.min(end, this.size) - start);
        head.copy(bytes, 0, Math.min(start, head.length));
        if (start >= 16 + media) xmp.copy(bytes, 0, start - 16 - media);
        return bytes;
      },
    };
    expect((await findRecipe(film))?.engineVersion).toBe("studio-2");
    expect(read).toBeLessThan(500_000);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a picture without XMP", png(pngChunk("IEND", Buffer.alloc(0)))],
    ["somebody else's XMP", png(iTXt("<x:xmpmeta/>"))],
    ["a recipe cut off", png(iTXt(packet("{&quot;prompt")))],
    ["a deflated packet that is damaged", png(zTXt(Buffer.from("no zlib at all")))],
    ["a chunk that claims four gigabytes", png(Buffer.from("\xff\xff\xff\xffiTXt", "latin1"))],
    [
      "a box of no size that repeats for ever",
      Buffer.from("\0\0\0\x08ftyp\0\0\0\x01uuid\0\0\0\0", "latin1"),
    ],
    [
      "a 64-bit box before the start",
      Buffer.from(`\0\0\0\x08ftyp\0\0\0\x01free${"\xff".repeat(8)}`, "latin1"),
    ],
    [
      "an ID3 tag without end",
      Buffer.from(`ID3\x04\0\0\x7f\x7f\x7f\x7fPRIV${"\x7f".repeat(9)}`, "latin1"),
    ],
    [
      "an ID3 tag of empty frames",
      Buffer.from(`ID3\x03\0\0\0\0\x7f\x7f${"TIT2\0\0\0\0\0\0".repeat(900)}`, "latin1"),
    ],
    [
      "a RIFF chunk longer than the file",
      Buffer.from("RIFF\x10\0\0\0WEBPXMP \xff\xff\xff\x7f", "latin1"),
    ],
  ])("finds none in %s", async (_case, bytes) => {
    expect(await find(bytes)).toBeNull();
  });

  it("does not inflate a small packet to a huge one", async () => {
    const bomb = deflateSync(Buffer.concat([Buffer.from(good), Buffer.alloc(300_000_000)]));
    const before = process.memoryUsage().rss;
    expect(await find(png(zTXt(bomb)))).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it("takes bounded time for a packet designed to be slow", { timeout: 30_000 }, async () => {
    for (const text of ["<?xpacket begin=", " kinora:Engine=", "<kinora:Recipe>", "&amp;&quot"]) {
      const long = text.repeat(Math.floor(1_000_000 / text.length));
      expect(await find(png(iTXt(long)))).toBeNull();
      const track = Buffer.concat([Buffer.from("MTrk\0\x0f\x42\x40", "latin1"), Buffer.from(long)]);
      expect(
        await find(Buffer.concat([Buffer.from("MThd\0\0\0\0"), track, Buffer.alloc(64)])),
      ).toBeNull();
    }
  });

  it("walks no more parts than a regular file has", async () => {
    const empty = pngChunk("teXt", Buffer.alloc(0));
    const many = Buffer.alloc(empty.length * 60_000);
    for (let at = 0; at < many.length; at += empty.length) empty.copy(many, at);
    expect(await find(png(many, iTXt(good)))).toBeNull();
  });

  it("never throws, wherever a valid file is cut or overwritten", async () => {
    const whole = png(
      pngChunk("IHDR", Buffer.alloc(13)),
      iTXt(good),
      pngChunk("IEND", Buffer.alloc(0)),
    );
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole);
      changed.fill(at % 256, at, Math.min(at + 5, whole.length));
      for (const damaged of [whole.subarray(0, at), changed])
        await expect(find(damaged)).resolves.toBeDefined();
    }
  });
});
