import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { CampaignSettings } from "@kinora/contracts/campaign/campaign-settings";
import { canonical } from "../canonical.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { PlanPorts } from "../post/plan-target.ts";
import { connectionFor, OWN_FEED } from "../post/plan-target.ts";
import { Refusal } from "../refusal.ts";
import type { CampaignStore } from "./campaign-store.ts";

export interface CreateCampaignStores {
  readonly campaigns: CampaignStore;
  readonly queue: Pick<JobQueue, "lockPerson">;
}

/** What settings are checked against. */
export interface SettingsPorts extends Pick<PlanPorts, "connectionsOf" | "platforms"> {
  readonly isVoice: (key: string) => boolean;
}

/**
 * Refuses settings by which nothing could be made or posted.
 *
 * @throws Refusal CONNECTION_NOT_FOUND, PLATFORM_NOT_SET_UP, CAMPAIGN_VOICE
 */
export async function checkSettings(
  settings: CampaignSettings,
  userId: string,
  ports: SettingsPorts,
): Promise<void> {
  if (!ports.isVoice(settings.story.voice)) throw new Refusal("CAMPAIGN_VOICE");
  for (const { connectionId, fields } of settings.targets) {
    if (fields.platform === "kinora") {
      if (connectionId !== OWN_FEED) throw new Refusal("CONNECTION_NOT_FOUND");
      continue;
    }
    const { platform } = await connectionFor(ports, userId, connectionId);
    if (platform !== fields.platform) throw new Refusal("CONNECTION_NOT_FOUND");
  }
}

/**
 * Starts a campaign. Repeating the key with the same settings returns the first.
 *
 * @returns its id
 * @throws Refusal CAMPAIGNS_FULL, IDEMPOTENCY_KEY_REUSED, and those of checkSettings
 */
export async function createCampaign(
  ports: SettingsPorts & {
    readonly transact: <T>(work: (stores: CreateCampaignStores) => Promise<T>) => Promise<T>;
    readonly newId: () => string;
    readonly digest: (text: string) => string;
  },
  order: {
    readonly person: { readonly userId: string; readonly tier: Tier };
    readonly settings: CampaignSettings;
    readonly key: string;
    readonly now: Date;
  },
): Promise<string> {
  const { person, settings, key, now } = order;
  const { userId, tier } = person;
  const digest = ports.digest(canonical(settings));
  await checkSettings(settings, userId, ports);
  return ports.transact(async ({ campaigns, queue }) => {
    await queue.lockPerson(userId);
    const earlier = await campaigns.findRequest(userId, key);
    if (earlier) {
      if (earlier.digest !== digest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
      return earlier.campaignId;
    }
    const limit = ENTITLEMENTS[tier].campaigns;
    if ((await campaigns.countRunning(userId)) >= limit)
      throw new Refusal("CAMPAIGNS_FULL", { limit });
    const id = ports.newId();
    await campaigns.add(
      {
        ...{ id, userId, settings, version: 1, state: "active", pause: null },
        ...{ approval: "review_all", fallback: null, approvalsInARow: 0, rules: [] },
        ...{ createdAt: now, endedAt: null },
      },
      { key, digest },
    );
    return id;
  });
}
