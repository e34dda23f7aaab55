import { routes } from "@kinora/contracts/routes";
import { createQuote, type QuotePorts } from "@kinora/domain/prompt/create-quote";
import { describeModel } from "@kinora/domain/prompt/describe-model";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";

export interface PromptDoors {
  readonly now: () => Date;
  readonly quote: QuotePorts;
}

export function mountPromptRoutes(server: FastifyInstance, { now, quote }: PromptDoors): void {
  mountRoute(server, routes.listModels, async () => ({
    items: quote.catalogue().map(describeModel),
  }));

  mountRoute(server, routes.createQuote, ({ person, body }) =>
    createQuote({ actor: viewerOf(person), form: body, now: now() }, quote),
  );
}
