import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMp4Boxes } from "./mp4-boxes.ts";
import { openSigner } from "./open-signer.ts";
import { readProvenance } from "./read-provenance.ts";
import { readProvenanceFile } from "./read-provenance-file.ts";
import { signFile, signProvenance } from "./sign-provenance.ts";
import { createSigningIdentity } from "./signing-identity.ts";
import { hashFrames, recipe, SAMPLES } from "./test/sample-files.ts";
import { DIGITAL_SOURCE_TYPE } from "./xmp-packet.ts";

let folder = "";
let pem = "";
const files = new Map<string, { plain: Buffer; signed: Buffer }>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-provenance-"));
  pem = await createSigningIdentity("Kinora test", new Date());
  for (const [kind, make] of SAMPLES) {
    const plain = await make();
    files.set(kind, { plain, signed: Buffer.from(await signProvenance(plain, openSigner(pem))) });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function sample(kind: string) {
  const file = files.get(kind);
  if (file === undefined) throw new Error(`no sample of ${kind}`);
  return file;
}

function change(file: Buffer, at: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(at) ^ 0x01, at);
  return changed;
}

describe.each(SAMPLES.map(([kind]) => kind))("a signed %s", (kind) => {
  it("names its signer and how it was made, and keeps its recipe", async () => {
    const { embedded, manifest } = await readProvenance(sample(kind).signed);
    expect(manifest).toMatchObject({
      valid: true,
      problems: [],
      signedBy: "Kinora test",
      issuedBy: "Kinora test authority",
      digitalSourceType: DIGITAL_SOURCE_TYPE,
    });
    expect(manifest?.generator).toMatch(/^Kinora studio-\d+$/);
    expect(embedded?.recipe).toEqual(recipe);
  });

  it("is identical each time, and only slightly longer", async () => {
    const { plain, signed } = sample(kind);
    expect(Buffer.from(await signProvenance(plain, openSigner(pem))).equals(signed)).toBe(true);
    expect(signed.length - plain.length).toBeLessThan(4_000);
  });

  it("is invalid when one bit of the media or of the recipe is changed", async () => {
    const { signed } = sample(kind);
    const inRecipe = signed.indexOf("kinora:Recipe") + 40;
    // RIFF files end with the manifest.
    const inMedia = signed.toString("latin1", 0, 4) === "RIFF" ? 60 : signed.length - 40;
    for (const at of [inMedia, inRecipe]) {
      const { manifest } = await readProvenance(change(signed, at));
      expect(manifest?.valid).toBe(false);
      expect(manifest?.problems.join()).toMatch(/Hash\.mismatch/);
    }
  });

  it("is invalid when the manifest is changed or belongs to another file", async () => {
    const { signed } = sample(kind);
    const said = signed.indexOf("algorithmicMedia", signed.indexOf("c2pa.actions"));
    expect((await readProvenance(change(signed, said))).manifest?.valid).toBe(false);
    const signature = signed.indexOf("c2pa.signature", signed.indexOf("c2pa.claim.v2"));
    expect((await readProvenance(change(signed, signature + 60))).manifest?.valid).toBe(false);
  });

  it("is not signed twice", async () => {
    await expect(signProvenance(sample(kind).signed, openSigner(pem))).rejects.toThrow(
      "The file is signed already.",
    );
  });

  it("is read without an error and never valid, however it is damaged", async () => {
    const { signed } = sample(kind);
    for (let step = 1; step <= 24; step += 1) {
      const cut = signed.subarray(0, Math.floor((signed.length * step) / 25));
      expect((await readProvenance(cut)).manifest?.valid ?? false).toBe(false);
      const overwritten = Buffer.from(signed);
      const at = Math.floor((signed.length * step) / 25);
      overwritten.fill(step % 2 === 0 ? 0xff : 0x00, at, at + 64);
      const { manifest } = await readProvenance(overwritten);
      if (!overwritten.equals(signed)) expect(manifest?.valid ?? false).toBe(false);
    }
  });
});

