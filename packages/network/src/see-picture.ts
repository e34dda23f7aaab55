import type { Network } from "./open-network.ts";

/**
 * Runs a network whose only input is a square picture: rows, columns, three channels.
 *
 * @param side of the picture in pixels
 * @returns the outputs of the network, in its order
 * @throws Error when an output contains a value that is not a number
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
