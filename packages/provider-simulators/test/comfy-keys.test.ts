import { expect, test } from "vitest";
import { comfySimulator } from "../src/comfy/comfy-simulator.ts";

const HOUR = 3_600_000;
const RUNWAY = "runway/gen4_turbo";

/** A simulator with a clock that the test controls. */
function open({ atOnce = true } = {}) {
  let ahead = 0;
  const simulator = comfySimulator({
    now: () => new Date(ahead),
    fileAddress: ({ id }) => `https://files.example/${id}`,
    ...{ movesWhenAsked: false, atOnce },
  });
  const post = (model: string, key = "a key") => {
    const said = simulator.answer({
      method: "POST",
      url: `https://api.comfy.org/v2/models/${model}`,
      headers: { "x-api-key": "simulated", "idempotency-key": key },
      body: JSON.stringify({ prompt: "a fox" }),
    });
    if (said.kind !== "answered") throw new Error("No answer");
    const { status, headers } = said.answer;
    return [status, headers["x-comfy-error-type"] ?? headers["idempotent-replayed"] ?? "fresh"];
  };
  return {
    simulator,
    post,
    wait: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

test("repeats a result in Router's own storage for a day; then the key makes a new order", () => {
  const { simulator, post, wait } = open();
  const film = "byteplus/seedance-1-0-pro-250528";
  expect(post(film)).toEqual([200, "fresh"]);
  wait(23 * HOUR);
  expect(post(film)).toEqual([200, "true"]);
  expect(simulator.orders.size).toBe(1);
  wait(HOUR);
  expect(post(film)).toEqual([200, "fresh"]);
  expect(simulator.orders.size).toBe(2);
});

test("repeats a picture at its maker's URL for a few minutes", () => {
  const { simulator, post, wait } = open();
  expect(post("ideogram/ideogram-v3")).toEqual([200, "fresh"]);
  wait(60_000);
  expect(post("ideogram/ideogram-v3")).toEqual([200, "true"]);
  wait(10 * 60_000);
  expect(post("ideogram/ideogram-v3")).toEqual([409, "invalid_input"]);
  expect(simulator.orders.size).toBe(1);
});

test("returns a task at its maker's URL only once, however late it is collected", () => {
  const { simulator, post, wait } = open({ atOnce: false });
  expect(post(RUNWAY)).toEqual([504, "deadline_exceeded"]);
  simulator.tick();
  simulator.tick();
  wait(HOUR);
  expect(post(RUNWAY)).toEqual([200, "fresh"]);
  wait(1);
  expect(post(RUNWAY)).toEqual([409, "invalid_input"]);
  expect(simulator.orders.size).toBe(1);
});

test("makes another order for another key", () => {
  const { simulator, post } = open();
  post(RUNWAY, "one");
  post(RUNWAY, "two");
  expect([...simulator.orders.keys()]).toEqual(["one", "two"]);
});
