import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import { VOICES } from "@kinora/catalogue/voices";
import { keepTerms } from "@kinora/domain/post/keep-terms";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { areFilesReached } from "../publication/are-files-reached.ts";
import { mountCampaignRoutes } from "./campaign-routes.ts";
import { mountCampaignStoryRoutes } from "./campaign-story-routes.ts";
import { readAddress } from "./compose-read-address.ts";

export function campaignModule(parts: ApiComposition): ApiModule {
  const { stores, transact, newId, digest, now, loadCards, platforms, words, namedVoices } = parts;
  const { sealer, switches } = parts;
  const { campaigns, campaignStories, campaignSources, campaignBudget, connections } = stores;
  const shown = { campaigns, campaignStories, campaignSources, campaignBudget, loadCards, now };
  const isVoice = (key: string) =>
    [...VOICES, ...HOSTED_VOICES, ...namedVoices()].some((voice) => voice.key === key);
  const checking = { connectionsOf: connections.list, platforms, isVoice };
  return {
    mount(server) {
      mountCampaignRoutes(server, {
        ...shown,
        creating: { ...checking, transact, newId, digest },
        changing: { ...checking, transact },
        previewing: {
          ...{ ...checking, sealer, connections, now, keepTerms: keepTerms(now) },
          isReachedFromOutside: areFilesReached(parts),
          isFeedOpen: () => switches.current().feed,
          frameOf: (ratio) => FRAME_SIZES.video[ratio],
        },
        sourcing: {
          ...{ transact, campaigns, sources: campaignSources, newId, digest, readAddress },
          refuseWords: (texts) =>
            words.gate.passAgain(texts.map((text) => ({ field: "text", text }))),
        },
      });
      mountCampaignStoryRoutes(server, { ...shown, deciding: { transact, newId } });
    },
  };
}
