import type {
  CommitOutcome,
  PlatformFailed,
  PublicationHandle,
} from "@kinora/domain/publication/publishing-platform";
import { answerOf, failed, isFailed, isSuccess, UNREACHABLE } from "../failure.ts";
import { formPost, jsonOf, type PlatformExchanged, withQuery } from "../http/platform-request.ts";
import { bearer } from "../publishing-desk.ts";
import type { GraphDesk } from "./graph-desk.ts";
import { GRAPH_VERSION } from "./graph-version.ts";
import { readGraphProblem } from "./read-graph-problem.ts";

type Fields = Readonly<Record<string, string | null>>;

/** A call of the Graph API: whose token, which node and edge, which fields. */
export interface GraphAsk {
  readonly token: string;
  readonly path: string;
  readonly fields: Fields;
}

export const graphAddress = ({ settings }: GraphDesk, path: string): string =>
  `${settings.graphUrl}/${GRAPH_VERSION.name}/${path}`;

/** Asks something; the token is in no address. */
export async function graphGet(
  desk: GraphDesk,
  { token, path, fields }: GraphAsk,
): Promise<{ readonly said: unknown } | PlatformFailed> {
  const url = withQuery(graphAddress(desk, path), fields);
  return graphSaid(desk, await desk.exchange({ method: "GET", url, headers: bearer(token) }));
}

/** Sends a form, once. */
export const graphPost = (
  desk: GraphDesk,
  { token, path, fields }: GraphAsk,
  signal?: AbortSignal,
): Promise<PlatformExchanged> =>
  desk.exchange({
    ...formPost(graphAddress(desk, path), fields, bearer(token)),
    ...(signal && { signal }),
  });

/** Returns what was said, or the failure. */
export function graphSaid(
  desk: GraphDesk,
  exchanged: PlatformExchanged,
): { readonly said: unknown } | PlatformFailed {
  const answer = answerOf(exchanged);
  if (isFailed(answer)) return answer;
  return isSuccess(answer) ? { said: jsonOf(answer) } : failed(readGraphProblem(answer, desk));
}

/** Milliseconds before what was committed is asked about. */
export const COMMIT_PAUSE = 5_000;

/**
 * Returns the outcome of the irreversible call. Only a refusal that is clear, and of a handle that
 * was never committed before, says that nothing was posted.
 */
export function graphCommitted(
  desk: GraphDesk,
  exchanged: PlatformExchanged,
  {
    handle,
    isAgain,
    onSuccess,
  }: {
    readonly handle: PublicationHandle;
    readonly isAgain: boolean;
    readonly onSuccess: (said: unknown) => CommitOutcome;
  },
): CommitOutcome {
  const unknown = { kind: "unknown", afterMilliseconds: COMMIT_PAUSE } as const;
  if (exchanged.kind === "lost" || (exchanged.kind === "not sent" && isAgain)) return unknown;
  if (exchanged.kind === "not sent") return { kind: "refused", failure: UNREACHABLE, handle };
  const { answer } = exchanged;
  if (isSuccess(answer)) return onSuccess(jsonOf(answer));
  const problem = readGraphProblem(answer, desk);
  const isUnclear = problem.class === "unknown" || problem.code === "platform_error";
  if (answer.status >= 500 || isUnclear || isAgain) return unknown;
  return { kind: "refused", failure: problem, handle };
}
