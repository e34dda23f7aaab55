import { SIGNED_ADDRESS_SECONDS } from "@kinora/contracts/limits";
import { expect, test } from "vitest";
import { signedMediaAddress } from "./signed-media-address.ts";

const hash = "ab".repeat(32);
const now = new Date("2026-06-15T12:00:01Z");
const address = signedMediaAddress("secret");
const parts = (url: string) => {
  const { searchParams } = new URL(url, "http://kinora.example");
  return { expires: searchParams.get("e") ?? "", signature: searchParams.get("s") ?? "" };
};
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("a plain URL names the content and its type", () => {
  expect(address.plain(hash, "video/mp4")).toBe(`/media/${hash}.mp4`);
});

test("a signed URL is valid for at most five minutes, and for at least half of them", () => {
  const { expires, signature } = parts(address.signed(hash, "image/webp", now));
  expect(address.verify(hash, expires, signature, now)).toBe(true);
  expect(address.verify(hash, expires, signature, later(SIGNED_ADDRESS_SECONDS / 2))).toBe(true);
  expect(address.verify(hash, expires, signature, later(SIGNED_ADDRESS_SECONDS))).toBe(false);
});

test("stays the same for a while, so that browsers can cache", () => {
  expect(address.signed(hash, "image/webp", now)).toBe(
    address.signed(hash, "image/webp", later(60)),
  );
});

test("rejects another file, secret or expiry, and nonsense", () => {
  const { expires, signature } = parts(address.signed(hash, "image/webp", now));
  const longer = (Number.parseInt(expires, 36) + 1).toString(36);
  expect(address.verify("cd".repeat(32), expires, signature, now)).toBe(false);
  expect(signedMediaAddress("other").verify(hash, expires, signature, now)).toBe(false);
  expect(address.verify(hash, longer, signature, now)).toBe(false);
  expect(address.verify(hash, "", "", now)).toBe(false);
  expect(address.verify(hash, "~", signature, now)).toBe(false);
  expect(address.verify(hash, expires, `${signature}x`, now)).toBe(false);
});
