import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { storesOnPool } from "@kinora/database/transact";
import { createTestDatabase } from "@kinora/testing/database";
import { allHeard } from "@kinora/testing/event/hear-all";
import { afterAll, expect, test } from "vitest";
import { fakeStoryEngine } from "./fake-story-engine.ts";
import { openOrders } from "./orders.ts";
import { openStoryOrders } from "./story-orders.ts";
import { superviseWorker } from "./worker-process.ts";

const STAGES = ["script", "picture", "narration", "motion", "caption", "score", "assembly"];
const entry = fileURLToPath(new URL("./story-worker.ts", import.meta.url));
const ada = "usr_ada";
const GIVEN = 100;
const LIMIT = 60_000;

const { database, url } = await createTestDatabase();
await seedDemoPeople(database);
const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** Polls like a user's open page. */
async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + LIMIT;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

test(
  "makes and charges nothing twice when a worker is killed in every stage of a story",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "kinora-story-kill-"));
    cleanUp.push(() => rmSync(directory, { recursive: true, force: true }));
    const orders = await openOrders(url);
    cleanUp.push(() => orders.close());
    await orders.give(ada, GIVEN);
    const stories = openStoryOrders(database, orders.boss, fakeStoryEngine().versions, ada);
    const marker = (stage: string) => join(directory, `hang-${stage}`);
    for (const stage of STAGES) writeFileSync(marker(stage), "");
    const worker = superviseWorker(url, directory, entry);
    cleanUp.push(() => worker.stop());

    const id = await stories.create({ prompt: "a fox", until: "render", spendAtMost: GIVEN });
    const left = new Set(STAGES);
    let kills = 0;
    const film = async () => {
      const { renderCreationId } = await stories.find(id);
      const rows = database.selectFrom("creation").selectAll().where("kind", "=", "story");
      return (await rows.execute()).find((row) => row.id === renderCreationId);
    };
    while (left.size > 0) {
      await until(`one of ${[...left].join(", ")} is reached`, () =>
        [...left].some((stage) => !existsSync(marker(stage))),
      );
      for (const stage of left) if (!existsSync(marker(stage))) left.delete(stage);
      process.kill(worker.pid(), "SIGKILL");
      kills += 1;
    }
    await until("the film is there", async () => (await film())?.status === null);
    await until("its job has ended", async () => {
      const open = database.selectFrom("job").select("id").where("ended_at", "is", null);
      return (await open.execute()).length === 0;
    });

    const calls = readFileSync(join(directory, "calls.log"), "utf8").trim().split("\n");
    const artifacts = await database
      .selectFrom("story_piece")
      .selectAll()
      .where("story_id", "=", id)
      .execute();
    // Three scenes, each with a picture, a voice, a small and a full motion, each of these with a
    // caption; plus both whole films.
    expect(artifacts).toHaveLength(3 + 3 + 6 + 6 + 1 + 2);
    expect(artifacts.filter(({ kind, paid }) => kind === "picture" && paid)).toHaveLength(3);
    // The script may be written twice, and each kill may repeat the artifacts in progress: at most
    // two.
    expect(calls.length).toBeLessThanOrEqual(artifacts.length + 1 + 2 * kills);
    const made = await film();
    const jobs = await database.selectFrom("job").selectAll().execute();
    expect(jobs.map(({ outcome }) => outcome)).toEqual(Array(4).fill("delivered"));
    expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
    const { ledger } = storesOnPool(database, orders.boss);
    const { duration } = made ?? {};
    expect(made?.gems_settled).toBe(Math.ceil((duration ?? 0) / 3));
    await allHeard(database);
    // 5 for a first creation.
    expect(await ledger.balance(ada, new Date())).toMatchObject({
      held: 0,
      available: GIVEN - 1 - 3 - (made?.gems_settled ?? 0) + 5,
    });
    const notices = await database.selectFrom("notification").select("kind").execute();
    expect(notices.map(({ kind }) => kind).sort()).toEqual(["badge", "story"]);
    console.log(`${kills} kills, ${calls.length} calls, ${artifacts.length} artifacts`);
  },
  4 * LIMIT,
);
