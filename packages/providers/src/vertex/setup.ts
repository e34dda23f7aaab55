import { defineProvider, type ProviderEnvironment } from "../provider-setup.ts";
import { watchModels } from "../watch-models.ts";
import { askForToken, type GoogleTokens, openAccessTokens, signAssertion } from "./access-token.ts";
import { isServiceAccount, readServiceAccount, type ServiceAccount } from "./service-account.ts";
import { VERTEX_MODELS } from "./vertex-models.ts";
import { vertexHeaders, vertexProvider } from "./vertex-provider.ts";

const VARIABLE = "VERTEX_SERVICE_ACCOUNT";
const title = "Google Agent Platform";
const LOCATION = "us-central1";
const HOME = `https://${LOCATION}-aiplatform.googleapis.com`;

export const vertex = defineProvider({
  name: "vertex",
  title,
  keyVariable: VARIABLE,
  keyPage: "https://console.cloud.google.com/iam-admin/serviceaccounts",
  operatorOnly: true,
  // A path is read from the environment only: who enters a key may not name this machine's files.
  mayBeEntered: isServiceAccount,
  addresses: {
    VERTEX_URL: HOME,
    VERTEX_STORAGE_URL: "https://storage.googleapis.com",
    VERTEX_TOKEN_URL: "https://oauth2.googleapis.com/token",
  },
  configure(environment, addresses) {
    const { [VARIABLE]: key } = environment;
    if (!key) return null;
    const { VERTEX_STORAGE_URL: storageUrl, VERTEX_TOKEN_URL: tokenUrl } = addresses;
    const location = readLocation(environment);
    const url =
      addresses.VERTEX_URL === HOME ? HOME.replace(LOCATION, location) : addresses.VERTEX_URL;
    const account = accountIn(key);
    const bucket = readBucket(environment);
    let tokens: GoogleTokens | null = null;
    const settings = { account, location, bucket, url, storageUrl, tokenUrl };
    return {
      open: (exchange, endpointOf) => vertexProvider(settings, exchange, endpointOf),
      // Webhooks are not supported.
      openCallbacks: () => null,
      inspect: watchModels({
        ...{ service: title, models: Object.keys(VERTEX_MODELS) },
        async question(model, exchange) {
          tokens ??= openAccessTokens(account, tokenUrl, exchange);
          const access = await tokens.get();
          if (access.kind !== "token") return null;
          const headers = vertexHeaders(access.token);
          return { method: "GET", url: `${url}/v1/publishers/google/models/${model}`, headers };
        },
      }),
    };
  },
  // Requests a token, which proves the identity but not the permissions. A key that is no service
  // account is refused.
  async askWithKey(key, { VERTEX_TOKEN_URL: tokenUrl }, exchange) {
    const nobody = { status: 401, headers: {}, body: "" };
    const account = tryAccount(key);
    const assertion = account && (await signAssertion(account, tokenUrl));
    if (assertion === null) return nobody;
    const answer = await askForToken(assertion, tokenUrl, exchange);
    return answer?.status === 400 ? nobody : answer;
  },
});

function accountIn(key: string): ServiceAccount {
  try {
    return readServiceAccount(key);
  } catch (error) {
    throw new Error(`${VARIABLE} is set, and ${error instanceof Error ? error.message : ""}`);
  }
}

function tryAccount(key: string): ServiceAccount | null {
  try {
    return readServiceAccount(key);
  } catch {
    return null;
  }
}

function readLocation({ VERTEX_LOCATION: location }: ProviderEnvironment): string {
  if (!location) return LOCATION;
  if (/^[a-z0-9-]{1,40}$/.test(location)) return location;
  throw new Error(`VERTEX_LOCATION is "${location}": it must be a region, like us-central1.`);
}

function readBucket({ VERTEX_BUCKET: bucket }: ProviderEnvironment): string | null {
  if (!bucket) return null;
  if (/^gs:\/\/[\w.-]+(\/[\w./-]*)?$/.test(bucket)) return bucket;
  throw new Error(`VERTEX_BUCKET is "${bucket}": it must be an address like gs://my-bucket/films.`);
}
