import type { AskedById, OpenIntent, UpstreamStanding } from "./provider.ts";

/**
 * Returns the status of an order; `done` only when its result can be downloaded. When a service
 * reports "done" but cannot find the result, the status is unclear and polling continues.
 */
export async function askFor(
  order: OpenIntent,
  provider: Pick<AskedById, "standing" | "result">,
): Promise<UpstreamStanding> {
  const standing = await provider.standing(order);
  if (standing.kind !== "done") return standing;
  const result = await provider.result(order);
  switch (result.kind) {
    case "files":
      return standing;
    case "refused":
      return result;
    case "gone":
      return { kind: "failed" };
    case "unclear":
      return { kind: "unclear" };
  }
}
