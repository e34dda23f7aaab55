import { postgresPeople } from "@kinora/database/account/postgres-people";
import { postgresSignUpIdentities } from "@kinora/database/account/postgres-sign-up-identities";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { type Database, openDatabase } from "@kinora/database/client";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { awardSignUp, type SignUpStores } from "@kinora/domain/account/award-sign-up";
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
    const ports = {
      ...{ people: postgresPeople(database), identities: postgresSignUpIdentities(database) },
      transact: <T>(work: (stores: SignUpStores) => Promise<T>) =>
        database.transaction().execute((own) => work(storesOn(own))),
    };
    for (const { id } of DEMO_PEOPLE) await awardSignUp(ports, { userId: id, now: new Date() });
  } finally {
    await close();
  }
}

const storesOn = (own: Database): SignUpStores => ({
  people: postgresPeople(own),
  ledger: postgresGemLedger(own),
  identities: postgresSignUpIdentities(own),
  notifications: postgresNotificationStore(own),
  record: recordEvent(own),
});
