import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SuspectTurns } from "./suspect-turns.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const picture = { id: "picture", size: "small", vanished: 1, loneDeaths: 0 } as const;
const film = { id: "film", size: "large", vanished: 1, loneDeaths: 0 } as const;
const waiting = (small: boolean, newcomers: boolean) => ({
  smallSuspectsWait: async () => small,
  newcomersWait: async () => newcomers,
});

test("what takes long lets newcomers pass three times, then only where it has kept everybody waiting", async () => {
  const turns = new SuspectTurns();
  const decide = (waited: number) => turns.decide(film, waited, waiting(false, true));
  const decided = [];
  for (let count = 0; count < 4; count += 1) decided.push(await decide(0));
  expect(decided).toEqual(["passes", "passes", "passes", "stays"]);
  expect(await decide(10_000)).toBe("passes");
  expect(await turns.decide(film, 10_000, waiting(false, false))).toBe("stays");
});

test("what takes long steps aside for what is made in a moment", async () => {
  const turns = new SuspectTurns();
  expect(await turns.decide(film, 0, waiting(true, false))).toBe("steps aside");
  expect(await turns.decide(picture, 0, waiting(true, false))).toBe("stays");
});

test("it has its turn when it let others pass thirty times, and not for one that died alone", async () => {
  const turns = new SuspectTurns();
  const died = { ...picture, loneDeaths: 1 };
  for (let count = 0; count < 30; count += 1)
    expect(await turns.decide(died, 10_000, waiting(true, true))).toBe("passes");
  vi.advanceTimersByTime(90_000);
  expect(await turns.decide(died, 10_000, waiting(true, true))).toBe("stays");
  const many = { ...picture, id: "many", vanished: 3 };
  await turns.decide(many, 0, waiting(false, false));
  vi.advanceTimersByTime(90_000);
  expect(await turns.decide(many, 0, waiting(false, false))).toBe("stays");
});

test("what is made in a moment has its turn at once, and waits no longer than so long for being alone", async () => {
  const turns = new SuspectTurns();
  const decide = (waited: number) => turns.decide(picture, waited, waiting(false, true));
  expect(await decide(0)).toBe("stays");
  expect(await decide(10_000)).toBe("passes");
  vi.advanceTimersByTime(44_999);
  expect(await decide(0)).toBe("stays");
  vi.advanceTimersByTime(1);
  expect(await decide(0)).toBe("joins");
  turns.forget(picture.id);
  expect(await decide(0)).toBe("stays");
});

test("those that come up one after the other have waited since the first of them did", async () => {
  const turns = new SuspectTurns();
  const decide = (id: string) => turns.decide({ ...picture, id }, 0, waiting(false, false));
  for (const [at, id] of ["a", "b", "c", "d"].entries()) {
    // Two are held at a time; each has its turn for so long.
    const next = `${id}${at}`;
    expect(await decide(next)).toBe("stays");
    if (at > 0) turns.forget(`${"abcd"[at - 1]}${at - 1}`);
    vi.advanceTimersByTime(11_250);
  }
  expect(await decide("e")).toBe("joins");
  turns.forget("e");
  turns.forget("d3");
  // One that came up later on its own waits for its own time; so does one after another that was cancelled.
  expect(await decide("f")).toBe("stays");
  vi.advanceTimersByTime(60_000);
  expect(await decide("g")).toBe("stays");
});

test("of a row of suspects that keeps newcomers waiting one lets them go first, every ten seconds", async () => {
  const turns = new SuspectTurns();
  const decided = [];
  for (const id of ["a", "b", "c", "d", "e", "f"]) {
    let decision = await turns.decide({ ...picture, id }, 0, waiting(false, true));
    decided.push(decision);
    while (decision === "passes")
      decision = await turns.decide({ ...picture, id }, 0, waiting(false, true));
    vi.advanceTimersByTime(6_000);
    turns.forget(id);
  }
  expect(decided).toEqual(["stays", "stays", "passes", "stays", "passes", "stays"]);
  vi.advanceTimersByTime(60_000);
  expect(await turns.decide({ ...picture, id: "later" }, 0, waiting(false, true))).toBe("stays");
});
