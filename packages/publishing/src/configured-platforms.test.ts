import { expect, test } from "vitest";
import { configuredPlatforms } from "./configured-platforms.ts";

const parts = {
  exchange: () => Promise.resolve({ kind: "not sent" } as const),
  now: () => new Date(0),
};
const keys = {
  ...{ META_APP_ID: "1", META_APP_SECRET: "a", INSTAGRAM_APP_ID: "2", INSTAGRAM_APP_SECRET: "b" },
  ...{ TIKTOK_CLIENT_KEY: "3", TIKTOK_CLIENT_SECRET: "c" },
  ...{ YOUTUBE_CLIENT_ID: "4", YOUTUBE_CLIENT_SECRET: "d" },
};

test("a platform without keys is not set up", () => {
  expect(configuredPlatforms({}, parts)).toEqual([]);
  expect(configuredPlatforms({ YOUTUBE_CLIENT_ID: "4" }, parts)).toEqual([]);
});

test("each key opens its platforms, at the addresses of the platforms themselves", () => {
  const platforms = configuredPlatforms(keys, parts);
  const request = { redirectUri: "https://kinora.example/back", state: "s", verifier: "v" };
  expect(
    platforms.map(({ platform, flavour, addressOf }) => {
      const { origin, pathname } = new URL(addressOf(request));
      return `${platform} ${flavour} ${origin}${pathname}`;
    }),
  ).toEqual([
    "facebook facebook-login https://www.facebook.com/v25.0/dialog/oauth",
    "instagram facebook-login https://www.facebook.com/v25.0/dialog/oauth",
    "instagram instagram-login https://www.instagram.com/oauth/authorize",
    "tiktok platform https://www.tiktok.com/v2/auth/authorize/",
    "youtube platform https://accounts.google.com/o/oauth2/v2/auth",
  ]);
  for (const { addressOf } of platforms) expect(addressOf(request)).not.toContain("secret");
});

test("a publication of another platform is a mistake of the caller", async () => {
  const [facebook] = configuredPlatforms(keys, parts);
  const publication = { platform: "tiktok", kind: "draft", isAiMade: true } as never;
  const connection = {} as never;
  await expect(facebook?.prepare({ connection, publication }, null)).rejects.toThrow("tiktok");
});

test("an address that is none is named", () => {
  expect(() => configuredPlatforms({ ...keys, TIKTOK_API_URL: "nowhere" }, parts)).toThrow(
    "TIKTOK_API_URL",
  );
});
