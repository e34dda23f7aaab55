import { expect, test } from "vitest";
import { comfySimulator } from "../src/comfy/comfy-simulator.ts";

const HOUR = 3_600_000;
const RUNWAY = "runway/gen4_turbo";

/** Orders at a time that a test moves. */
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
      headers: { "x-api-key": "k", "idempotency-key": key },
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

test("what Router has copied is given out again for a day, then a key is a new order", () => {
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

test("a picture at an address of its maker's is given out again for minutes", () => {
  const { simulator, post, wait } = open();
  expect(post("ideogram/ideogram-v3")).toEqual([200, "fresh"]);
  wait(60_000);
  expect(post("ideogram/ideogram-v3")).toEqual([200, "true"]);
  wait(10 * 60_000);
  expect(post("ideogram/ideogram-v3")).toEqual([409, "invalid_input"]);
  expect(simulator.orders.size).toBe(1);
});

test("a task at an address of its maker's is given out once, whenever it is collected", () => {
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

test("another key is another order", () => {
  const { simulator, post } = open();
  post(RUNWAY, "one");
  post(RUNWAY, "two");
  expect([...simulator.orders.keys()]).toEqual(["one", "two"]);
});