describe("signProvenance", () => {
  it("leaves a film's frames, sound and leading index unchanged", async () => {
    const { plain, signed } = sample("MP4");
    const [before, after] = [join(folder, "plain.mp4"), join(folder, "signed.mp4")];
    await writeFile(before, plain);
    await writeFile(after, plain);
    const key = join(folder, "key.pem");
    await writeFile(key, pem);
    await signFile(after, key);
    expect(await hashFrames(after)).toBe(await hashFrames(before));
    expect(readMp4Boxes(signed).map(({ type }) => type)).toEqual([
      ...["ftyp", "uuid", "moov", "free", "mdat", "uuid"],
    ]);
  });

  it("does not sign a file without a recipe", async () => {
    const signer = openSigner(pem);
    const others = [Buffer.from("MThd, a score"), Buffer.alloc(0)];
    const png = sample("PNG").plain;
    others.push(Buffer.concat([png.subarray(0, 33), png.subarray(png.indexOf("pHYs") - 4)]));
    for (const file of others) expect(await signProvenance(file, signer)).toBe(file);
  });

  it("distinguishes two signers with the same name", async () => {
    const other = openSigner(await createSigningIdentity("Kinora test", new Date()));
    const theirs = await readProvenance(await signProvenance(sample("PNG").plain, other));
    const ours = await readProvenance(sample("PNG").signed);
    expect(theirs.manifest?.valid).toBe(true);
    expect(theirs.manifest?.signedBy).toBe(ours.manifest?.signedBy);
    expect(theirs.manifest?.fingerprint).not.toBe(ours.manifest?.fingerprint);
  });
});

describe("readProvenance", () => {
  it("reads the recipe of a file without a manifest", async () => {
    for (const [kind] of SAMPLES) {
      const { embedded, manifest } = await readProvenance(sample(kind).plain);
      expect(manifest).toBeNull();
      expect(embedded?.recipe).toEqual(recipe);
    }
  });

  it("rejects a certificate that its authority never issued", async () => {
    const [, , stranger] = (await createSigningIdentity("Kinora test", new Date())).split(
      /(?=-----BEGIN)/,
    );
    const [key, certificate] = pem.split(/(?=-----BEGIN)/);
    const forged = openSigner([key, certificate, stranger].join("\n"));
    const { manifest } = await readProvenance(await signProvenance(sample("PNG").plain, forged));
    expect(manifest?.valid).toBe(false);
  });

  it("reports an expired certificate as invalid", async () => {
    const old = openSigner(await createSigningIdentity("Kinora test", new Date("1999-05-05")));
    const { manifest } = await readProvenance(await signProvenance(sample("PNG").plain, old));
    expect(manifest?.problems).toContain("signingCredential.expired");
  });
});

describe("readProvenanceFile", () => {
  it("recognises its own key, and reads only the headers of a film without our recipe", async () => {
    const [file, key, other] = ["own.png", "own.pem", "other.pem"].map((n) => join(folder, n));
    if (!file || !key || !other) throw new Error("three paths were asked for");
    await writeFile(file, sample("PNG").signed);
    await writeFile(key, pem);
    await writeFile(other, await createSigningIdentity("Kinora test", new Date()));
    expect(await readProvenanceFile(file, key)).toMatchObject({
      byKey: true,
      manifest: { valid: true },
    });
    expect((await readProvenanceFile(file, other)).byKey).toBe(false);
    expect((await readProvenanceFile(file, null)).byKey).toBe(false);
    await writeFile(file, Buffer.from("\0\0\0\x0cftypisom\x20\0\0\0mdat"));
    await truncate(file, 600_000_000);
    const before = process.memoryUsage().arrayBuffers;
    expect((await readProvenanceFile(file, key)).manifest).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });
});

describe("openSigner", () => {
  it.each([
    ["no PEM", "hello", /is not PEM|holds no/],
    ["no key", () => pem.slice(pem.indexOf("-----BEGIN CERT")), /no PKCS#8 private key/],
    ["no certificate", () => pem.slice(0, pem.indexOf("-----BEGIN CERT")), /no certificate/],
  ])("explains what is missing: %s", (_case, text, sentence) => {
    expect(() => openSigner(typeof text === "string" ? text : text())).toThrow(sentence);
  });
});
