import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { Provider } from "@kinora/domain/hosted/provider";
import type { ServiceVoice, VoiceService } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { VerifyCallback } from "./callback.ts";
import type { EndpointOf } from "./endpoint-of.ts";
import type { Exchange, UpstreamAnswer } from "./http/exchange.ts";

/** What a service is, whether its key is known or not. */
export interface AboutService {
  /** The protocol of its routes. */
  readonly name: EngineProtocol;
  /** What the service is called. */
  readonly title: string;
  /** The variable that may have its key. */
  readonly keyVariable: string;
  /** The page of the service on which a key is made. */
  readonly keyPage: string;
  /** Does it have an address that says whether a key is one of theirs, and costs nothing? */
  readonly isTestable: boolean;
}

/** Why a service or server does not serve a model or a voice just now, by its name there; null: it does. */
export type Unserved = (endpoint: string) => Sentence<ModelSentenceCode> | null;

/** A service whose key is known, or a server whose address is. */
export interface ConfiguredProvider extends Pick<AboutService, "name" | "title"> {
  /** Null: it makes none of the catalogue's models. */
  readonly open: ((exchange: Exchange, endpointOf: EndpointOf) => Provider) | null;
  /** Reads lines aloud; `voiceOf`: the service's own id of a voice. Null: it does not. */
  readonly openSpeaker:
    | ((exchange: Exchange, voiceOf: (key: string) => string | null) => VoiceService)
    | null;
  /** Its voices, where they are the operator's to name and not the catalogue's. */
  readonly voices: readonly ServiceVoice[];
  /** Null: its calls cannot be checked, and are not listened to. */
  openCallbacks(exchange: Exchange): VerifyCallback | null;
  /** Asks what it has, which costs nothing; never rejects. Null: it has whatever the catalogue says. */
  readonly inspect: ((exchange: Exchange) => Promise<Unserved>) | null;
}

export type ProviderEnvironment = Readonly<Record<string, string | undefined>>;

/** What a service said of a key. `unclear`: no answer, or one that says nothing of it. */
export type KeyVerdict = "accepted" | "refused" | "unclear";

/** How a service is told of. */
export interface ProviderSetup<AddressName extends string = string>
  extends Omit<AboutService, "isTestable"> {
  /** Where it is, without a slash at the end; a variable of the same name leads elsewhere. */
  readonly addresses: Readonly<Record<AddressName, string>>;
  /** Its key names an address of its own, which only an operator may enter: nobody else's key is taken. */
  readonly operatorOnly?: true;
  /** Null: its key is not there. */
  configure(
    environment: ProviderEnvironment,
    addresses: Readonly<Record<AddressName, string>>,
  ):
    | (Pick<ConfiguredProvider, "openCallbacks"> &
        Readonly<Record<"open", NonNullable<ConfiguredProvider["open"]>>> &
        Partial<Pick<ConfiguredProvider, "openSpeaker" | "inspect">>)
    | null;
  /** A question that costs nothing and is answered to whoever has a key; null: the service has none. */
  readonly askWithKey:
    | ((
        key: string,
        addresses: Readonly<Record<AddressName, string>>,
        exchange: Exchange,
      ) => Promise<UpstreamAnswer | null>)
    | null;
}

/** Keeps the names of its addresses. */
export function defineProvider<AddressName extends string>(
  setup: ProviderSetup<AddressName>,
): ProviderSetup<AddressName> {
  return setup;
}

/** A server that an owner runs themselves, whether its address is known or not. */
export interface KnownOwnServer extends Pick<AboutService, "name" | "title"> {
  /** The variable of its address: scheme, host and port. Never entered in a page: it may be private. */
  readonly addressVariable: string;
}

/** A service that sells what is asked for in the same way at its own address. */
export interface Seller extends Pick<AboutService, "name" | "title"> {
  /** What the variables of its budget begin with. */
  readonly budget: string;
}

/** A server whose address is known. */
export interface OwnServerParts
  extends Pick<ConfiguredProvider, "open">,
    Partial<Pick<ConfiguredProvider, "openSpeaker" | "voices">> {
  readonly inspect: (exchange: Exchange) => Promise<Unserved>;
  /** Who is there and sells it; it is nobody's own then. */
  readonly seller?: Seller | null;
}

/** How such a server is told of. It costs nobody anything, unless its address is a seller's. */
export interface OwnServerSetup extends KnownOwnServer {
  /** @param url its origin, without a slash at the end. Throws one sentence that names the variable at fault. */
  configure(environment: ProviderEnvironment, url: string): OwnServerParts;
}

export const defineOwnServer = (setup: OwnServerSetup): OwnServerSetup => setup;
