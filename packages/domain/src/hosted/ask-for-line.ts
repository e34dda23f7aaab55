import { PRICE_VERSION } from "../prompt/prices.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import type { Intent, NewIntent, RefusalClass } from "./intent.ts";
import type { MappedOrder } from "./provider.ts";
import { sendOrder } from "./send-order.ts";
import type { UpstreamFile } from "./upstream-file.ts";
import type { VoiceService } from "./voice-service.ts";

/** Milliseconds that anybody waits for a line. */
const LONGEST_WAIT = 20 * 60_000;

/** A line that is asked for once, under a key of its own. */
export interface LineOrder {
  readonly key: string;
  readonly forJob: string;
  readonly mapped: MappedOrder;
  /** Thousandths of a US dollar, by the list. */
  readonly mills: number;
}

/** What came of asking. */
export type LineAnswer =
  | { readonly kind: "spoken"; readonly file: UpstreamFile }
  /** It was not taken: the service is busy until then. */
  | { readonly kind: "busy"; readonly until: Date }
  /** Nothing will come of it. */
  | { readonly kind: "unspoken"; readonly why: RefusalClass | "lost" };

export interface AskPorts extends Pick<HostedPorts, "intents" | "digest" | "noteSign" | "now"> {
  /** Stores what is about to be asked; false: it was before, or what was set aside for it is given up. */
  readonly begin: (intent: NewIntent) => Promise<boolean>;
}

const LOST: LineAnswer = { kind: "unspoken", why: "lost" };

/**
 * Has a line spoken: intent, one POST, and the sound noted with the intent in one statement. Whoever finds an intent whose
 * answer nobody has does not ask again: the answer is lost, and may be paid for.
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
    if (!(await intents.takeToSend(key, sends))) return LOST;
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

/** Orders for lines that no work came back for: what was sent counts, what was not costs nothing. */
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
