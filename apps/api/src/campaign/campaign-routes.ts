import { routes } from "@kinora/contracts/routes";
import {
  type ChangePorts,
  changeCampaign,
  deleteCampaign,
  removeRule,
  setApproval,
  setCampaignState,
} from "@kinora/domain/campaign/change-campaign";
import { addSource, removeSource, type SourcePorts } from "@kinora/domain/campaign/change-sources";
import { createCampaign } from "@kinora/domain/campaign/create-campaign";
import { ownCampaign } from "@kinora/domain/campaign/own-campaign";
import {
  type PreviewCampaignPorts,
  previewCampaignTargets,
} from "@kinora/domain/campaign/preview-targets";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { readPage } from "../http/read-page.ts";
import { presentPreview } from "../publication/present-post.ts";
import { presentSource } from "./present-campaign.ts";
import { type CampaignShowPorts, showCampaign, showCampaigns } from "./show-campaigns.ts";

export type CampaignRoutePorts = CampaignShowPorts & {
  readonly creating: Parameters<typeof createCampaign>[0];
  readonly changing: ChangePorts & Parameters<typeof changeCampaign>[0];
  readonly sourcing: SourcePorts;
  readonly previewing: PreviewCampaignPorts;
};

/** Campaigns themselves, and what their stories tell from. */
export function mountCampaignRoutes(server: FastifyInstance, ports: CampaignRoutePorts): void {
  const { creating, changing, campaigns, now } = ports;

  mountRoute(server, routes.createCampaign, async (request) => {
    const { person, body: settings, idempotencyKey: key } = request;
    const id = await createCampaign(creating, { person, settings, key, now: now() });
    return showCampaign(id, request, ports);
  });

  mountRoute(server, routes.previewCampaignTargets, async ({ person, body: wish, locale }) => {
    const { userId } = person;
    const targets = await previewCampaignTargets(ports.previewing, { userId, wish });
    return { targets: targets.map((one) => presentPreview(one, locale)) };
  });

  mountRoute(server, routes.listCampaigns, async ({ person, query }) => {
    const { state = null, cursor, limit } = query;
    const { items, nextCursor } = await readPage({
      ...{ cursor, limit },
      read: (page) => campaigns.list(person.userId, { ...page, state }),
      positionOf: ({ id, createdAt: at }) => ({ id, at }),
      present: (found) => found,
    });
    return { items: await showCampaigns(items, ports), nextCursor };
  });

  mountRoute(server, routes.showCampaign, (request) =>
    showCampaign(request.params.id, request, ports),
  );

  mountRoute(server, routes.changeCampaign, async (request) => {
    const { userId } = request.person;
    const { id } = request.params;
    const changed = await changeCampaign(changing, { userId, id, ...request.body, now: now() });
    return { ...changed, campaign: await showCampaign(id, request, ports) };
  });

  mountRoute(server, routes.setCampaignState, async (request) => {
    const { person, params, body } = request;
    await setCampaignState(changing, { userId: person.userId, ...params, ...body, now: now() });
    return showCampaign(params.id, request, ports);
  });

  mountRoute(server, routes.setCampaignApproval, async (request) => {
    const { person, params, body } = request;
    const understood = body.understood === true;
    const order = { userId: person.userId, ...params, to: body.to, understood, now: now() };
    await setApproval(changing, order);
    return showCampaign(params.id, request, ports);
  });

  mountRoute(server, routes.removeCampaignRule, async (request) => {
    const { id, rule: ruleId } = request.params;
    await removeRule(changing, { userId: request.person.userId, id, ruleId });
    return showCampaign(id, request, ports);
  });

  mountRoute(server, routes.deleteCampaign, async ({ person, params }) => {
    await deleteCampaign(changing, { userId: person.userId, id: params.id });
    return undefined;
  });

  mountSourceRoutes(server, ports);
}

function mountSourceRoutes(server: FastifyInstance, ports: CampaignRoutePorts): void {
  const { sourcing, campaigns, campaignSources, now } = ports;

  mountRoute(server, routes.listCampaignSources, async ({ person, params, query }) =>
    readPage({
      ...query,
      read: async ({ before: after, most }) => {
        ownCampaign(await campaigns.find(params.id), person.userId);
        return campaignSources.list(params.id, { after, most });
      },
      positionOf: ({ id, createdAt: at }) => ({ id, at }),
      present: presentSource,
    }),
  );

  mountRoute(server, routes.addCampaignSource, async (request) => {
    const { person, params, body: wish, idempotencyKey: key } = request;
    const order = { userId: person.userId, campaignId: params.id, wish, key, now: now() };
    return presentSource(await addSource(sourcing, order));
  });

  mountRoute(server, routes.removeCampaignSource, async ({ person, params }) => {
    await removeSource(sourcing, { userId: person.userId, id: params.id });
    return undefined;
  });
}
