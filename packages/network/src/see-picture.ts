import type { Network } from "./open-network.ts";

/**
 * Shows a square picture to a network that takes nothing else: rows, columns, three channels.
 *
 * @param side of the picture in pixels
 * @returns what the network answers, in the order of its outputs
 * @throws Error when an answer is not made of numbers
 */
export async function seePicture(
  network: Network,
  side: number,
  data: Float32Array,
): Promise<Float32Array[]> {
  const [slot = ""] = network.inputs;
  const picture = { type: "float32" as const, data, dims: [1, side, side, 3] };
  const answers = await network.run({ [slot]: picture }, network.outputs);
  return answers.map((answer) => {
    if (answer.type === "float32" && answer.data.every(Number.isFinite)) return answer.data;
    throw new Error("The network answered what cannot be used");
  });
}
