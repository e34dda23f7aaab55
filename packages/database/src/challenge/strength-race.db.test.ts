import { openChallenges } from "@kinora/testing/challenge/play-challenge";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, it } from "vitest";
import { openJobQueue } from "../job/open-job-queue.ts";
import { postgresChallengeEntries } from "./postgres-challenge-entries.ts";

const { database, url } = await createTestDatabase();
const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
const play = openChallenges(database, boss);

it("counts ballots while strengths are stored, and neither waits for the other for ever", async () => {
  const people = Array.from({ length: 24 }, (_, n) => `au${n}`);
  await play.addPeople(["host", ...people]);
  const id = await play.schedule();
  play.moveTo(1);
  await play.move(id);
  for (const person of people) await play.enter(id, person);
  const entries = postgresChallengeEntries(database);
  const ids = (await entries.all(id)).map((entry) => entry.id);
  // As ballots do, in the transaction that adds them.
  const count = (n: number) =>
    database.transaction().execute(async (own) => {
      const [one = "", other = ""] = [ids[n % 24], ids[(n * 7 + 5) % 24]];
      await postgresChallengeEntries(own).countCompared([one, other]);
    });
  const store = (n: number) =>
    entries.setStrengths(new Map(ids.toReversed().map((entry, at) => [entry, at + n])));
  for (let round = 0; round < 12; round += 1) {
    const all = Array.from({ length: 8 }, (_, n) => [count(round * 8 + n), store(n)]).flat();
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === "rejected")).toEqual([]);
  }
});
