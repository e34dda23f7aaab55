import { expect, test } from "vitest";
import { mergeTokens } from "./merge-tokens.ts";

const stored = {
  ...{ accessToken: "old", accessExpiresAt: new Date(1), refreshToken: "kept" },
  refreshExpiresAt: new Date(2),
};

test.each([null, ""])("a refresh token that is %o never overwrites one", (refreshToken) => {
  const given = { accessToken: "new", accessExpiresAt: null, refreshToken, refreshExpiresAt: null };
  expect(mergeTokens(stored, given)).toEqual({
    ...{ accessToken: "new", accessExpiresAt: null, refreshToken: "kept" },
    refreshExpiresAt: new Date(2),
  });
});

test("another refresh token replaces the stored one", () => {
  const given = { ...stored, accessToken: "new", refreshToken: "rotated" };
  expect(mergeTokens(stored, given)).toEqual(given);
});
