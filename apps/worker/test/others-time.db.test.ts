import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { expect, onTestFinished, test } from "vitest";
import { openCompany } from "../src/job/company.ts";
import { startWorkLoop } from "../src/job/work-loop.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { claims, database, boss, orders } = shop;

/** Creates an order whose worker dies. */
async function vanish(person: string): Promise<string> {
  const id = await orders.create(person, { prompt: "a fox" });
  expect(await claims.claim(ORDERED, new Date())).toMatchObject({ subject: { id } });
  await freeJobsOfDeadWorkers(database, boss, -1);
  return id;
}

test("claims no suspect during the others' time, not even one that was released since", async () => {
  for (const person of ["usr_ada", "usr_bruno"]) await orders.give(person, 40);
  const vanished = await vanish("usr_ada");
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const others = { ...ORDERED, suspects: false };
  const newcomer = await claims.claim(others, new Date());
  expect(newcomer).toMatchObject({ subject: { id: his } });
  expect(await claims.claim(others, new Date())).toBeNull();
  const suspect = await claims.claim(ORDERED, new Date());
  expect(suspect).toMatchObject({ subject: { id: vanished }, suspect: true });
  if (!suspect || !newcomer) throw new Error("There was nothing to claim.");
  await claims.giveWay(suspect);
  expect(await claims.claim(others, new Date())).toBeNull();
  await shop.attempt(newcomer);
  expect((await shop.workOnce())?.subject.id).toBe(vanished);
});

test("a suspect waiting to run alone leaves its slot to the others during their time, and runs after it", async () => {
  for (const person of ["usr_ada", "usr_bruno", "usr_chiyo"]) await orders.give(person, 40);
  const company = openCompany(() => loop.wake());
  // Other work is running, so the suspect waits.
  const leave = company.join();
  const vanished = await vanish("usr_ada");
  const begun: (string | null)[] = [];
  const loop = startWorkLoop(
    { lane: "render", slots: 1, places: 1 },
    {
      ...{ claims, company, now: () => new Date(), log: () => {} },
      attempt: async (job, signal) => {
        begun.push(job.subject.id);
        await shop.attempt(job, signal);
      },
    },
  );
  onTestFinished(() => loop.stop());
  loop.wake();
  const mayJoin = () => {
    const joined = company.join();
    joined?.();
    return joined !== null;
  };
  await expect.poll(mayJoin).toBe(false);
  const his = await orders.create("usr_bruno", { prompt: "a boat" });
  const hers = await orders.create("usr_chiyo", { prompt: "an owl" });
  expect(begun).toEqual([]);
  company.letOthersIn();
  await expect.poll(() => begun).toEqual([his, hers]);
  leave?.();
  await expect.poll(() => begun).toEqual([his, hers, vanished]);
});
