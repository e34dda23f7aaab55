import { type Agent, request } from "node:https";
import { isKnownService, type PushSettings } from "@kinora/contracts/notification/push-settings";
import type { PushAnswer, SendPush } from "@kinora/domain/notification/push-stores";
import webPush from "web-push";
import { publicKeyOf } from "./public-key.ts";

/** Milliseconds for which a service may be silent. */
const PATIENCE = 15_000;
const UNANSWERED: PushAnswer = { status: 0, retryAfter: null };
/** As if the service had said so: nothing is sent there. */
const FORBIDDEN: PushAnswer = { status: 403, retryAfter: null };

/**
 * Sends to the push services that are known, and only there: no redirect is followed. What is sent is sealed for the
 * browser (RFC 8291).
 *
 * @param agent connects; it refuses private addresses, but in tests
 */
export function openPushSender(settings: PushSettings, agent: Agent): SendPush {
  const { subject, privateKey, services } = settings;
  const publicKey = publicKeyOf(privateKey);
  return async (to, message, lasts) => {
    if (!isKnownService(to.endpoint, services)) return FORBIDDEN;
    const details = seal(to, JSON.stringify(message), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: lasts,
      // What is sent again takes the place of what was not handed over yet.
      topic: message.tag.replaceAll("-", "").slice(0, 32),
    });
    return details ? post(details, agent).catch(() => UNANSWERED) : FORBIDDEN;
  };
}

/** Null: nothing can be sealed for such keys. */
function seal(...told: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...told);
  } catch {
    return null;
  }
}

function post(
  { endpoint, headers, body }: webPush.RequestDetails,
  agent: Agent,
): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const asked = request(endpoint, { method: "POST", headers, agent, signal }, (answer) => {
      // Nobody needs its words.
      answer.resume();
      const after = Number(answer.headers["retry-after"] ?? Number.NaN);
      resolve({
        status: answer.statusCode ?? 0,
        retryAfter: Number.isFinite(after) && after >= 0 ? after : null,
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
