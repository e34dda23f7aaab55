import type { AccountBestTimes } from "@kinora/contracts/publication/account-best-times";
import { bestTimes } from "@kinora/contracts/schedule/best-times";
import type { MeasureStore } from "./measure-publications.ts";
import type { PlanPorts } from "./plan-target.ts";

interface BestTimesPorts extends Pick<PlanPorts, "connectionsOf"> {
  readonly measures: Pick<MeasureStore, "measuredPosts">;
}

/** Returns at which hours a person's own posts did best, for each of their connected accounts. */
export async function bestTimesOf(
  { measures, connectionsOf }: BestTimesPorts,
  { userId, zone }: { readonly userId: string; readonly zone: string },
): Promise<readonly AccountBestTimes[]> {
  const [posts, accounts] = await Promise.all([
    measures.measuredPosts(userId),
    connectionsOf(userId),
  ]);
  return accounts.map(({ id: connectionId, platform, accountId }) => {
    const own = posts.filter((one) => one.platform === platform && one.accountId === accountId);
    return { connectionId, posts: own.length, times: [...bestTimes(own, zone)] };
  });
}
