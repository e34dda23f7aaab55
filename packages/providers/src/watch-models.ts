import { ask, type Exchange, type Request } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";

/** Milliseconds between two checks: models can disappear overnight. */
const PERIOD = 600_000;
/** Request timeout in milliseconds. */
const PATIENCE = 10_000;

export interface WatchedModels {
  /** Display name of the service. */
  readonly service: string;
  readonly models: readonly string[];
  /** Builds a free request for one model; null when it cannot be checked at the moment. */
  readonly question: (model: string, exchange: Exchange) => Promise<Request | null>;
}

/**
 * Checks periodically whether a service still has its models. A model counts as gone only when the
 * service answers 404.
 */
export function watchModels({
  service,
  models,
  question,
}: WatchedModels): (exchange: Exchange) => Promise<Unserved> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let gone: ReadonlySet<string> = new Set();
  const isGone = async (model: string, exchange: Exchange) => {
    const soon: Exchange = (request) => exchange({ ...request, patience: PATIENCE });
    const request = await question(model, soon);
    const answer = request && (await ask(soon, request));
    return answer?.status === 404;
  };
  return async (exchange) => {
    if (Date.now() - askedAt >= PERIOD) {
      askedAt = Date.now();
      const found = await Promise.all(
        models.map(async (model) => ((await isGone(model, exchange)) ? [model] : [])),
      );
      gone = new Set(found.flat());
    }
    return (endpoint) =>
      gone.has(endpoint) ? { code: "model.goneThere", params: { service } } : null;
  };
}
