import { postgresPeople } from "@kinora/database/account/postgres-people";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { openDatabase } from "@kinora/database/client";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { awardSignUp } from "@kinora/domain/account/award-sign-up";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";

/**
 * Creates the local server's demo accounts with their signup gems, so that scripts can spend before
 * the first sign-in.
 */
export async function seedPeople(url: string): Promise<void> {
  const { database, close } = openDatabase({
    url,
    role: "patient",
    connections: 1,
    name: "kinora-seed",
  });
  try {
    await seedDemoPeople(database);
    const stores = { people: postgresPeople(database), ledger: postgresGemLedger(database) };
    for (const { id } of DEMO_PEOPLE) await awardSignUp(stores, { userId: id, now: new Date() });
  } finally {
    await close();
  }
}
