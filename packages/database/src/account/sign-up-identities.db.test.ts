import { awardSignUp, type SignUpStores } from "@kinora/domain/account/award-sign-up";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../client.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { postgresNotificationStore } from "../notification/postgres-notification-store.ts";
import { postgresErasure } from "./postgres-erasure.ts";
import { postgresPeople } from "./postgres-people.ts";
import { postgresSignUpIdentities } from "./postgres-sign-up-identities.ts";

const { database } = await createTestDatabase();
const now = new Date("2026-06-15T12:00:00Z");
let round = 0;
let subject = "";
beforeEach(() => {
  round += 1;
  subject = `1170${round}`;
});

const storesOn = (own: Database): SignUpStores => ({
  people: postgresPeople(own),
  ledger: postgresGemLedger(own),
  identities: postgresSignUpIdentities(own),
  notifications: postgresNotificationStore(own),
  record: recordEvent(own),
});
const award = (userId: string) =>
  awardSignUp(
    {
      people: postgresPeople(database),
      identities: postgresSignUpIdentities(database),
      transact: (work) => database.transaction().execute((own) => work(storesOn(own))),
    },
    { userId, now },
  );
const link = (userId: string, provider: string, account: string) =>
  database
    .insertInto("auth_account")
    .values({
      ...{ id: `${userId} ${provider} ${account}`, user_id: userId },
      ...{ provider_id: provider, account_id: account },
    })
    .execute();
const signUp = async (name: string, provider = "google", account = subject) => {
  const id = `${name}_${round}`;
  await insertPerson(database, id);
  await link(id, provider, account);
  await award(id);
  return id;
};
const erase = async (userId: string) => {
  await database
    .updateTable("app_user")
    .set({ deletion_at: now })
    .where("id", "=", userId)
    .execute();
  expect(await postgresErasure(database).shut(userId, now)).toBe(true);
};
const gemsOf = async (userId: string) =>
  (await postgresGemLedger(database).balance(userId, now)).available;
const noticesOf = async (userId: string) => {
  const rows = await database
    .selectFrom("notification")
    .select(["kind", "code"])
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ kind, code }) => `${kind} ${code}`);
};

describe("sign-up gems", () => {
  it("are granted once per identity, also after the account was deleted", async () => {
    const first = await signUp("first");
    expect(await gemsOf(first)).toBe(20);
    await erase(first);
    const second = await signUp("second");
    await award(second);
    expect(await gemsOf(second)).toBe(0);
    expect(await noticesOf(second)).toEqual(["badge gem.signupHad"]);
    expect(await gemsOf(await signUp("other", "apple"))).toBe(20);
  });

  it("are not granted to an identity that was linked to an account with the gems", async () => {
    const first = await signUp("first");
    await link(first, "apple", `${subject}.apple`);
    await erase(first);
    expect(await gemsOf(await signUp("second", "apple", `${subject}.apple`))).toBe(0);
  });

  it("are still due to an identity whose account left without them", async () => {
    const id = `waiting_${round}`;
    await insertPerson(database, id);
    await link(id, "google", subject);
    await erase(id);
    expect(await gemsOf(await signUp("again"))).toBe(20);
  });

  it("are granted once, without a notification, for eight calls at once", async () => {
    const id = `at_once_${round}`;
    await insertPerson(database, id);
    await link(id, "google", subject);
    await Promise.all(Array.from({ length: 8 }, () => award(id)));
    expect(await gemsOf(id)).toBe(20);
    expect(await noticesOf(id)).toEqual([]);
  });

  it("leave a hash of the identity and nothing else", async () => {
    await signUp("first");
    const kept = await database.selectFrom("sign_up_identity").selectAll().execute();
    expect(kept.every(({ hash }) => hash.length === 32)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(subject);
  });
});
