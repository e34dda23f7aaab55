import { expect, it } from "vitest";
import { checkWeights, readWeights, WEIGHT_NAMES } from "./weights.ts";

it("every network's file is the tested one", async () => {
  for (const name of WEIGHT_NAMES) expect((await readWeights(name)).length).toBeGreaterThan(50_000);
});

it("refuses weights with a flipped bit", async () => {
  const bytes = Buffer.from(await readWeights("facemesh"));
  const { sha256 } = checkWeights("facemesh", bytes);
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  expect(() => checkWeights("facemesh", bytes)).toThrow("not the ones that were tried");
  expect(sha256).toMatch(/^29d7fd34/);
});
