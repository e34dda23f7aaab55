import { type Agent, request } from "node:https";
import { isKnownService, type PushSettings } from "@kinora/contracts/notification/push-settings";
import type { PushAnswer, SendPush } from "@kinora/domain/notification/push-stores";
import type webPush from "web-push";
import { publicKeyOf } from "./public-key.ts";

/** Milliseconds to wait for a push service. */
const PATIENCE = 15_000;
const UNANSWERED: PushAnswer = { status: 0, retryAfter: null };
/** Answer for endpoints that are not used, as if the service had rejected the message. */
const FORBIDDEN: PushAnswer = { status: 403, retryAfter: null };

/**
 * Opens a sender of push messages to known services only, without following redirects. Messages are
 * encrypted for the browser (RFC 8291).
 *
 * @param agent opens the connections; except in tests it rejects private addresses
 */
export function openPushSender(settings: PushSettings, agent: Agent): SendPush {
  const { subject, privateKey, services } = settings;
  const publicKey = publicKeyOf(privateKey);
  return async (to, message, lasts) => {
    if (!isKnownService(to.endpoint, services)) return FORBIDDEN;
    const details = await seal(to, JSON.stringify(message), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: lasts,
      // A message sent again replaces the one that was not delivered yet.
      topic: message.tag.replaceAll("-", "").slice(0, 32),
    });
    return details ? post(details, agent).catch(() => UNANSWERED) : FORBIDDEN;
  };
}

/** Returns null when the keys cannot be used for encryption. */
async function seal(...told: Parameters<typeof webPush.generateRequestDetails>) {
  // Loaded by the first push; most starts send none.
  const { default: library } = await import("web-push");
  try {
    return library.generateRequestDetails(...told);
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
      // Discard the body.
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
