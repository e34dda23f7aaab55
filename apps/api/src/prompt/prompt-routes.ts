import { routes } from "@kinora/contracts/routes";
import type { Viewer } from "@kinora/domain/account/viewer";
import { createQuote, type QuotePorts } from "@kinora/domain/creation/create-quote";
import { ownServices } from "@kinora/domain/own-key/own-services";
import { describeModel } from "@kinora/domain/prompt/describe-model";
import type { Catalogue, EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { PRICE_VERSION } from "@kinora/domain/prompt/prices";
import type { UsualSeconds } from "@kinora/domain/prompt/usual-seconds";
import { sentence } from "@kinora/text/sentence";
import type { FastifyInstance } from "fastify";
import { customerOf, viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { presentListedModel } from "./present-listed-model.ts";
import { type ModelFacts, presentModel } from "./present-model.ts";

export interface PromptRoutePorts {
  /** The catalogue as offered to this viewer; null for a guest. */
  readonly catalogue: (viewer: Viewer | null, own: ReadonlySet<EngineProtocol>) => Catalogue;
  /** The same with the operator's keys only. */
  readonly houseCatalogue: (viewer: Viewer | null) => Catalogue;
  readonly now: () => Date;
  /** What models are best for, with their ranks. */
  readonly bestFor: ModelFacts["bestFor"];
  readonly examples: () => Promise<ModelFacts["exampleOf"]>;
  readonly usualSeconds: () => Promise<readonly UsualSeconds[]>;
  readonly quote: QuotePorts;
  /** Version of the built-in engine, and the day on which external models were last checked. */
  readonly versions: { readonly engineVersion: string; readonly checkedOn: string };
  /** The service that improves prompts for this viewer; null when there is none. */
  readonly improver: (viewer: Viewer | null) => string | null;
}

const NONE: ReadonlySet<EngineProtocol> = new Set();

export function mountPromptRoutes(
  server: FastifyInstance,
  {
    catalogue,
    houseCatalogue,
    now,
    usualSeconds,
    bestFor,
    examples,
    quote,
    improver,
    versions,
  }: PromptRoutePorts,
): void {
  mountRoute(server, routes.listModels, async ({ person, locale }) => {
    const customer = person && customerOf(person);
    const own = customer ? await ownServices(customer, quote.ownKeys, quote) : NONE;
    const offered = catalogue(customer, own);
    const [usual, exampleOf] = await Promise.all([usualSeconds(), examples()]);
    const facts = { usual, bestFor, exampleOf };
    return {
      items: offered.map((model) => presentModel(describeModel(model), facts, locale)),
      improver: improver(customer),
    };
  });

  mountRoute(server, routes.getCatalogue, async ({ person, locale }) => {
    const offered = houseCatalogue({ ...viewerOf(person), role: "owner" });
    return {
      ...{ priceVersion: PRICE_VERSION, ...versions },
      items: offered.map((model) => presentListedModel(model, locale)),
    };
  });

  mountRoute(server, routes.createQuote, async ({ person, body, locale }) => {
    const made = await createQuote({ actor: customerOf(person), form: body, now: now() }, quote);
    return {
      ...made,
      explanation: sentence(made.explanation, locale),
      works: made.works.map((work) => ({
        ...work,
        explanation: sentence(work.explanation, locale),
      })),
    };
  });
}
