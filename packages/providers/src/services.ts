import type { KeyTest } from "@kinora/contracts/hosted/hosted-service";
import type { LanguageChoice } from "@kinora/domain/hosted/language-choice";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { bfl } from "./bfl/setup.ts";
import { byteplus } from "./byteplus/setup.ts";
import { comfy } from "./comfy/setup.ts";
import { comfyui } from "./comfyui/setup.ts";
import { elevenlabs } from "./elevenlabs/setup.ts";
import { fal } from "./fal/setup.ts";
import { gemini } from "./gemini/setup.ts";
import type { Exchange } from "./http/exchange.ts";
import { ideogram } from "./ideogram/setup.ts";
import { images } from "./images/setup.ts";
import { chosenEnvironment } from "./language/chosen-environment.ts";
import { askForModels, KNOWN_LANGUAGE_SERVICES } from "./language/language-offers.ts";
import { speech } from "./openai/speech-setup.ts";
import type {
  AboutService,
  KeyVerdict,
  KnownOwnServer,
  OwnServerSetup,
  ProviderEnvironment,
  ProviderSetup,
} from "./provider-setup.ts";
import { replicate } from "./replicate/setup.ts";
import { runway } from "./runway/setup.ts";
import { vertex } from "./vertex/setup.ts";
import { videos } from "./videos/setup.ts";

/** The services that Kinora supports. */
export const PROVIDERS: readonly ProviderSetup[] = [
  comfy,
  fal,
  replicate,
  runway,
  bfl,
  byteplus,
  ideogram,
  elevenlabs,
  gemini,
  vertex,
];

/** The self-hosted servers that Kinora supports. */
export const OWN_SERVERS: readonly OwnServerSetup[] = [comfyui, images, videos, speech];

/**
 * What is known without a key about each service, including those that only offer language models.
 */
export const KNOWN_SERVICES: readonly AboutService[] = [
  ...PROVIDERS.map((setup) => {
    const { name, title, keyVariable, keyPage, askWithKey } = setup;
    const mayBeEntered = (key: string) => takesEntered(setup, key);
    return { name, title, keyVariable, keyPage, isTestable: askWithKey !== null, mayBeEntered };
  }),
  ...KNOWN_LANGUAGE_SERVICES,
];

/** Returns whether the service can be configured with an entered key. */
function takesEntered({ mayBeEntered, ...setup }: ProviderSetup, key: string): boolean {
  if (mayBeEntered && !mayBeEntered(key)) return false;
  try {
    return setup.configure({ [setup.keyVariable]: key }, setup.addresses) !== null;
  } catch {
    return false;
  }
}

/** What is known without an address about each self-hosted server. */
export const KNOWN_OWN_SERVERS: readonly KnownOwnServer[] = OWN_SERVERS.map(
  ({ name, title, addressVariable }) => ({ name, title, addressVariable }),
);

/** Returns the addresses of a service: the defaults, or those that the operator configured. */
export function addressesOf({ addresses }: ProviderSetup, environment: ProviderEnvironment) {
  const named = (name: string) => environment[name]?.replace(/\/+$/, "");
  return Object.fromEntries(
    Object.entries(addresses).map(([name, own]) => [name, named(name) || own]),
  );
}

/** Milliseconds that a user waits for the test of an entered key. */
const TEST_PATIENCE = 10_000;

/**
 * Tests a key against its service, and reads what that tells of the account. Costs nothing; never
 * rejects.
 */
export async function testKey(
  service: EngineProtocol,
  key: string,
  { environment, exchange }: { environment: ProviderEnvironment; exchange: Exchange },
): Promise<KeyTest> {
  const listed = await askForModels(service, key, { environment, exchange });
  if (listed) return { verdict: listed.verdict, told: null };
  const setup = PROVIDERS.find(({ name }) => name === service);
  const soon: Exchange = (request) => exchange({ ...request, patience: TEST_PATIENCE });
  const answer = await setup?.askWithKey?.(key, addressesOf(setup, environment), soon);
  if (answer?.status === 200)
    return { verdict: "accepted", told: setup?.readAccount?.(answer) ?? null };
  const isRefused = answer?.status === 401 || answer?.status === 403;
  return { verdict: isRefused ? "refused" : "unclear", told: null };
}

/** Tests the configured key of a service; `none` when it has no key or no free test. */
export async function probeService(
  service: EngineProtocol,
  outside: { environment: ProviderEnvironment; exchange: Exchange },
): Promise<KeyVerdict | "none"> {
  const known = KNOWN_SERVICES.find(({ name }) => name === service);
  const key = known?.isTestable ? outside.environment[known.keyVariable] : undefined;
  return key ? (await testKey(service, key, outside)).verdict : "none";
}

/**
 * Returns the environment, completed with the keys and choices that owners entered where it sets
 * nothing.
 */
export function environmentWith(
  environment: ProviderEnvironment,
  kept: ReadonlyMap<EngineProtocol, { readonly key: string | null }>,
  choice: LanguageChoice | null,
): ProviderEnvironment {
  const all = { ...asEnvironment(kept), ...whatIsSet(environment) };
  return { ...all, ...chosenEnvironment(choice, all) };
}

/**
 * Maps entered keys to the variables that they replace. One that its service cannot be configured
 * with counts as missing, so that it stops no process.
 */
function asEnvironment(
  kept: ReadonlyMap<EngineProtocol, { readonly key: string | null }>,
): ProviderEnvironment {
  return Object.fromEntries(
    KNOWN_SERVICES.flatMap(({ name, keyVariable, mayBeEntered }) => {
      const key = kept.get(name)?.key;
      return key && mayBeEntered(key) ? [[keyVariable, key]] : [];
    }),
  );
}

/** An empty variable counts as not set. */
const whatIsSet = (environment: ProviderEnvironment): ProviderEnvironment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
