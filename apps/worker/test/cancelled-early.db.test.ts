import { expect, test } from "vitest";
import { makeCreation } from "../src/creation/make-creation.ts";
import { jobAttempt } from "../src/job/attempt-job.ts";
import { Interruption } from "../src/job/interruption.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const ada = "usr_ada";
const form = { prompt: "a fox" };
const shop = await openWorkshop();
await shop.orders.give(ada, 1_000);

test("a cancelled order does not wait for a reader that is still loading", async () => {
  const id = await shop.orders.create(ada, form);
  const job = await shop.claims.claim(ORDERED, new Date());
  if (!job) throw new Error("nothing to claim");
  const asked = Promise.withResolvers<void>();
  const read = () => {
    asked.resolve();
    return new Promise<never>(() => {});
  };
  const { work, attempting } = shop.parts;
  const kinds = [makeCreation({ ...work, reader: { read } })];
  const stop = new AbortController();
  const attempt = jobAttempt([{ jobs: kinds }], attempting)(job, stop.signal);
  await asked.promise;
  await shop.orders.act(ada, id, "cancel");
  stop.abort(new Interruption("cancelled"));
  await attempt;
  expect(await shop.creation(id)).toMatchObject({ status: "deleted", failureClass: "cancelled" });
});
