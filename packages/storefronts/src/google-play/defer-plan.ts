import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { ExtensionRefused, type ExtensionWish } from "@kinora/domain/subscription/plan-extension";
import type { PlayPublisher } from "./open-publisher.ts";
import { askPlay, isRefusedByPlay, withoutToken } from "./play-answers.ts";
import { currentLine } from "./play-plan.ts";

/** Both sides' clocks, and a payment that Google tries for some hours. */
const NEAR = 2 * 3_600_000;

/**
 * Puts off the next payment. Google counts from when the plan would be paid again, so that it is
 * told only while that is still then: its mark of the purchase makes sure that nothing changes in
 * between.
 *
 * @see https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.subscriptionsv2/defer
 * @throws StoreUnreachable, ExtensionRefused
 */
export async function deferPlan(
  { api, packageName }: PlayPublisher,
  { ref: token, wasUntil, until }: ExtensionWish,
): Promise<void> {
  const { subscriptionsv2 } = api.purchases;
  const held = await askPlay(() => subscriptionsv2.get({ packageName, token }));
  const expires = Date.parse(currentLine(held.lineItems ?? [])?.expiryTime ?? "");
  if (!(Math.abs(expires - +wasUntil) <= NEAR))
    throw new StoreUnreachable("Google Play: the plan changed meanwhile");
  const seconds = Math.round((+until - expires) / 1_000);
  const deferralContext = { etag: held.etag ?? "", deferDuration: `${seconds}s` };
  try {
    await subscriptionsv2.defer({ packageName, token, requestBody: { deferralContext } });
  } catch (error) {
    const said = withoutToken(error);
    throw isRefusedByPlay(error) ? new ExtensionRefused(said.message) : said;
  }
}
