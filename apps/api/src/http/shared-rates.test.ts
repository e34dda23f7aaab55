import type { Loan, LoanWish, RateLender } from "@kinora/domain/security/rate-lender";
import { expect, it } from "vitest";
import { sharedRates } from "./shared-rates.ts";

const MINUTE = 60_000;
const MAX = 100;

/** An in-memory lender on the same clock as the borrowers. */
function openLender() {
  const clock = { ms: 1_000 };
  const rows = new Map<string, { lent: number; ends: number }>();
  let asked = 0;
  let answers = true;
  const lend = ({ key, wanted, most }: LoanWish): Loan => {
    const known = rows.get(key);
    const row = known && known.ends > clock.ms ? known : { lent: 0, ends: clock.ms + MINUTE };
    rows.set(key, row);
    const before = Math.min(row.lent, most);
    row.lent += wanted;
    return { before, granted: Math.min(wanted, most - before), endsInMs: row.ends - clock.ms };
  };
  const lender: RateLender = {
    async lend(wishes) {
      asked += 1;
      if (!answers) throw new Error("away");
      return wishes.map(lend);
    },
  };
  return {
    ...{ clock, lender },
    asked: () => asked,
    goAway: () => {
      answers = false;
    },
    comeBack: () => {
      answers = true;
    },
  };
}

type Lent = ReturnType<typeof openLender>;

function openProcess({ clock, lender }: Lent, isAlone = false) {
  const Store = sharedRates(isAlone ? null : lender, MINUTE, () => clock.ms);
  const store = new Store({});
  const ask = (key: string, max = MAX) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) =>
      store.incr(
        key,
        (error, answer) => (error || !answer ? reject(error) : resolve(answer)),
        MINUTE,
        max,
      ),
    );
  return {
    /** Sends `count` requests and returns how many were allowed. */
    async send(count: number, key = "ada", max = MAX) {
      const answers = await Promise.all(Array.from({ length: count }, () => ask(key, max)));
      return answers.filter(({ current }) => current <= max).length;
    },
    ask,
  };
}

it.each([
  ["alone", true],
  ["with a lender", false],
])(
  "allows one process exactly the limit, %s, and again after the window",
  async (_name, isAlone) => {
    const lent = openLender();
    const { send, ask } = openProcess(lent, isAlone);
    expect(await send(250)).toBe(MAX);
    const refused = await ask("ada");
    expect(refused.current).toBeGreaterThan(MAX);
    expect(refused.ttl).toBeGreaterThan(0);
    expect(refused.ttl).toBeLessThanOrEqual(MINUTE);
    expect(await send(5, "bruno")).toBe(5);
    lent.clock.ms += MINUTE;
    expect(await send(250)).toBe(MAX);
  },
);

it("allows several processes the limit plus a tenth for each further one, however they share it", async () => {
  const lent = openLender();
  const processes = [openProcess(lent), openProcess(lent), openProcess(lent)];
  const sent = await Promise.all(processes.map(({ send }) => send(250)));
  expect(sent.reduce((sum, each) => sum + each)).toBe(1.2 * MAX);
  for (const { send } of processes) expect(await send(50)).toBe(0);
});

it("gives all of it to one process when the others send nothing", async () => {
  const lent = openLender();
  expect(await openProcess(lent).send(80)).toBe(80);
  // Borrowed but unused requests cannot be lent twice.
  expect(await openProcess(lent).send(250)).toBe(30);
});

it("borrows nothing for users who send little", async () => {
  const lent = openLender();
  const { send } = openProcess(lent);
  for (let person = 0; person < 500; person += 1) expect(await send(10, `p${person}`)).toBe(10);
  expect(lent.asked()).toBe(0);
  await send(90, "p0");
  expect(lent.asked()).toBe(9);
});

it("borrows for all concurrent requests in one batch", async () => {
  const lent = openLender();
  const { send } = openProcess(lent);
  await Promise.all(Array.from({ length: 200 }, (_, person) => send(11, `p${person}`)));
  expect(lent.asked()).toBeLessThanOrEqual(2);
});

it("counts small limits exactly", async () => {
  const lent = openLender();
  const processes = [openProcess(lent), openProcess(lent)];
  const sent = await Promise.all(processes.map(({ send }) => send(40, "ada", 5)));
  expect(sent.reduce((sum, each) => sum + each)).toBe(6);
});

it("counts each process alone while the lender is unavailable, neither allowing nor rejecting everything", async () => {
  const lent = openLender();
  const { send } = openProcess(lent);
  expect(await send(50)).toBe(50);
  lent.goAway();
  expect(await send(250)).toBe(50);
  expect(await send(250, "bruno")).toBe(MAX);
  const asked = lent.asked();
  expect(await send(20, "carol")).toBe(20);
  // Later requests do not wait for it again.
  expect(lent.asked()).toBe(asked);
  lent.clock.ms += MINUTE;
  lent.comeBack();
  expect(await send(250)).toBe(MAX);
  expect(lent.asked()).toBeGreaterThan(asked);
});

it("waits a quarter of a second for a lender that hangs, once", async () => {
  const lent = openLender();
  const Store = sharedRates({ lend: () => new Promise(() => {}) }, MINUTE, () => lent.clock.ms);
  const store = new Store({});
  const send = (count: number) =>
    Promise.all(
      Array.from(
        { length: count },
        () =>
          new Promise<number>((resolve) =>
            store.incr("ada", (_error, answer) => resolve(answer?.current ?? 0), MINUTE, MAX),
          ),
      ),
    );
  const since = performance.now();
  const answers = await send(150);
  expect(answers.filter((current) => current <= MAX)).toHaveLength(MAX);
  expect(performance.now() - since).toBeGreaterThan(200);
  expect(await send(1)).toEqual([MAX + 1]);
});
