import { createHmac, timingSafeEqual } from "node:crypto";
import { type MediaAddress, SIGNED_ADDRESS_SECONDS } from "@kinora/domain/media/media-address";

const EXTENSIONS: Record<string, string> = {
  "image/png": "png",
  "image/webp": "webp",
  "image/jpeg": "jpg",
  "video/mp4": "mp4",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/midi": "mid",
  "application/zip": "zip",
  "application/json": "json",
  "text/vtt": "vtt",
  "application/x-subrip": "srt",
};

/** Addresses signed with HMAC-SHA256 over hash and expiry. `base` is "" or an origin. */
export function signedMediaAddress(secret: string, base = ""): MediaAddress {
  const sign = (hash: string, expires: string) =>
    createHmac("sha256", secret).update(`media\n${hash}\n${expires}`).digest("base64url");
  const plain = (hash: string, mimeType: string) =>
    `${base}/media/${hash}.${EXTENSIONS[mimeType] ?? "bin"}`;
  return {
    plain,
    signed(hash, mimeType, now) {
      // Rounded up to half of its life, so that the address, and a browser's cache, stays for a while.
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
