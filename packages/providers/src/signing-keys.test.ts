import { expect, test } from "vitest";
import { openSigningKeys } from "./signing-keys.ts";

test("webhooks that arrive together at the start all wait for the keys", async () => {
  const keys = openSigningKeys(async () => ["theirs"]);
  const isTheirs = (key: string) => key === "theirs";
  const now = new Date();
  expect(await Promise.all([keys.some(isTheirs, now), keys.some(isTheirs, now)])).toEqual([
    true,
    true,
  ]);
});
