import { PRICE_VERSION } from "../prompt/prices.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import type { Intent, NewIntent, RefusalClass } from "./intent.ts";
import type { MappedOrder } from "./provider.ts";
import { sendOrder } from "./send-order.ts";
import type { UpstreamFile } from "./upstream-file.ts";
import type { VoiceService } from "./voice-service.ts";

/** Maximum time to wait for a line, in milliseconds. */
const LONGEST_WAIT = 20 * 60_000;

/** A line to be spoken once, under its own key. */
export interface LineOrder {
  readonly key: string;
  readonly forJob: string;
  readonly mapped: MappedOrder;
  /** List price in thousandths of a US dollar. */
  readonly mills: number;
}

/** Outcome of a line order. */
export type LineAnswer =
  | { readonly kind: "spoken"; readonly file: UpstreamFile }
  /** The service did not accept it and is busy until then. */
  | { readonly kind: "busy"; readonly until: Date }
  /** It failed for good. */
  | { readonly kind: "unspoken"; readonly why: RefusalClass | "lost" };

export interface AskPorts extends Pick<HostedPorts, "intents" | "digest" | "noteSign" | "now"> {
  /** Stores the intent; returns false when it exists already or its reservation was released. */
  readonly begin: (intent: NewIntent) => Promise<boolean>;
}

const LOST: LineAnswer = { kind: "unspoken", why: "lost" };

/**
 * Has a line spoken: stores an intent, sends one POST, and stores the sound with the intent in one
 * statement. An intent found without an answer is not sent again, because its answer was lost and
 * may be billed.
 */
export async function askForLine(
  { key, forJob, mapped, mills }: LineOrder,
  speaker: VoiceService,
  ports: AskPorts,
): Promise<LineAnswer> {
  const { begin, intents, digest, noteSign, now } = ports;
  const found = await intents.find(key);
  if (found?.files) return answerOf(found);
  if (found?.state === "put off") {
    const { sendAgainAt, deadline, sends } = found;
    if (sendAgainAt !== null && sendAgainAt > now() && deadline > now())
      return { kind: "busy", until: sendAgainAt };
    if (deadline <= now()) {
      await intents.change(key, ["put off"], { state: "failed", cost: 0 });
      return LOST;
    }
    if (!(await intents.takeToSend(key, sends, null))) return LOST;
  } else if (found !== null) {
    await intents.change(key, ["sending"], { state: "lost" });
    return answerOf(found);
  } else {
    const begunAt = now();
    const isNew = await begin({
      ...{ key, forJob, provider: speaker.name, endpoint: mapped.endpoint, begunAt },
      ...{ bodyHash: digest(mapped.body), price: { mills, version: PRICE_VERSION } },
      ...{ keyOf: null, callbackToken: "", callsBack: false },
      deadline: new Date(begunAt.getTime() + LONGEST_WAIT),
    });
    if (!isNew) return LOST;
  }
  await sendOrder({ key, callbackToken: "" }, mapped, speaker, {
    ...{ intents, noteSign, now, callbackOf: () => null },
  });
  await intents.change(key, ["sending"], { state: "lost" });
  const sent = await intents.find(key);
  if (sent === null) return LOST;
  if (sent.files !== null)
    await noteSign(speaker.name, { kind: "delivered", seconds: secondsSince(sent, now()) });
  return answerOf(sent);
}

const secondsSince = ({ begunAt }: Pick<Intent, "begunAt">, now: Date) =>
  (now.getTime() - begunAt.getTime()) / 1_000;

function answerOf({ state, refusal, files, sendAgainAt }: Intent): LineAnswer {
  const [file] = files ?? [];
  if (file !== undefined) return { kind: "spoken", file };
  if (state === "refused" && refusal !== null) return { kind: "unspoken", why: refusal };
  if (state === "put off" && sendAgainAt !== null) return { kind: "busy", until: sendAgainAt };
  return LOST;
}

/**
 * Closes line orders whose work never came back: those that were sent count as spent, the others
 * cost nothing.
 */
export async function closeLeftLines({
  intents,
  now,
}: Pick<HostedPorts, "intents" | "now">): Promise<void> {
  for (const { key, state } of await intents.findLeftLines(LEFT_AT_ONCE, now()))
    await intents.change(
      key,
      [state],
      state === "put off" ? { state: "failed", cost: 0 } : { state: "lost" },
    );
}

const LEFT_AT_ONCE = 100;
