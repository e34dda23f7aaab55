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

test("without a handle everybody and their role, a line each", async () => {
  const { text } = await print();
  expect(text.split("\n").sort()).toEqual([
    "ada user",
    "bruno user",
    "chiyo user",
    "mira moderator",
    "olivia owner",
  ]);
});

test("with a handle one line, a token that works", async () => {
  const { ok, text } = await print("ada");
  expect(ok).toBe(true);
  expect(text).toMatch(/^kin_[\w-]{43}$/);
  const found = await accessTokens.find(createHash("sha256").update(text).digest());
  expect(found?.person.userId).toBe("usr_ada");
  expect(found?.scopes).toEqual(["read", "create", "publish"]);
});

test("an unknown handle is a sentence, not a token", async () => {
  expect(await print("nobody")).toEqual({
    ok: false,
    text: "Nobody here is called nobody: npm run token lists everybody.",
  });
});
