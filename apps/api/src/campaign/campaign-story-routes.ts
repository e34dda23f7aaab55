import { routes } from "@kinora/contracts/routes";
import {
  approveStory,
  type DecidePorts,
  rejectStory,
  renderAgain,
  retryStory,
  skipStory,
} from "@kinora/domain/campaign/decide-story";
import { ownCampaign } from "@kinora/domain/campaign/own-campaign";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { type Asker, type CampaignShowPorts, showStories, showStory } from "./show-campaigns.ts";

export type CampaignStoryRoutePorts = CampaignShowPorts & { readonly deciding: DecidePorts };

interface Deciding extends Asker {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
}

/** Stories of campaigns: lists, the review, and what their owner decides. */
export function mountCampaignStoryRoutes(
  server: FastifyInstance,
  ports: CampaignStoryRoutePorts,
): void {
  const { campaigns, campaignStories, deciding, now } = ports;
  const slotOf = ({ id, slot }: { readonly id: string; readonly slot: { readonly at: Date } }) => ({
    ...{ id, at: slot.at },
  });

  mountRoute(server, routes.listCampaignStories, async (request) => {
    const { stage = null, cursor, limit } = request.query;
    const { items, nextCursor } = await readPage({
      ...{ cursor, limit },
      read: async (page) => {
        ownCampaign(await campaigns.find(request.params.id), request.person.userId);
        return campaignStories.list(request.params.id, { ...page, stage });
      },
      positionOf: slotOf,
      present: (found) => found,
    });
    return { items: await showStories(items, request, ports), nextCursor };
  });

  mountRoute(server, routes.listReview, async (request) => {
    const { items, nextCursor } = await readPage({
      ...request.query,
      read: ({ before: after, most }) =>
        campaignStories.listReview(request.person.userId, { after, most }),
      positionOf: slotOf,
      present: (found) => found,
    });
    return { items: await showStories(items, request, ports), nextCursor };
  });

  mountRoute(server, routes.showCampaignStory, (request) =>
    showStory(request.params.id, request, ports),
  );

  const decisionOf = ({ person: { userId }, params: { id }, body: { version } }: Deciding) => ({
    ...{ userId, id, version, now: now() },
  });
  const decides = (decide: typeof approveStory) => async (request: Deciding) => {
    await decide(deciding, decisionOf(request));
    return showStory(request.params.id, request, ports);
  };
  mountRoute(server, routes.approveStory, decides(approveStory));
  mountRoute(server, routes.renderStoryAgain, decides(renderAgain));
  mountRoute(server, routes.skipStory, decides(skipStory));
  mountRoute(server, routes.retryCampaignStory, decides(retryStory));
  mountRoute(server, routes.rejectStory, async (request) => {
    await rejectStory(deciding, { ...decisionOf(request), reason: request.body.reason });
    return showStory(request.params.id, request, ports);
  });
}
