import { readVitalSigns } from "@kinora/database/job/worker-signs";
import { expect, test } from "vitest";
import { seedCreations } from "../src/seed/compose-seed.ts";
import { DEMO_PROMPTS } from "../src/seed/demo-prompts.ts";
import { DEMO_STORIES } from "../src/seed/demo-stories.ts";
import { DEMO, openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const ordered = DEMO_PROMPTS.length + DEMO_STORIES.length;

test("reports the progress of a new server's demo works before the first of them is finished", async () => {
  const { database, boss, storyEngine, claims } = shop;
  const works = async () => (await readVitalSigns(database)).demoWorks;
  expect(await works()).toBeNull();
  await seedCreations(database, boss, storyEngine, new Date());
  expect(await works()).toEqual({ made: 0, ordered, percent: 0 });
  const job = await claims.claim(DEMO, new Date());
  if (!job) throw new Error("there is nothing to make");
  await database.updateTable("job").set({ percent: 50 }).where("id", "=", job.id).execute();
  expect(await works()).toEqual({ made: 0, ordered, percent: 50 / ordered });
  await shop.attempt(job);
  expect(await works()).toEqual({ made: 1, ordered, percent: 100 / ordered });
});
