import type { ToldAccount } from "@kinora/contracts/hosted/told-account";
import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { Provider } from "@kinora/domain/hosted/provider";
import type { ServiceVoice, VoiceService } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { VerifyCallback } from "./callback.ts";
import type { EndpointOf } from "./endpoint-of.ts";
import type { Exchange, UpstreamAnswer } from "./http/exchange.ts";

/** Facts about a service that do not depend on its key. */
export interface AboutService {
  /** Protocol of its routes. */
  readonly name: EngineProtocol;
  /** Display name of the service. */
  readonly title: string;
  /** The variable that may contain its key. */
  readonly keyVariable: string;
  /** Variables of other services whose key it takes too. */
  readonly otherKeyVariables?: readonly string[];
  /** Page of the service on which keys are created. */
  readonly keyPage: string;
  /** True when the service has a free endpoint that checks a key. */
  readonly isTestable: boolean;
  /** Returns whether a key that somebody enters in the app, unlike one of the environment, is one. */
  readonly mayBeEntered: (key: string) => boolean;
}

/**
 * Explains why a service or server cannot serve a model or voice at the moment, by its name there;
 * null when it can.
 */
export type Unserved = (endpoint: string) => Sentence<ModelSentenceCode> | null;

/**
 * Asks a service or server what it offers, at no cost; never rejects.
 *
 * @param missing models that it refused to order as missing, by their names there
 */
export type Inspect = (exchange: Exchange, missing?: ReadonlySet<string>) => Promise<Unserved>;

/** A service whose key is configured, or a server whose address is. */
export interface ConfiguredProvider extends Pick<AboutService, "name" | "title"> {
  /** Null when it makes none of the catalogue's models. */
  readonly open: ((exchange: Exchange, endpointOf: EndpointOf) => Provider) | null;
  /**
   * Opens its speaker, which reads lines aloud; `voiceOf` returns the service's own id of a voice.
   * Null when it has none.
   */
  readonly openSpeaker:
    | ((exchange: Exchange, voiceOf: (key: string) => string | null) => VoiceService)
    | null;
  /** Its voices, when the operator configures them and the catalogue does not list them. */
  readonly voices: readonly ServiceVoice[];
  /** Null when the service sends no webhooks that we use. */
  openCallbacks(exchange: Exchange): VerifyCallback | null;
  /** Null when no free request tells what it offers: it then counts as offering everything. */
  readonly inspect: Inspect | null;
}

export type ProviderEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Result of testing a key. `unclear` when there was no answer, or one that does not concern the
 * key.
 */
export type KeyVerdict = "accepted" | "refused" | "unclear";

/** Describes a service and how it is configured. */
export interface ProviderSetup<AddressName extends string = string>
  extends Omit<AboutService, "isTestable" | "mayBeEntered"> {
  /** Default addresses, without a trailing slash; a variable of the same name overrides each. */
  readonly addresses: Readonly<Record<AddressName, string>>;
  /**
   * Set when the key contains a URL of its own. Only an operator may enter such a key, so users'
   * own keys are not accepted.
   */
  readonly operatorOnly?: true;
  /** Absent when every text may be a key. */
  readonly mayBeEntered?: AboutService["mayBeEntered"];
  /** Null when its key is not set. */
  configure(
    environment: ProviderEnvironment,
    addresses: Readonly<Record<AddressName, string>>,
  ):
    | (Pick<ConfiguredProvider, "openCallbacks"> &
        Readonly<Record<"open", NonNullable<ConfiguredProvider["open"]>>> &
        Partial<Pick<ConfiguredProvider, "openSpeaker" | "inspect">>)
    | null;
  /** Sends a free request that only succeeds with a valid key; null when the service has none. */
  readonly askWithKey:
    | ((
        key: string,
        addresses: Readonly<Record<AddressName, string>>,
        exchange: Exchange,
      ) => Promise<UpstreamAnswer | null>)
    | null;
  /**
   * Reads what the answer to that request tells of the account; null when it tells nothing. Absent
   * for a service that never does.
   */
  readonly readAccount?: (answer: UpstreamAnswer) => ToldAccount | null;
}

/** Returns the setup unchanged; infers the names of its addresses. */
export function defineProvider<AddressName extends string>(
  setup: ProviderSetup<AddressName>,
): ProviderSetup<AddressName> {
  return setup;
}

/** A self-hosted server, whether its address is configured or not. */
export interface KnownOwnServer extends Pick<AboutService, "name" | "title"> {
  /**
   * The variable of its address: scheme, host and port. It cannot be entered in the app, because it
   * may be private.
   */
  readonly addressVariable: string;
}

/** A paid service with the same API at its own address. */
export interface Seller extends Pick<AboutService, "name" | "title"> {
  /** Prefix of the variables of its budget. */
  readonly budget: string;
}

/** A server whose address is configured. */
export interface OwnServerParts
  extends Pick<ConfiguredProvider, "open">,
    Partial<Pick<ConfiguredProvider, "openSpeaker" | "voices">> {
  readonly inspect: Inspect;
  /** The service that sells it at this address; the server is then not self-hosted. */
  readonly seller?: Seller | null;
}

/** Describes a self-hosted server. It costs nothing, unless its address belongs to a seller. */
export interface OwnServerSetup extends KnownOwnServer {
  /** The variable of the address of a server in front of it that takes its orders, if it has one. */
  readonly frontVariable?: string;
  /**
   * Reads the server's configuration. Throws one sentence that names the invalid variable.
   *
   * @param url its origin, without a trailing slash
   * @param front origin of the server in front of it; null when there is none
   */
  configure(environment: ProviderEnvironment, url: string, front: string | null): OwnServerParts;
}

export const defineOwnServer = (setup: OwnServerSetup): OwnServerSetup => setup;
