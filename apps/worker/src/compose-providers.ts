import { upstreamVoice } from "@kinora/catalogue/hosted-voices";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { readHostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import type { Database } from "@kinora/database/client";
import { isLaneOpen } from "@kinora/database/job/is-lane-open";
import type { LanguageModel } from "@kinora/domain/generation/language-model";
import { type BudgetSettingStore, liveBudgets } from "@kinora/domain/hosted/budget-settings";
import type { Lane } from "@kinora/domain/job/job";
import type { EngineProtocol, EngineRoute } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import { readingQuestion } from "@kinora/engine/asked/reading-question";
import { questionForScript } from "@kinora/engine/story/question-for-script";
import { wordsQuestion } from "@kinora/language-models/question/words-question";
import { configuredProviders } from "@kinora/providers/configured-providers";
import type { EndpointOf } from "@kinora/providers/endpoint-of";
import { nodeExchange } from "@kinora/providers/http/node-exchange";
import type { ConfiguredLanguageModel } from "@kinora/providers/language/configured-language-model";
import type { ProviderEnvironment } from "@kinora/providers/provider-setup";
import { fixedLimits } from "@kinora/providers/read-budget";
import { readServiceLimits } from "@kinora/providers/read-service-limits";
import { probeService } from "@kinora/providers/services";
import type { MemberKeys } from "./member-keys.ts";

/**
 * Opens the external services whose keys are known.
 *
 * @param settings limits of spending that the owner set
 */
export async function openProviders(
  environment: ProviderEnvironment,
  settings: Pick<BudgetSettingStore, "list"> = { list: async () => new Map() },
) {
  const { providers, languageModel, trustedOrigins, ...limits } = configuredProviders(environment);
  const budgets = liveBudgets(() => limits.budgets, fixedLimits(environment), settings);
  const exchange = nodeExchange();
  return {
    providers: providers.flatMap(({ name, open }) => open?.(exchange, endpointsOf(name)) ?? []),
    budgets,
    speakers: providers.flatMap(({ openSpeaker }) => openSpeaker?.(exchange, upstreamVoice) ?? []),
    voices: providers.flatMap(({ voices }) => voices),
    asking: languageModel && {
      model: await openModel(languageModel),
      questions: {
        script: questionForScript,
        words: wordsQuestion,
        reading: isReadElsewhere(environment) ? readingQuestion : null,
      },
      audience: readHostedAudience(environment),
      budgets,
    },
    trustedOrigins,
    serviceLimits: readServiceLimits(environment),
    probe: (service: EngineProtocol) => probeService(service, { environment, exchange }),
    callbackUrl: readCallbackUrl(environment.PUBLIC_URL),
  };
}

/**
 * @throws an error of one sentence that names the variable
 */
function isReadElsewhere({ PROMPT_READER: reader = "" }: ProviderEnvironment): boolean {
  if (reader === "" || reader === "built-in") return false;
  if (reader === "language-model") return true;
  throw new Error(`PROMPT_READER is "${reader}": it must be built-in or language-model.`);
}

/**
 * Imported on demand, because loading it takes most of a second and a server without a language
 * model need not wait.
 */
async function openModel(settings: ConfiguredLanguageModel): Promise<LanguageModel> {
  const { openLanguageModel } = await import("@kinora/language-models/open-language-model");
  return openLanguageModel(settings);
}

/** Returns null unless the URL is https, because services call back over https only. */
function readCallbackUrl(publicUrl: string | undefined): string | null {
  const url = publicUrl ? URL.parse(publicUrl) : null;
  return url?.protocol === "https:" ? url.origin : null;
}

/**
 * Returns the endpoint of the model chosen when the order was made. If its route has ended since,
 * its successor at the same service is used; without one, the service refuses the order.
 */
export const endpointsOf =
  (protocol: EngineProtocol, now = () => new Date()): EndpointOf =>
  ({ model, generationModel }) => {
    const key = generationModel ?? model;
    const entry = MODEL_ENTRIES.find((known) => known.key === key);
    if (!entry) return null;
    const isThere = (route: EngineRoute) => route.protocol === protocol;
    const living = livingRoutes(entry, isoDay(now())).find(isThere);
    return (living ?? entry.routes.findLast(isThere))?.endpoint ?? null;
  };

/**
 * Returns the lanes beyond those of every server: `hosted` when a service is configured, users may
 * bring keys, or the lane has unfinished work, which is given up when no service makes it any more;
 * `deliver` likewise where social platforms are set up.
 */
export async function otherLanes(
  database: Database,
  {
    providers,
    asking,
    ownKeys,
    publishes,
  }: Pick<Awaited<ReturnType<typeof openProviders>>, "providers" | "asking"> & {
    readonly ownKeys: Pick<MemberKeys, "services">;
    readonly publishes: boolean;
  },
): Promise<readonly Lane[]> {
  const isServed = providers.length > 0 || asking !== null || ownKeys.services.length > 0;
  const lanes: Lane[] = [];
  if (isServed || (await isLaneOpen(database, "hosted"))) lanes.push("hosted");
  if (publishes || (await isLaneOpen(database, "deliver"))) lanes.push("deliver");
  return lanes;
}
