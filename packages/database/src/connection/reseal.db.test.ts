import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { postgresConnections } from "./postgres-connections.ts";

const { database } = await createTestDatabase();
const connections = postgresConnections(database);
await insertPerson(database, "usr_ada");
const at = (hours: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + hours * 3_600_000);

/** TikTok's old refresh token is dead once it was used: what is not stored is lost. */
test("an api that starts after a rotation loses no token that is being renewed", async () => {
  const of = { id: "a", userId: "usr_ada", accountId: "a" } as const;
  const standing = {
    ...{ accessExpiresAt: at(2), refreshExpiresAt: null, state: "connected" as const },
    refreshDueAt: at(-1),
  };
  await connections.keep(
    {
      ...{ ...of, platform: "tiktok", flavour: "platform", personId: "p", name: "a" },
      ...{ ...standing, pictureUrl: null, sealed: "old tokens, old secret" },
    },
    at(0),
  );
  const mine = await connections.claimDue(at(0), at(1));
  if (!mine?.sealed) throw new Error("nothing is due");
  await connections.reseal("a", "old tokens, old secret", "old tokens, new secret");
  await connections.settle(
    { id: "a", sealed: mine.sealed },
    { ...standing, sealed: "new tokens" },
    at(0.1),
  );
  const kept = await connections.findAccount({ ...of, platform: "tiktok" });
  expect(kept?.sealed).toBe("new tokens");
});
