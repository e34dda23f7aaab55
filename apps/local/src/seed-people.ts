import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { openDatabase } from "@kinora/database/client";

/** Makes the demo people who can sign in at the built-in identity provider; safe to repeat. */
export async function seedPeople(url: string): Promise<void> {
  const { database, close } = openDatabase({ url, connections: 1, name: "kinora-seed" });
  try {
    await seedDemoPeople(database);
  } finally {
    await close();
  }
}
