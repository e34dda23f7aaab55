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
  /** Where films lie, `gs://…`; null: in the answer. */
  readonly bucket: string | null;
  /** Origins, without a slash at the end. */
  readonly url: string;
  readonly storageUrl: string;
  /** Where tokens are. */
  readonly tokenUrl: string;
}

/** Bytes of an answer with a film in it, written in letters, and milliseconds in which it is read. */
const LARGEST = 150_000_000;
const PATIENCE = 180_000;
/** Milliseconds after which it is sent again when nobody gave a token for it. */
const NO_TOKEN = 10_000;

/** What every request has. */
export const vertexHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: "application/json",
});

/**
 * Films of the Agent Platform (reference 3.4 and 7.5), asked for by a service account. It knows no key of ours, its list of
 * operations is not known to be one, it calls nobody, and nothing is called off there: a lost answer is lost, and may be paid.
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

/** What lies in a bucket is fetched with a token, which goes to no other origin. */
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
