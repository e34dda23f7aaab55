import { createHmac, timingSafeEqual } from "node:crypto";
import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { type MediaAddress, plainMediaAddress } from "@kinora/domain/media/media-address";

/** Signs URLs with HMAC-SHA256 over hash and expiry. `base` is "" or an origin. */
export function signedMediaAddress(secret: string, base = ""): MediaAddress {
  const sign = (hash: string, expires: string) =>
    createHmac("sha256", secret).update(`media\n${hash}\n${expires}`).digest("base64url");
  const plain = (hash: string, mimeType: string) => `${base}${plainMediaAddress(hash, mimeType)}`;
  return {
    plain,
    signed(hash, mimeType, now) {
      // Rounded up to half of its life, so that the URL, and a browser's cache, stays valid for a
      // while.
      const half = SIGNED_ADDRESS_SECONDS / 2;
      const seconds = (Math.ceil(now.getTime() / 1000 / half) + 1) * half;
      const expires = seconds.toString(36);
      return `${plain(hash, mimeType)}?e=${expires}&s=${sign(hash, expires)}`;
    },
    verify(hash, expires, signature, now) {
      const until = Number.parseInt(expires, 36);
      if (!(until * 1000 > now.getTime())) return false;
      const wanted = Buffer.from(sign(hash, expires));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
