import { createHash } from "node:crypto";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { Database } from "@kinora/database/client";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { MODEL_ENTRIES } from "@kinora/engine/catalogue/model-entries";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { storesOn } from "./compose-stores.ts";
import { DEMO_PROMPTS } from "./seed/demo-prompts.ts";
import { orderDemoCreation } from "./seed/order-demo-creation.ts";

/** Orders the work of the demo people who exist on this server; what was ordered before stays. */
export async function seedCreations(database: Database, boss: PgBoss, now: Date): Promise<void> {
  const catalogue = openCatalogue(MODEL_ENTRIES, new Set(["studio"]), now);
  const people = postgresPeople(database);
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  for (const prompt of DEMO_PROMPTS) {
    const demo = DEMO_PEOPLE.find(({ handle }) => handle === prompt.by);
    const person = demo && (await people.find(demo.id));
    if (!person) continue;
    await database.transaction().execute((transaction) =>
      orderDemoCreation(prompt, person, now, {
        catalogue,
        newId,
        digest,
        stores: storesOn(transaction, boss),
      }),
    );
  }
}
