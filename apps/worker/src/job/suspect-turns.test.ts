import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCompany } from "./company.ts";
import { SuspectTurns } from "./suspect-turns.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

const picture = { id: "picture", size: "small", vanished: 1, loneDeaths: 0 } as const;
const film = { id: "film", size: "large", vanished: 1, loneDeaths: 0 } as const;
const waiting = (small: boolean, newcomers: boolean) => ({
  smallSuspectsWait: async () => small,
  newcomersWait: async () => newcomers,
});

/** A door that has been closed for too long as often as it is asked, and is open to others for no time. */
const ajar = (isClosedTooLong = () => false) => ({
  isClosedTooLong,
  letOthersIn: () => {},
  isOthersTime: () => false,
});

test("what takes long lets newcomers pass three times, then only where it has kept everybody waiting", async () => {
  let tooLong = false;
  const turns = new SuspectTurns(ajar(() => tooLong));
  const decide = () => turns.decide(film, waiting(false, true));
  const decided = [];
  for (let count = 0; count < 4; count += 1) decided.push(await decide());
  expect(decided).toEqual(["passes", "passes", "passes", "stays"]);
  tooLong = true;
  expect(await decide()).toBe("passes");
  expect(await turns.decide(film, waiting(false, false))).toBe("stays");
});

test("what takes long steps aside for what is made in a moment", async () => {
  const turns = new SuspectTurns(ajar());
  expect(await turns.decide(film, waiting(true, false))).toBe("steps aside");
  expect(await turns.decide(picture, waiting(true, false))).toBe("stays");
});

test("it has its turn when it let others pass thirty times, and not for one that died alone", async () => {
  const turns = new SuspectTurns(ajar(() => true));
  const died = { ...picture, loneDeaths: 1 };
  for (let count = 0; count < 30; count += 1)
    expect(await turns.decide(died, waiting(true, true))).toBe("passes");
  vi.advanceTimersByTime(90_000);
  expect(await turns.decide(died, waiting(true, true))).toBe("stays");
  const many = { ...picture, id: "many", vanished: 3 };
  await turns.decide(many, waiting(false, false));
  vi.advanceTimersByTime(90_000);
  expect(await turns.decide(many, waiting(false, false))).toBe("stays");
});

test("what is made in a moment has its turn at once, and waits no longer than so long for being alone", async () => {
  let tooLong = false;
  const turns = new SuspectTurns(ajar(() => tooLong));
  const decide = () => turns.decide(picture, waiting(false, true));
  expect(await decide()).toBe("stays");
  tooLong = true;
  expect(await decide()).toBe("passes");
  tooLong = false;
  vi.advanceTimersByTime(44_999);
  expect(await decide()).toBe("stays");
  vi.advanceTimersByTime(1);
  expect(await decide()).toBe("joins");
  turns.forget(picture.id);
  expect(await decide()).toBe("stays");
});

test("those that come up one after the other have waited since the first of them did", async () => {
  const turns = new SuspectTurns(ajar());
  const decide = (id: string) => turns.decide({ ...picture, id }, waiting(false, false));
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

/** The seconds in which somebody else may begin while a row of suspects is tried, one after the other. */
async function othersBegin(seconds: number, newcomers: boolean): Promise<number[]> {
  const company = openCompany(() => {});
  // Of two lanes: those of one come up while one of the other waits.
  const lanes = [new SuspectTurns(company), new SuspectTurns(company)];
  const places = lanes.map(() => ({ end: () => {}, until: Number.POSITIVE_INFINITY }));
  const open: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    for (const [lane, turns] of lanes.entries()) {
      const place = places[lane];
      if (!place) continue;
      if (second >= place.until) {
        place.end();
        place.until = Number.POSITIVE_INFINITY;
      }
      if (place.until !== Number.POSITIVE_INFINITY) continue;
      const decision = await turns.decide(
        { ...picture, id: `${lane} ${second}`, vanished: 3 },
        waiting(false, newcomers),
      );
      const alone = decision === "stays" ? company.alone() : null;
      if (alone?.withdraw() !== false) continue;
      place.end = (await alone.begun).leave;
      place.until = second + 6;
    }
    const leave = company.join();
    if (leave) open.push(second);
    leave?.();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return open;
}

test("a row of suspects keeps newcomers from beginning for half of the time, and goes on where nobody waits", async () => {
  const open = await othersBegin(120, true);
  expect(open[0]).toBeLessThanOrEqual(12);
  expect(open.length).toBeGreaterThanOrEqual(50);
  expect(open.length).toBeLessThanOrEqual(70);
  expect(await othersBegin(60, false)).toEqual([]);
});

test("in the others' time every suspect steps aside, however often it did", async () => {
  const turns = new SuspectTurns({ ...ajar(() => true), isOthersTime: () => true });
  for (let count = 0; count < 40; count += 1)
    expect(await turns.decide(film, waiting(false, true))).toBe("steps aside");
});
