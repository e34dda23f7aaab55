import { createHash } from "node:crypto";
import type { Asset } from "@trustnxt/c2pa-ts/asset";
import {
  AssertionLabels,
  BMFFHashAssertion,
  ValidationResult,
  ValidationStatusCode,
} from "@trustnxt/c2pa-ts/manifest";
import { C2PA_USER_TYPE, Mp4Asset } from "./mp4-asset.ts";
import type { Mp4Box } from "./mp4-boxes.ts";

type Exclusion = BMFFHashAssertion["exclusions"][number];

/**
 * Boxes that C2PA 2.1, A.5 excludes from the hash: the manifest itself, and boxes that tools
 * rewrite.
 */
const EXCLUSIONS: readonly Exclusion[] = [
  { xpath: "/uuid", data: [{ offset: 8, value: new Uint8Array(C2PA_USER_TYPE) }] },
  { xpath: "/ftyp" },
  { xpath: "/mfra" },
];

const ALGORITHM = "SHA-256";
const EMPTY = new Uint8Array(32);

/**
 * Creates the binding of a manifest to an MP4; its hash is filled in once the space for the
 * manifest is reserved.
 */
export function createMp4Hash(): BMFFHashAssertion {
  const assertion = BMFFHashAssertion.createV3("jumbf manifest", ALGORITHM);
  assertion.exclusions = [...EXCLUSIONS];
  assertion.hash = EMPTY;
  return assertion;
}

/**
 * Computes the SHA-256 of an MP4 without the excluded top-level boxes. Each included box is
 * preceded by its offset in the file (8 bytes), so that none can be moved. Null for exclusions of a
 * type that we do not use.
 */
export function hashMp4(asset: Mp4Asset, exclusions: readonly Exclusion[], bytes: Uint8Array) {
  const isPlain = exclusions.every(
    ({ xpath, subset, flags, version, length }) =>
      /^\/[^/[]{4}$/.test(xpath) && !subset && !flags && !version && !length,
  );
  if (!isPlain) return null;
  const isExcluded = (box: Mp4Box) =>
    exclusions.some(
      ({ xpath, data }) =>
        xpath.slice(1) === box.type &&
        (data ?? []).every(({ offset, value }) => asset.matches(box, offset, value)),
    );
  const hash = createHash("sha256");
  const place = Buffer.alloc(8);
  for (const box of asset.boxes) {
    if (isExcluded(box)) continue;
    place.writeBigUInt64BE(BigInt(box.start));
    hash.update(place).update(bytes.subarray(box.start, box.end));
  }
  return new Uint8Array(hash.digest());
}

/** Validates a binding read from an MP4 in place of the library, which only supports HEIC. */
export async function validateMp4Hash(
  assertion: BMFFHashAssertion,
  asset: Asset,
): Promise<ValidationResult> {
  const { hash, exclusions, algorithm, merkle, sourceBox } = assertion;
  const mine =
    asset instanceof Mp4Asset && algorithm === ALGORITHM && !merkle?.length
      ? hashMp4(asset, exclusions, await asset.getDataRange())
      : null;
  if (mine === null || hash === undefined)
    return ValidationResult.error(ValidationStatusCode.AssertionBMFFHashMalformed, sourceBox);
  return Buffer.from(mine).equals(hash)
    ? ValidationResult.success(ValidationStatusCode.AssertionBMFFHashMatch, sourceBox)
    : ValidationResult.error(ValidationStatusCode.AssertionBMFFHashMismatch, sourceBox);
}

/** Returns true when a manifest binds its file by an MP4 hash. */
export function isMp4Hash(assertion: object): assertion is BMFFHashAssertion {
  return assertion instanceof BMFFHashAssertion && assertion.label !== AssertionLabels.bmffHash;
}
