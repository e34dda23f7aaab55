import type {
  AskedById,
  OpenIntent,
  SubmitOutcome,
  UpstreamResult,
} from "@kinora/domain/hosted/provider";
import type { EndpointOf } from "../endpoint-of.ts";
import { ask, type Exchange, type Request, type UpstreamAnswer } from "../http/exchange.ts";
import { type GoogleTokens, openAccessTokens } from "./access-token.ts";
import { mapVertexOrder } from "./map-order.ts";
import {
  classifyVertexSubmit,
  filmOf,
  readOperation,
  readVertexStanding,
  type VertexOperation,
} from "./read-operation.ts";
import type { ServiceAccount } from "./service-account.ts";

export interface VertexSettings {
  readonly account: ServiceAccount;
  readonly location: string;
  /** Bucket for films, `gs://…`; null to receive them in the answer. */
  readonly bucket: string | null;
  /** Origins, without a trailing slash. */
  readonly url: string;
  readonly storageUrl: string;
  /** URL that issues tokens. */
  readonly tokenUrl: string;
}

/**
 * Maximum size in bytes of an answer with a base64 film, and the timeout in milliseconds for
 * reading it.
 */
const LARGEST = 150_000_000;
const PATIENCE = 180_000;
/** Milliseconds before a request is resent when no token could be obtained for it. */
const NO_TOKEN = 10_000;

/** Headers of every request. */
export const vertexHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: "application/json",
});

/**
 * The provider for films of the Agent Platform (reference 3.4 and 7.5), authenticated by a service
 * account. It has no idempotency key, no webhook and no cancellation, and its list of operations
 * may be incomplete: an order whose answer is lost cannot be found again and may be billed.
 */
export function vertexProvider(
  settings: VertexSettings,
  exchange: Exchange,
  endpointOf: EndpointOf,
): AskedById {
  const { account, location, bucket, url, tokenUrl } = settings;
  const tokens = openAccessTokens(account, tokenUrl, exchange);
  const models = `${url}/v1/projects/${account.project_id}/locations/${location}/publishers/google/models`;
  const post = (path: string, body: string, token: string): Request => ({
    ...{ method: "POST", url: `${models}/${path}`, body },
    headers: { ...vertexHeaders(token), "content-type": "application/json" },
  });
  const operation = async ({
    endpoint,
    upstreamId,
  }: OpenIntent): Promise<VertexOperation | null> => {
    const access = await tokens.get();
    if (access.kind !== "token") return null;
    const body = JSON.stringify({ operationName: upstreamId });
    const request = post(`${endpoint}:fetchPredictOperation`, body, access.token);
    const answer = await ask(exchange, { ...request, patience: PATIENCE, largest: LARGEST });
    return readOperation(forgetRefused(answer, tokens));
  };
  return {
    name: "vertex",
    lookFor: null,
    cancel: null,
    map: (order) => mapVertexOrder(order, endpointOf, bucket),

    async submit({ endpoint, body }): Promise<SubmitOutcome> {
      const access = await tokens.get();
      if (access.kind !== "token")
        return access.kind === "refused"
          ? { kind: "refused", why: "auth" }
          : { kind: "not sent", afterMilliseconds: NO_TOKEN, unreachable: true };
      const exchanged = await exchange(post(`${endpoint}:predictLongRunning`, body, access.token));
      if (exchanged.kind === "answered") forgetRefused(exchanged.answer, tokens);
      return classifyVertexSubmit(exchanged);
    },

    standing: async (intent) => readVertexStanding(await operation(intent)),
    result: async (intent) => resultOf(await operation(intent), settings, tokens),
    cost: async () => null,
  };
}

function forgetRefused(answer: UpstreamAnswer | null, tokens: GoogleTokens): UpstreamAnswer | null {
  if (answer?.status === 401) tokens.forget();
  return answer;
}

/** A film in a bucket is fetched with a token, which is sent to no other origin. */
async function resultOf(
  said: VertexOperation | null,
  { storageUrl }: VertexSettings,
  tokens: GoogleTokens,
): Promise<UpstreamResult> {
  if (!said?.done) return { kind: "unclear" };
  const place = filmOf(said);
  if (place === null) return { kind: "gone" };
  if (place.kind === "within") return { kind: "files", files: [{ url: place.url }] };
  const access = await tokens.get();
  if (access.kind !== "token") return { kind: "unclear" };
  const object = encodeURIComponent(place.object);
  const url = `${storageUrl}/storage/v1/b/${place.bucket}/o/${object}?alt=media`;
  const { authorization } = vertexHeaders(access.token);
  return { kind: "files", files: [{ url, headers: { authorization } }] };
}
