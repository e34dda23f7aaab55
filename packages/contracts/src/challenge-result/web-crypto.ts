import type { BundleCrypto } from "./verify-bundle.ts";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Cryptography of the browser, which Node has too. */
export const webCrypto: BundleCrypto = {
  async digest(text) {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  async isSigned(publicKey, text, signature) {
    try {
      const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), "Ed25519", false, [
        "verify",
      ]);
      const said = new TextEncoder().encode(text);
      return await crypto.subtle.verify("Ed25519", key, bytesOf(signature), said);
    } catch {
      // Neither base64 nor a key.
      return false;
    }
  },
};
