import { expect, test } from "vitest";
import { attemptAlone, trialOf, type Way } from "./attempt-alone.ts";
import { type Leave, openCompany } from "./company.ts";

/** Starts a suspect that runs until `end` is called, and records the calls of its notes. */
async function suspect(trial: number, clear = async () => {}) {
  const noted: string[] = [];
  const opened = Promise.withResolvers<void>();
  const company = openCompany(opened.resolve);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const note = (what: string) => async () => void noted.push(what);
  const notes = {
    giveWay: async () => "stays" as const,
    setAlone: note("alone"),
    async clear() {
      noted.push("clear");
      await clear();
    },
    acquit: note("acquit"),
    complain: () => void noted.push("complaint"),
  };
  const attempt = () => {
    begun.resolve();
    return ended;
  };
  const done = attemptAlone(company, notes, trial, attempt);
  await begun.promise;
  return { company, noted, end, done, opened: opened.promise };
}

test("a suspect runs alone, and no longer after its trial", async () => {
  const { company, noted, end, done, opened } = await suspect(20);
  expect(company.join()).toBeNull();
  await opened;
  expect(noted).toEqual(["alone", "clear"]);
  const leave = company.join();
  expect(leave).not.toBeNull();
  // Another suspect waits for both.
  const place = company.alone();
  let isBegun = false;
  void place.begun.then(() => {
    isBegun = true;
  });
  end();
  await done;
  expect(isBegun).toBe(false);
  leave?.();
  (await place.begun).leave();
  expect(company.join()).not.toBeNull();
});

test("a suspect with an unlimited trial runs alone to its end", async () => {
  const { company, noted, end, done } = await suspect(Number.POSITIVE_INFINITY);
  // Longer than a trial of 0 ms.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(company.join()).toBeNull();
  end();
  await done;
  expect(noted).toEqual(["alone", "acquit"]);
  expect(company.join()).not.toBeNull();
});

test("the trial grows with the number of lost workers and is unlimited after six", () => {
  const trials = [
    { loneDeaths: 0, vanished: 1 },
    { loneDeaths: 1, vanished: 1 },
    { loneDeaths: 0, vanished: 3 },
    { loneDeaths: 2, vanished: 6 },
  ].map(trialOf);
  expect(trials).toEqual([10_000, 25_000, 25_000, Number.POSITIVE_INFINITY]);
});

test("no other work joins while the end of the trial cannot be recorded", async () => {
  const failed = Promise.withResolvers<void>();
  const { company, noted, end, done } = await suspect(0, async () => {
    failed.resolve();
    throw new Error("away");
  });
  await failed.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(company.join()).toBeNull();
  end();
  await done;
  expect(noted).toEqual(["alone", "clear", "complaint", "acquit"]);
  expect(company.join()).not.toBeNull();
});

test("a waiting suspect is asked repeatedly and may still give way", async () => {
  const company = openCompany(() => {});
  const leave = company.join();
  let asked = 0;
  const note = async () => {};
  const notes = {
    async giveWay(): Promise<Way> {
      asked += 1;
      return asked > 2 ? "gone" : "stays";
    },
    ...{ setAlone: note, clear: note, acquit: note, complain: () => {} },
  };
  const attempt = () => Promise.reject(new Error("It was not its turn."));
  const done = attemptAlone(company, notes, 20, attempt);
  await expect.poll(() => company.join()).toBeNull();
  await done;
  expect(asked).toBe(3);
  expect(company.join()).not.toBeNull();
  leave?.();
});

test("a suspect that steps aside for uploads keeps its claim, lets them begin and runs afterwards", async () => {
  const company = openCompany(() => {});
  const leave = company.join();
  let waits = true;
  let asked = 0;
  const note = async () => {};
  const notes = {
    async giveWay(): Promise<Way> {
      asked += 1;
      return waits && asked > 1 ? "steps aside" : "stays";
    },
    ...{ setAlone: note, clear: note, acquit: note, complain: () => {} },
  };
  const done = attemptAlone(company, notes, 20, note);
  await expect.poll(() => company.join()).toBeNull();
  const uploads: Leave[] = [];
  const join = () => {
    const upload = company.join();
    if (upload) uploads.push(upload);
    return uploads.length;
  };
  await expect.poll(join, { interval: 20 }).toBe(1);
  waits = false;
  leave?.();
  for (const end of uploads) end();
  await done;
  expect(company.join()).not.toBeNull();
});

test("a suspect that joins runs beside other work and is no longer a suspect", async () => {
  const company = openCompany(() => {});
  const film = company.join();
  const noted: string[] = [];
  const note = (what: string) => async () => void noted.push(what);
  const ways: Way[] = ["stays", "joins"];
  const notes = {
    giveWay: async () => ways.shift() ?? "stays",
    ...{ setAlone: note("alone"), clear: note("clear"), acquit: note("acquit") },
    complain: () => {},
  };
  await attemptAlone(company, notes, 10_000, async () => {
    noted.push("begun");
    expect(company.join()).not.toBeNull();
  });
  expect(noted).toEqual(["clear", "begun"]);
  film?.();
});

test("a suspect is asked once more when its turn comes, because earlier suspects may have kept others waiting", async () => {
  const company = openCompany(() => {});
  const before = await company.alone().begun;
  const ways: Way[] = ["stays", "gone"];
  const note = async () => {};
  const notes = {
    giveWay: async () => ways.shift() ?? "stays",
    ...{ setAlone: note, clear: note, acquit: note, complain: () => {} },
  };
  const attempt = () => Promise.reject(new Error("It was not its turn."));
  const done = attemptAlone(company, notes, 20, attempt);
  before.leave();
  await done;
  expect(company.join()).not.toBeNull();
});
