import type { AskedById, OpenIntent, UpstreamStanding } from "./provider.ts";

/**
 * How an order stands: `done` only when its result is to be had. A service that says it is done and then does not find it
 * is asked again, as long as anybody waits.
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
