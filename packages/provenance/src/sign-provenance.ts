import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import type { EmbeddedRecipe } from "@kinora/contracts/provenance/read-xmp-packet";
import type { Asset } from "@trustnxt/c2pa-ts/asset";
import type { Signer } from "@trustnxt/c2pa-ts/cose";
import {
  ActionAssertion,
  ActionType,
  type BMFFHashAssertion,
  ClaimVersion,
  DataHashAssertion,
  DigitalSourceType,
  type Manifest,
  ManifestStore,
} from "@trustnxt/c2pa-ts/manifest";
import { Mp4Asset } from "./mp4-asset.ts";
import { createMp4Hash, hashMp4 } from "./mp4-hash.ts";
import { openAsset } from "./open-asset.ts";
import { openSignerFile } from "./open-signer.ts";
import { readRecipe } from "./read-recipe.ts";

const HASH = "SHA-256";

/**
 * Padding with zeros for values that are unknown until the file has its final length. Both lengths
 * must stay between 24 and 255 when the padding is used, because CBOR encodes other lengths with a
 * different number of bytes, which the library does not expect. (Its own default for the signature
 * is 25 kB per file.)
 */
const SIGNATURE_PADDING = 220;
const HASH_PADDING = 100;

/**
 * Derives a UUID (in version 4 form) from the content, so that signing again yields the same file.
 */
function deriveUuid(bytes: Uint8Array, purpose: string): string {
  const digest = createHash("sha256").update(purpose).update(bytes).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x40, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString("hex");
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([a, b]) => hex.slice(a, b))
    .join("-");
}

/**
 * Returns the library's name for an IPTC term; null for an unknown term, which is left out and not
 * replaced.
 */
function knownType(address: string): DigitalSourceType | null {
  return Object.values(DigitalSourceType).find((type) => type === address) ?? null;
}

/**
 * Describes how the file was made. A result of an external model names that model; the claim is
 * still ours.
 */
function describeMaking({ digitalSourceType, aiSystem }: EmbeddedRecipe): ActionAssertion {
  const assertion = new ActionAssertion();
  const type = knownType(digitalSourceType);
  assertion.actions.push({
    action: ActionType.C2paCreated,
    ...(type === null ? {} : { digitalSourceType: type }),
    softwareAgent:
      aiSystem === undefined ? { name: "Kinora", version: ENGINE_VERSION } : { name: aiSystem },
  });
  return assertion;
}

/** Binds the manifest to the bytes around it, once its space is reserved. */
async function bind(binding: BMFFHashAssertion | DataHashAssertion, asset: Asset): Promise<void> {
  if (binding instanceof DataHashAssertion) return binding.updateWithAsset(asset);
  if (!(asset instanceof Mp4Asset)) throw new Error("Only an MP4 is bound by its boxes.");
  const hash = hashMp4(asset, binding.exclusions, await asset.getDataRange());
  if (hash !== null) binding.hash = hash;
}

function openManifest(store: ManifestStore, bytes: Buffer, asset: Asset, signer: Signer): Manifest {
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: asset.mimeType,
    instanceID: `xmp:iid:${deriveUuid(bytes, "instance")}`,
    defaultHashAlgorithm: HASH,
    signer,
  });
  manifest.label = `urn:c2pa:${deriveUuid(bytes, "manifest")}`;
  if (manifest.claim) {
    manifest.claim.claimGeneratorName = "Kinora";
    manifest.claim.claimGeneratorVersion = ENGINE_VERSION;
  }
  if (manifest.signature) manifest.signature.signatureData.paddingLength = SIGNATURE_PADDING;
  return manifest;
}

/**
 * Adds a signed C2PA manifest to a finished result (PNG, WebP, WAV, MP4, MP3). It names Kinora and
 * the engine version, or the external model in the file's XMP, with the source type in the XMP, and
 * contains a hash over the whole file, including the recipe. It contains no timestamp and nothing
 * random: with an Ed25519 signer, the same file gives the same bytes. A file without our recipe is
 * returned unchanged and unsigned.
 * @throws Error for a damaged file, or one that is already signed
 */
export async function signProvenance(file: Uint8Array, signer: Signer): Promise<Uint8Array> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const embedded = await readRecipe(bytes);
  const asset = embedded === null ? null : openAsset(bytes);
  if (embedded === null || asset === null) return file;
  if (asset.getManifestJUMBF() !== undefined) throw new Error("The file is signed already.");
  const store = new ManifestStore();
  const manifest = openManifest(store, bytes, asset, signer);
  manifest.addAssertion(describeMaking(embedded));
  const binding =
    asset instanceof Mp4Asset ? createMp4Hash() : DataHashAssertion.create(HASH, HASH_PADDING);
  manifest.addAssertion(binding);
  await asset.ensureManifestSpace(store.measureSize());
  await bind(binding, asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return asset.getDataRange();
}

/**
 * Signs a finished file in place with the key of a PEM file. Needs memory for twice the file's
 * size.
 */
export async function signFile(path: string, keyFile: string): Promise<void> {
  const signer = await openSignerFile(keyFile);
  await writeFile(path, await signProvenance(await readFile(path), signer));
}
