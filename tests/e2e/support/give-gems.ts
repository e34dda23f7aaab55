import { openDatabase } from "@kinora/database/client";
import { postgresGemLedger } from "@kinora/database/gem/postgres-gem-ledger";
import { AWARD } from "@kinora/domain/gem/purpose";
import { findRunningPostgres } from "@kinora/local-postgres/find-running-postgres";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import type { Server } from "./start-server.ts";

/** Gives gems to a person of the server under test, named as others see them. */
export async function giveGems(
  { dataDirectory }: Server,
  name: string,
  gems: number,
): Promise<void> {
  const url = findRunningPostgres(dataDirectory);
  if (!url) throw new Error("The database under test does not run.");
  const about = { role: "patient", connections: 1, name: "kinora-e2e" } as const;
  const { database, close } = openDatabase({ url, ...about });
  try {
    const person = database.selectFrom("app_user").select("id").where("display_name", "=", name);
    const { id: userId } = await person.executeTakeFirstOrThrow();
    const now = new Date();
    await postgresGemLedger(database).credit({
      ...{ userId, gems, kind: "gift", purpose: AWARD, expiresAt: null },
      ...{ key: `journey ${now.getTime()}`, description: DAILY_GEMS, now },
    });
  } finally {
    await close();
  }
}
