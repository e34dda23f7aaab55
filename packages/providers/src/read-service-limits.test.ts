import { expect, test } from "vitest";
import { readServiceLimits } from "./read-service-limits.ts";

test("reads how many orders may be at a service at once", () => {
  const limits = readServiceLimits({ SERVICE_LIMITS: " fal = 20, runway=1 " });
  expect(["fal", "runway", "replicate", "comfyui"].map(limits)).toEqual([20, 1, 10, 2]);
  expect(readServiceLimits({})("runway")).toBe(3);
});

test.each([
  ["fall=3", 'SERVICE_LIMITS names "fall"'],
  ["fal", 'SERVICE_LIMITS has "fal": it must be like fal=5.'],
  ["fal=0", 'SERVICE_LIMITS has "fal=0"'],
  ["fal=2=3", 'SERVICE_LIMITS has "fal=2=3"'],
])("rejects %s", (text, said) => {
  expect(() => readServiceLimits({ SERVICE_LIMITS: text })).toThrow(said);
});
