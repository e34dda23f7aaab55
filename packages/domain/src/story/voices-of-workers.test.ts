import { expect, test } from "vitest";
import { voicesOfWorkers } from "./voices-of-workers.ts";

const large = { engine: "large", why: null } as const;
const small = { engine: "small", why: "They are not installed." } as const;

test("returns the voices that every worker has", () => {
  expect(voicesOfWorkers([])).toBeNull();
  expect(voicesOfWorkers([{ voices: null }])).toBeNull();
  expect(voicesOfWorkers([{ voices: null }, { voices: large }])).toBe(large);
  expect(voicesOfWorkers([{ voices: large }, { voices: small }])).toBe(small);
});
