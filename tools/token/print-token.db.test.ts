import { createHash } from "node:crypto";
import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { printToken } from "./print-token.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const accessTokens = postgresAccessTokens(database);
const print = (handle?: string) => printToken(database, accessTokens, handle, new Date());

test("prints every user and their role, one per line, without a handle", async () => {
  const { text } = await print();
  expect(text.split("\n").sort()).toEqual([
    "ada user",
    "bruno user",
    "chiyo user",
    "mira moderator",
    "olivia owner",
  ]);
});

test("prints one line with a valid token for a handle", async () => {
  const { ok, text } = await print("ada");
  expect(ok).toBe(true);
  expect(text).toMatch(/^kin_[\w-]{43}$/);
  const found = await accessTokens.find(createHash("sha256").update(text).digest());
  expect(found?.person.userId).toBe("usr_ada");
  expect(found?.scopes).toEqual(["read", "create", "publish"]);
});

test("prints a sentence and no token for an unknown handle", async () => {
  expect(await print("nobody")).toEqual({
    ok: false,
    text: "Nobody here is called nobody: npm run token lists everybody.",
  });
});
