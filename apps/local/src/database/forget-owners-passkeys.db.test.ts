import { postgresPasskeys } from "@kinora/database/account/postgres-passkeys";
import { postgresReauthentications } from "@kinora/database/account/postgres-reauthentications";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import type { SecurityEntry } from "@kinora/domain/security/security-log";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { forgetOwnersPasskeys } from "./forget-owners-passkeys.ts";

test("lets an owner who lost their passkeys sign in again from the command line, and audits it", async () => {
  const { database } = await createTestDatabase();
  await seedDemoPeople(database);
  const told: SecurityEntry[] = [];
  const security = { record: (entry: SecurityEntry) => void told.push(entry) };
  const passkeys = postgresPasskeys(database);
  const made = { publicKey: new Uint8Array(3), counter: 0, transports: [], name: "Lost" };
  for (const [id, userId] of [
    ["one", "usr_olivia"],
    ["two", "usr_olivia"],
    ["three", "usr_mira"],
  ] as const)
    await passkeys.add({
      ...made,
      id,
      userId,
      credentialId: id,
      createdAt: new Date(),
      lastUsedAt: null,
    });
  await passkeys.setNeeded(true);
  const { email } = await database
    .selectFrom("app_user")
    .select("email")
    .where("id", "=", "usr_olivia")
    .executeTakeFirstOrThrow();
  const proofs = postgresReauthentications(database);
  for (const userId of ["usr_olivia", "usr_mira"])
    await proofs.begin(
      {
        ...{ id: userId, userId, sessionId: "ses", action: "changeRole", digest: "d" },
        ...{ way: "passkey", expiresAt: new Date(Date.now() + 60_000) },
      },
      new Date(),
    );
  const forget = () =>
    forgetOwnersPasskeys({ database, security }, { email: email ?? "", now: new Date() });

  expect(await forget()).toContain("(2 removed), and the staff needs none");
  expect(await passkeys.of("usr_olivia")).toEqual([]);
  expect(await passkeys.of("usr_mira")).toHaveLength(1);
  expect(await proofs.find("usr_olivia", new Date())).toBeNull();
  expect(await proofs.find("usr_mira", new Date())).not.toBeNull();
  expect(await passkeys.isNeeded()).toBe(false);
  expect(told).toEqual([{ event: "passkey-removed", userId: "usr_olivia" }]);
  const lines = () =>
    database.selectFrom("audit_line").select(["action", "actor_id"]).orderBy("number").execute();
  expect(await lines()).toEqual([
    { action: "passkey.removed", actor_id: null },
    { action: "passkey-rule.changed", actor_id: null },
  ]);
  // A repeated call has nothing to do and nothing to record.
  await forget();
  expect(await lines()).toHaveLength(2);
});
