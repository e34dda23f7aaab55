import type { NewSource } from "@kinora/contracts/campaign/campaign-source";
import { SOURCES_MAX } from "@kinora/contracts/campaign/campaign-vocabulary";
import { canonical } from "../canonical.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import type { CampaignSourceRecord } from "./campaign-record.ts";
import type { CampaignRequest, CampaignStores } from "./campaign-store.ts";
import { runningCampaign } from "./own-campaign.ts";

interface Stores extends Pick<CampaignStores, "campaigns" | "campaignSources"> {
  readonly record: RecordEvent;
}

export interface SourcePorts {
  readonly transact: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  readonly campaigns: Pick<CampaignStores["campaigns"], "find">;
  readonly sources: Pick<CampaignStores["campaignSources"], "findRequest" | "find">;
  readonly newId: () => string;
  readonly digest: (text: string) => string;
  /** Reads what an address says; SOURCE_UNREADABLE when that is no text. */
  readonly readAddress: (
    address: string,
  ) => Promise<{ readonly title: string; readonly text: string }>;
  /** Refuses words that may not be written here. */
  readonly refuseWords: (texts: readonly string[]) => Promise<void>;
}

const TITLE_MAX = 120;

/**
 * Adds something that stories may tell from. An address is read once, and what it says is kept.
 *
 * @returns the source
 * @throws Refusal CAMPAIGN_NOT_FOUND, CAMPAIGN_ENDED, SOURCES_FULL, SOURCE_UNREADABLE, IDEMPOTENCY_KEY_REUSED,
 * and those of refuseWords
 */
export async function addSource(
  ports: SourcePorts,
  order: {
    readonly userId: string;
    readonly campaignId: string;
    readonly wish: NewSource;
    readonly key: string;
    readonly now: Date;
  },
): Promise<CampaignSourceRecord> {
  const { userId, campaignId, wish, key, now } = order;
  runningCampaign(await ports.campaigns.find(campaignId), userId);
  const digest = ports.digest(canonical(wish));
  const repeated = await earlierSource(ports.sources, campaignId, { key, digest });
  if (repeated) return repeated;
  const said = await saidBy(wish, ports);
  return ports.transact(async ({ campaigns, campaignSources: sources, record }) => {
    runningCampaign(await campaigns.lock(campaignId), userId);
    const earlier = await earlierSource(sources, campaignId, { key, digest });
    if (earlier) return earlier;
    if ((await sources.count(campaignId)) >= SOURCES_MAX)
      throw new Refusal("SOURCES_FULL", { limit: SOURCES_MAX });
    const source: CampaignSourceRecord = {
      ...{ id: ports.newId(), campaignId, kind: wish.kind, ...said },
      ...{ address: wish.kind === "address" ? wish.address : null, usedBy: null, createdAt: now },
    };
    await sources.add(source, { key, digest });
    await record({ type: "campaign.sourcesAdded", subjectId: campaignId, userId, payload: {} });
    return source;
  });
}

/** Returns what was added with this key; null when nothing was. Refusal IDEMPOTENCY_KEY_REUSED. */
async function earlierSource(
  sources: Pick<CampaignStores["campaignSources"], "findRequest" | "find">,
  campaignId: string,
  { key, digest }: CampaignRequest,
): Promise<CampaignSourceRecord | null> {
  const earlier = await sources.findRequest(campaignId, key);
  if (!earlier) return null;
  if (earlier.digest !== digest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  const found = await sources.find(earlier.sourceId);
  if (!found) throw new Refusal("CAMPAIGN_SOURCE_NOT_FOUND");
  return found;
}

async function saidBy(
  wish: NewSource,
  ports: SourcePorts,
): Promise<{ title: string; body: string }> {
  if (wish.kind !== "address") return { title: wish.title, body: wish.text };
  const { title, text } = await ports.readAddress(wish.address);
  await ports.refuseWords([title, text]);
  return { title: (wish.title || title).slice(0, TITLE_MAX), body: text };
}

/**
 * Removes a source that no story tells from.
 *
 * @throws Refusal CAMPAIGN_SOURCE_NOT_FOUND, SOURCE_USED
 */
export const removeSource = (
  { transact }: Pick<SourcePorts, "transact">,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> =>
  transact(async ({ campaigns, campaignSources: sources }) => {
    const found = await sources.find(id);
    const campaign = found && (await campaigns.lock(found.campaignId));
    if (!campaign || campaign.userId !== userId) throw new Refusal("CAMPAIGN_SOURCE_NOT_FOUND");
    const source = await sources.lock(id);
    if (!source) throw new Refusal("CAMPAIGN_SOURCE_NOT_FOUND");
    if (source.usedBy !== null) throw new Refusal("SOURCE_USED");
    await sources.remove(id);
  });
