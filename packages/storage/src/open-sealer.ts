import { createHash, hkdfSync } from "node:crypto";
import type { Sealer } from "@kinora/domain/hosted/service-keys";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";

/**
 * Seals as JSON Web Encryption (RFC 7516: direct key, A256GCM), whose header names the secret and
 * the purpose.
 *
 * @param secrets the first seals, all of them open; at least 32 characters each
 */
export function openSealer(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map(keyOf);
  const byId = new Map(keys.map((key) => [key.id, key]));
  const [present = keyOf(secrets[0])] = keys;
  return {
    seal: (text, purpose) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: present.id, sub: purpose })
        .encrypt(present.bytes),

    async open(sealed, purpose) {
      const key = byId.get(idIn(sealed) ?? "");
      if (!key) return null;
      try {
        const allowed = {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
        };
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, key.bytes, allowed);
        return protectedHeader.sub === purpose ? new TextDecoder().decode(plaintext) : null;
      } catch {
        return null;
      }
    },

    isOutdated: (sealed) => idIn(sealed) !== present.id,
  };
}

function keyOf(secret: string): { readonly id: string; readonly bytes: Uint8Array } {
  const bytes = new Uint8Array(hkdfSync("sha256", secret, "", "kinora sealing", 32));
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 16), bytes };
}

function idIn(sealed: string): string | undefined {
  try {
    return decodeProtectedHeader(sealed).kid;
  } catch {
    return undefined;
  }
}
