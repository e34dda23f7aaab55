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

/** Creates a door that reports the given state and never opens the others' time. */
const ajar = (isClosedTooLong = () => false) => ({
  isClosedTooLong,
  letOthersIn: () => {},
  isOthersTime: () => false,
});

test("a long suspect lets newcomers pass three times, then only if it has kept others waiting too long", async () => {
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

test("a long suspect steps aside for small ones", async () => {
  const turns = new SuspectTurns(ajar());
  expect(await turns.decide(film, waiting(true, false))).toBe("steps aside");
  expect(await turns.decide(picture, waiting(true, false))).toBe("stays");
});

test("a suspect that let others pass thirty times takes its turn, and one that died alone never joins", async () => {
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

test("a small suspect takes its turn at once and joins others after 45 seconds of waiting", async () => {
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

test("suspects that follow each other count as waiting since the first of them", async () => {
  const turns = new SuspectTurns(ajar());
  const decide = (id: string) => turns.decide({ ...picture, id }, waiting(false, false));
  for (const [at, id] of ["a", "b", "c", "d"].entries()) {
    // Two are held at a time; each has its turn for this long.
    const next = `${id}${at}`;
    expect(await decide(next)).toBe("stays");
    if (at > 0) turns.forget(`${"abcd"[at - 1]}${at - 1}`);
    vi.advanceTimersByTime(11_250);
  }
  expect(await decide("e")).toBe("joins");
  turns.forget("e");
  turns.forget("d3");
  // A suspect that arrives later counts from its own arrival, and so does one that follows a
  // cancelled suspect.
  expect(await decide("f")).toBe("stays");
  vi.advanceTimersByTime(60_000);
  expect(await decide("g")).toBe("stays");
});

/**
 * Returns the seconds in which other work could begin while suspects are tried one after another.
 */
async function othersBegin(seconds: number, newcomers: boolean): Promise<number[]> {
  const company = openCompany(() => {});
  // Two lanes, so that suspects of one arrive while one of the other waits.
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

test("consecutive suspects block newcomers for half of the time, and continue when nothing else waits", async () => {
  const open = await othersBegin(120, true);
  expect(open[0]).toBeLessThanOrEqual(12);
  expect(open.length).toBeGreaterThanOrEqual(50);
  expect(open.length).toBeLessThanOrEqual(70);
  expect(await othersBegin(60, false)).toEqual([]);
});

test("every suspect steps aside during the others' time, however often it has done so", async () => {
  const turns = new SuspectTurns({ ...ajar(() => true), isOthersTime: () => true });
  for (let count = 0; count < 40; count += 1)
    expect(await turns.decide(film, waiting(false, true))).toBe("steps aside");
});
