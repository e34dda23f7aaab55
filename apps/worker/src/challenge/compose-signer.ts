import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ChallengeSigner } from "@kinora/domain/challenge/challenge-signer";

/** PKCS#8 of an Ed25519 key up to its 32 bytes. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/**
 * Opens the server's signing key for challenges. A key of another kind, whose signatures a browser
 * could not verify alike, gives an Ed25519 key that is derived from it.
 */
export function composeSigner(keyFile: string): ChallengeSigner {
  const key = ed25519Of(createPrivateKey(readFileSync(keyFile)));
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  return {
    publicKey: publicKey.toString("base64"),
    sign: (text) => sign(null, Buffer.from(text), key).toString("base64"),
  };
}

function ed25519Of(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === "ed25519") return key;
  const secret = key.export({ type: "pkcs8", format: "der" });
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "kinora challenges", 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: "der", type: "pkcs8" });
}
