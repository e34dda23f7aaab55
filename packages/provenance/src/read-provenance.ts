import type { EmbeddedRecipe } from "@kinora/contracts/provenance/read-xmp-packet";
import type { X509Certificate } from "@peculiar/x509";
import { SuperBox } from "@trustnxt/c2pa-ts/jumbf";
import { type Manifest, ManifestStore, type ValidationResult } from "@trustnxt/c2pa-ts/manifest";
import { isMp4Hash, validateMp4Hash } from "./mp4-hash.ts";
import { openAsset } from "./open-asset.ts";
import { readRecipe } from "./read-recipe.ts";

/** The content of a manifest, and whether it is valid. */
export interface ManifestReport {
  /**
   * True when the signature matches the manifest, the manifest matches the file, and no certificate
   * has expired.
   */
  readonly valid: boolean;
  /**
   * C2PA status codes of failed checks, such as "assertion.dataHash.mismatch"; empty when valid.
   */
  readonly problems: readonly string[];
  /** Common names of the signing certificate and of its issuer: their own claims, not proofs. */
  readonly signedBy: string | null;
  readonly issuedBy: string | null;
  /**
   * SHA-256 of the signing certificate in hexadecimal; distinguishes signers with the same name.
   */
  readonly fingerprint: string | null;
  /** The claimed generator, such as "Kinora studio-2" or "fal-ai/flux-pro/v1.1 (fal)". */
  readonly generator: string | null;
  /** IPTC term (a URL) for the kind of source. */
  readonly digitalSourceType: string | null;
}

export interface ProvenanceReport {
  /** Recipe and marking in XMP; null when there is none. Not validated. */
  readonly embedded: EmbeddedRecipe | null;
  /** Null for a file without a manifest. */
  readonly manifest: ManifestReport | null;
}

const DAMAGED = "manifest.damaged";

const BROKEN: ManifestReport = {
  valid: false,
  problems: [DAMAGED],
  signedBy: null,
  issuedBy: null,
  fingerprint: null,
  generator: null,
  digitalSourceType: null,
};

/** Reads a file's provenance and validates its signature. Never throws, whatever the bytes are. */
export async function readProvenance(file: Uint8Array): Promise<ProvenanceReport> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const embedded = await readRecipe(bytes);
  return { embedded, manifest: await readManifest(bytes) };
}

async function readManifest(bytes: Buffer): Promise<ManifestReport | null> {
  let found = false;
  try {
    const asset = openAsset(bytes);
    const jumbf = asset?.getManifestJUMBF();
    if (!asset || jumbf === undefined) return null;
    found = true;
    const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
    const manifest = store.getActiveManifest();
    for (const assertion of manifest?.assertions?.assertions ?? []) {
      // The library validates this binding for HEIC only.
      if (isMp4Hash(assertion))
        assertion.validateAgainstAsset = (file) => validateMp4Hash(assertion, file);
    }
    const result = await store.validate(asset);
    return manifest === undefined ? BROKEN : await report(manifest, result);
  } catch {
    return found ? BROKEN : null;
  }
}

async function report(manifest: Manifest, result: ValidationResult): Promise<ManifestReport> {
  const { certificate, chainCertificates } = manifest.signature?.signatureData ?? {};
  const chain = certificate ? [certificate, ...(chainCertificates ?? [])] : [];
  const problems = result.statusEntries.filter(({ success }) => success === false);
  const codes = problems.map(({ code }): string => code);
  if (!(await isUnbroken(chain))) codes.push("signingCredential.invalid");
  const made = manifest.assertions?.getActionAssertions().flatMap(({ actions }) => actions) ?? [];
  const { claim } = manifest;
  const maker = made.find((each) => each.softwareAgent)?.softwareAgent;
  const claimed = claim && { name: claim.claimGeneratorName, version: claim.claimGeneratorVersion };
  const { name, version } = maker ?? claimed ?? {};
  return {
    valid: result.isValid && codes.length === 0,
    problems: codes,
    signedBy: commonName(certificate?.subject),
    issuedBy: commonName(certificate?.issuer),
    fingerprint: certificate ? await fingerprintOf(certificate) : null,
    generator: [name, version].join(" ").trim() || null,
    digitalSourceType: made.find((each) => each.digitalSourceType)?.digitalSourceType ?? null,
  };
}

/** Returns the SHA-256 of a certificate in hexadecimal. */
export async function fingerprintOf(certificate: X509Certificate): Promise<string> {
  return Buffer.from(await certificate.getThumbprint("SHA-256")).toString("hex");
}

/** Returns true when each certificate was issued by the next, which the library does not check. */
async function isUnbroken(chain: readonly X509Certificate[]): Promise<boolean> {
  for (const [index, certificate] of chain.entries()) {
    const issuer = chain[index + 1] ?? certificate;
    // The last certificate's issuer may be missing from the chain.
    if (issuer === certificate && certificate.subject !== certificate.issuer) continue;
    if (certificate.issuer !== issuer.subject) return false;
    if (!(await certificate.verify({ publicKey: issuer, signatureOnly: true }))) return false;
  }
  return true;
}

function commonName(name: string | undefined): string | null {
  return name === undefined ? null : (/(?:^|, )CN=([^,]+)/.exec(name)?.[1] ?? name);
}
