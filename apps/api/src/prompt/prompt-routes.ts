import { routes } from "@kinora/contracts/routes";
import { createQuote, type QuotePorts } from "@kinora/domain/prompt/create-quote";
import { describeModel } from "@kinora/domain/prompt/describe-model";
import { sentence } from "@kinora/text/sentence";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { presentModel } from "./present-model.ts";

export interface PromptDoors {
  readonly now: () => Date;
  readonly quote: QuotePorts;
}

export function mountPromptRoutes(server: FastifyInstance, { now, quote }: PromptDoors): void {
  mountRoute(server, routes.listModels, async ({ locale }) => ({
    items: quote.catalogue().map((model) => presentModel(describeModel(model), locale)),
  }));

  mountRoute(server, routes.createQuote, async ({ person, body, locale }) => {
    const made = await createQuote({ actor: viewerOf(person), form: body, now: now() }, quote);
    return { ...made, explanation: sentence(made.explanation, locale) };
  });
}
