import type { SigningKey } from "../access/signing-key.ts";
import { timestamp } from "../play-calendar.ts";
import type { MessageForgery, MessageRecord } from "../play-records.ts";
import type { PlayWorld } from "../play-world.ts";
import { type PushSender, signPush } from "./push-token.ts";

/** A push, ready to be posted. */
export interface SentPush {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PushPost extends PushSender {
  readonly key: SigningKey;
  readonly send: (push: SentPush) => Promise<boolean>;
}

/** Waits before the second, third … attempt, in milliseconds; the last one repeats. */
const WAITS = [1_000, 5_000, 30_000, 60_000];
/** Pub/Sub forgets a message after seven days. */
const FORGOTTEN = 7 * 86_400_000;

/** Pushes every message that is due, one after the other; whatever is not answered 2xx waits. */
export async function pushDue(world: PlayWorld, post: PushPost): Promise<void> {
  for (;;) {
    const now = world.now();
    const due = world.state.messages.find(({ wanted, dueAt }) => wanted > 0 && dueAt <= now);
    if (!due) return;
    await pushOne(due, post, world.now);
  }
}

/** When the next message is to be pushed, in milliseconds; null when all have arrived. */
export const nextPush = ({ state }: PlayWorld): number | null => {
  const waiting = state.messages.filter(({ wanted }) => wanted > 0).map(({ dueAt }) => dueAt);
  return waiting.length > 0 ? Math.min(...waiting) : null;
};

async function pushOne(message: MessageRecord, post: PushPost, clock: () => number): Promise<void> {
  const { forgery, forgeryWas } = message;
  if (forgery !== null && forgeryWas === null) {
    const isBelieved = await attempt(message, post, { forgery, now: clock() });
    message.forgeryWas = isBelieved ? "accepted" : "refused";
  }
  message.attempts += 1;
  const now = clock();
  if (await attempt(message, post, { forgery: null, now })) message.wanted -= 1;
  else {
    message.dueAt = now + (WAITS[Math.min(message.attempts, WAITS.length) - 1] ?? 0);
    if (message.dueAt > message.publishedAt + FORGOTTEN) message.wanted = 0;
  }
}

async function attempt(
  { id, data, publishedAt }: MessageRecord,
  post: PushPost,
  how: { readonly forgery: MessageForgery | null; readonly now: number },
): Promise<boolean> {
  const token = await signPush(post.key, post, how);
  const published = timestamp(publishedAt);
  const message = {
    ...{ attributes: {}, data: Buffer.from(data).toString("base64") },
    ...{ messageId: id, message_id: id, publishTime: published, publish_time: published },
  };
  const body = JSON.stringify({ message, subscription: "projects/simulated/subscriptions/play" });
  const headers = {
    ...{ "content-type": "application/json", authorization: `Bearer ${token}` },
    ...{
      "user-agent": "APIs-Google; (+https://developers.google.com/webmasters/APIs-Google.html)",
    },
  };
  return post.send({ body, headers }).catch(() => false);
}
