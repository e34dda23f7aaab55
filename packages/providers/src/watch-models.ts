import { ask, type Exchange, type Request, type UpstreamAnswer } from "./http/exchange.ts";
import type { Inspect, Unserved } from "./provider-setup.ts";

const HOUR = 3_600_000;
/** Milliseconds until a model that is there is asked about again: it can disappear overnight. */
const THERE = 24 * HOUR;
/** Milliseconds until one that is gone, or that was not told about, is asked about again. */
const ELSE = HOUR;
/** Request timeout in milliseconds. */
const PATIENCE = 10_000;

export interface WatchedModels {
  /** Display name of the service. */
  readonly service: string;
  readonly models: readonly string[];
  /** Builds a free request for one model; null when it cannot be checked at the moment. */
  readonly question: (model: string, exchange: Exchange) => Promise<Request | null>;
  /** Returns whether the service says that it has no such model; by default with a 404. */
  readonly isGone?: (answer: UpstreamAnswer, model: string) => boolean;
}

/**
 * Checks whether a service still has its models: at the start, once a day, and when an order of a
 * model was refused because it is missing. Only the service's own word changes anything: a model
 * counts as gone when it says so, and as there when it describes it; any other answer, and none,
 * leaves what was known.
 */
export function watchModels(
  { service, models, question, isGone = ({ status }) => status === 404 }: WatchedModels,
  now: () => number = Date.now,
): Inspect {
  const gone = new Set<string>();
  const dueAt = new Map<string, number>();
  let doubted: ReadonlySet<string> = new Set();
  const unserved: Unserved = (endpoint) =>
    gone.has(endpoint) ? { code: "model.goneThere", params: { service } } : null;

  const look = async (model: string, exchange: Exchange) => {
    dueAt.set(model, now() + ELSE);
    const soon: Exchange = (request) => exchange({ ...request, patience: PATIENCE });
    const request = await question(model, soon);
    const answer = request && (await ask(soon, request));
    if (!answer) return;
    if (isGone(answer, model)) gone.add(model);
    else if (answer.status === 200) {
      gone.delete(model);
      dueAt.set(model, now() + THERE);
    }
  };
  return async (exchange, missing = new Set()) => {
    const isDue = (model: string) =>
      (dueAt.get(model) ?? 0) <= now() || (missing.has(model) && !doubted.has(model));
    const due = models.filter(isDue);
    doubted = missing;
    await Promise.all(due.map((model) => look(model, exchange)));
    return unserved;
  };
}
