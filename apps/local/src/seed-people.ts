import { postgresPeople } from "@kinora/database/account/postgres-people";
import { closeDemoAccounts, seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { type Database, openDatabase } from "@kinora/database/client";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { awardSignUp } from "@kinora/domain/account/award-sign-up";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";

/** The people of a local server, with the gems of signing up: scripts may spend before anybody signs in. */
export function seedPeople(url: string): Promise<void> {
  return withDatabase(url, async (database) => {
    await seedDemoPeople(database);
    const stores = { people: postgresPeople(database), ledger: postgresGemLedger(database) };
    for (const { id } of DEMO_PEOPLE) await awardSignUp(stores, { userId: id, now: new Date() });
  });
}

/** Where real providers vouch, nobody signs in as a person of the demonstration there may have been. */
export function withdrawPeople(url: string): Promise<void> {
  return withDatabase(url, closeDemoAccounts);
}

async function withDatabase(
  url: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { database, close } = openDatabase({
    url,
    role: "patient",
    connections: 1,
    name: "kinora-seed",
  });
  try {
    await work(database);
  } finally {
    await close();
  }
}
