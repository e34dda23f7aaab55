import { expect, it } from "vitest";
import { hasNativeRuntime, openNetwork } from "./open-network.ts";
import { readWeights } from "./weights.ts";

const SIDE = 224;
const picture = {
  type: "float32" as const,
  data: Float32Array.from({ length: 3 * SIDE * SIDE }, (_, index) => ((index * 7919) % 251) / 251),
  dims: [1, 3, SIDE, SIDE],
};

async function depthOf(native: boolean): Promise<Float32Array> {
  const network = await openNetwork(await readWeights("fastdepth"), { once: true, native });
  const [slot = ""] = network.inputs;
  const [depth] = await network.run({ [slot]: picture }, network.outputs);
  await network.close();
  if (depth?.type !== "float32") throw new Error("depths are numbers");
  return depth.data;
}

it("gives the same result on WebAssembly as on the native runtime", async () => {
  const [slow, quick] = [await depthOf(false), await depthOf(await hasNativeRuntime())];
  expect(slow).toHaveLength(SIDE * SIDE);
  const apart = slow.map((value, at) => Math.abs(value - (quick[at] ?? Number.NaN)));
  expect(Math.max(...apart)).toBeLessThan(1e-3 * Math.max(...slow));
});
