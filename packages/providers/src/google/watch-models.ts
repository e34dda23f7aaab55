import { ask, type Exchange, type Request } from "../http/exchange.ts";
import type { Unserved } from "../provider-setup.ts";

/** Milliseconds between two questions: models are gone from one day to the next. */
const PERIOD = 600_000;
/** Milliseconds that a question may take. */
const PATIENCE = 10_000;

export interface WatchedModels {
  /** What the service is called. */
  readonly service: string;
  readonly models: readonly string[];
  /** A question for one model, which costs nothing; null: it cannot be asked now. */
  readonly question: (model: string, exchange: Exchange) => Promise<Request | null>;
}

/** Asks now and then whether a service still has its models. Only one of which it says that it is not there is gone. */
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
