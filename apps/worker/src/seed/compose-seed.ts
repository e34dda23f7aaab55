import { createHash } from "node:crypto";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { Database } from "@kinora/database/client";
import { transact } from "@kinora/database/transact";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { type ArtifactKeys, artifactKeys } from "@kinora/domain/story/artifact-keys";
import type { StoryEngine } from "@kinora/domain/story/story-engine";
import { voicesHere } from "@kinora/voice/voices-here";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { DEMO_PROMPTS } from "./demo-prompts.ts";
import { DEMO_STORIES } from "./demo-stories.ts";
import { orderDemoCreation } from "./order-demo-creation.ts";
import { orderDemoStory } from "./order-demo-story.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Orders the works of this server's demo accounts; earlier orders are unchanged. */
export async function seedCreations(
  database: Database,
  boss: PgBoss,
  { versions }: Pick<StoryEngine, "versions">,
  now: Date,
): Promise<void> {
  const catalogue = openCatalogue(MODEL_ENTRIES, new Set(["studio"]), now);
  const keys: ArtifactKeys = artifactKeys(digest, versions);
  const voices = (await voicesHere()).voices.map(({ key }) => key);
  const people = postgresPeople(database);
  const authorOf = async (handle: string) => {
    const demo = DEMO_PEOPLE.find((person) => person.handle === handle);
    return demo ? people.find(demo.id) : null;
  };
  for (const prompt of DEMO_PROMPTS) {
    const person = await authorOf(prompt.by);
    if (!person) continue;
    await transact(database, boss, (stores) =>
      orderDemoCreation(prompt, person, now, { catalogue, newId, digest, stores }),
    );
  }
  for (const story of DEMO_STORIES) {
    const person = await authorOf(story.by);
    if (!person) continue;
    await transact(database, boss, (stores) =>
      orderDemoStory(story, person, now, { keys, catalogue, newId, digest, voices, stores }),
    );
  }
}
