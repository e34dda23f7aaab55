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

test("a plain address names the content and its type", () => {
  expect(address.plain(hash, "video/mp4")).toBe(`/media/${hash}.mp4`);
});

test("a signed address opens for five minutes at most, and for half of them at least", () => {
  const { expires, signature } = parts(address.signed(hash, "image/webp", now));
  expect(address.verify(hash, expires, signature, now)).toBe(true);
  expect(address.verify(hash, expires, signature, later(SIGNED_ADDRESS_SECONDS / 2))).toBe(true);
  expect(address.verify(hash, expires, signature, later(SIGNED_ADDRESS_SECONDS))).toBe(false);
});

test("it stays the same for a while, so that browsers keep what they have", () => {
  expect(address.signed(hash, "image/webp", now)).toBe(
    address.signed(hash, "image/webp", later(60)),
  );
});

test("another file, another secret, another expiry or nonsense do not open", () => {
  const { expires, signature } = parts(address.signed(hash, "image/webp", now));
  const longer = (Number.parseInt(expires, 36) + 1).toString(36);
  expect(address.verify("cd".repeat(32), expires, signature, now)).toBe(false);
  expect(signedMediaAddress("other").verify(hash, expires, signature, now)).toBe(false);
  expect(address.verify(hash, longer, signature, now)).toBe(false);
  expect(address.verify(hash, "", "", now)).toBe(false);
  expect(address.verify(hash, "~", signature, now)).toBe(false);
  expect(address.verify(hash, expires, `${signature}x`, now)).toBe(false);
});
