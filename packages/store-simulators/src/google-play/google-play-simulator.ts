import type { PlayAccount } from "@kinora/contracts/billing/google-play-settings";
import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import { makeKey, pemOf, publicKeyOf } from "./access/signing-key.ts";
import { openTokenEndpoint } from "./access/token-endpoint.ts";
import { answerPlay, type PlayRequestFault } from "./api/answer-play.ts";
import {
  answerPlayCommand,
  openPlayCommands,
  type PlayCommands,
} from "./commands/answer-play-commands.ts";
import { nextPush, pushDue, type SentPush } from "./messages/deliver-messages.ts";
import { PLAY_CATALOGUE, type SoldInPlay } from "./play-catalogue.ts";
import { type PlayState, readPlayState } from "./play-state.ts";
import type { MessageFault, PlayWorld } from "./play-world.ts";
import { letTimePass } from "./purchases/let-time-pass.ts";

export interface GooglePlaySimulatorOptions {
  readonly packageName: string;
  /** Opens `/simulator/…`. */
  readonly commandKey: string;
  /** For whom notifications are signed. */
  readonly audience: string;
  /** Posts a notification; true when the receiver answered 2xx. */
  readonly send: (push: SentPush) => Promise<boolean>;
  readonly now: () => Date;
  /** What `save` was given last. */
  readonly saved?: unknown;
  /** Called after each change; must copy the state before its first await. */
  readonly save?: (state: unknown) => Promise<void>;
  /** What is sold; everything in the shop by default. */
  readonly catalogue?: readonly SoldInPlay[];
  /** Most voided purchases in one answer; Google's thousand by default. */
  readonly voidedPage?: number;
}

export interface GooglePlaySimulator {
  /** Answers the Play Developer API, `/token`, `/oauth2/v3/certs` and `/simulator/…`. */
  answer(request: StoreRequest): Promise<StoreReply>;
  /** The service account that may ask for access. */
  readonly account: PlayAccount;
  /** In whose name notifications are signed. */
  readonly pushEmail: string;
  readonly commands: PlayCommands;
  /**
   * Does what has become due, and pushes every notification that is due. Returns when the next is
   * to be pushed again; null when all have arrived.
   */
  deliver(): Promise<Date | null>;
  /** Queues of faults for the next messages and requests; null lets one pass. */
  readonly faults: {
    readonly messages: (MessageFault | null)[];
    readonly requests: (PlayRequestFault | null)[];
  };
  /** A copy of everything that `saved` takes. */
  snapshot(): PlayState;
}

/** Names that can't be mistaken for accounts at Google. */
const ACCOUNT = "publisher@simulated.invalid";
const PUSHER = "push@simulated.invalid";

/** Opens a simulated Google Play. @throws z.ZodError when the saved state is not one */
export async function openGooglePlaySimulator(
  options: GooglePlaySimulatorOptions,
): Promise<GooglePlaySimulator> {
  const { packageName, catalogue = PLAY_CATALOGUE, audience, send, commandKey } = options;
  const state = readPlayState(structuredClone(options.saved));
  const now = () => options.now().getTime();
  const { voidedPage = 1_000 } = options;
  const world: PlayWorld = { state, packageName, catalogue, now, voidedPage, messageFaults: [] };
  const save = async () => options.save?.(state);
  const accountKey = state.accountKey ?? (await makeKey("account"));
  const pushKey = state.pushKey ?? (await makeKey("push"));
  Object.assign(state, { accountKey, pushKey });
  await save();
  const tokens = openTokenEndpoint({ email: ACCOUNT, key: accountKey });
  const requestFaults: (PlayRequestFault | null)[] = [];
  const desk = { world, tokens, requestFaults, save, commandKey };
  const post = { audience, email: PUSHER, key: pushKey, send };
  return {
    account: {
      ...{ type: "service_account", client_email: ACCOUNT, private_key_id: accountKey.id },
      private_key: await pemOf(accountKey),
    },
    pushEmail: PUSHER,
    commands: openPlayCommands(desk),
    faults: { messages: world.messageFaults, requests: requestFaults },
    snapshot: () => structuredClone(state),
    answer(request) {
      const url = new URL(request.url, "http://simulated");
      const [, top = "", name = ""] = url.pathname.split("/");
      if (url.pathname === "/token") return tokens.answer(request);
      if (url.pathname === "/oauth2/v3/certs")
        return Promise.resolve(answered(200, { keys: [publicKeyOf(pushKey)] }));
      return top === "simulator"
        ? answerPlayCommand(desk, request, name)
        : answerPlay(desk, request, url);
    },
    deliver: deliverer(world, () => pushDue(world, post), save),
  };
}

/** Returns what does and pushes all that is due, one call at a time. */
function deliverer(world: PlayWorld, push: () => Promise<void>, save: () => Promise<void>) {
  let pushing: Promise<void> | null = null;
  return async (): Promise<Date | null> => {
    const changed = letTimePass(world) || nextPush(world) !== null;
    pushing ??= push().finally(() => {
      pushing = null;
    });
    await pushing;
    if (changed) await save();
    const next = nextPush(world);
    return next === null ? null : new Date(next);
  };
}
