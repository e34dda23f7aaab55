import type { SubjectRef } from "../subject.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import { isUpstreamId } from "./upstream-id.ts";

export interface CallbackPorts extends Pick<HostedPorts, "intents" | "digest"> {
  /** What a job is about; null when there is none. */
  readonly subjectOf: (jobId: string) => Promise<SubjectRef | null>;
  readonly wake: (subject: SubjectRef) => Promise<void>;
}

/**
 * A provider calls, and its signature was checked, where it signs: that only wakes whoever waits, and tells their id where the answer to
 * our POST was lost. What became of the order is asked of them, never believed of a call. Repeating it changes nothing.
 *
 * @returns false when the address is none of ours
 */
export async function hearCallback(
  call: {
    readonly provider: string;
    readonly key: string;
    readonly token: string;
    readonly upstreamId: string;
  },
  { intents, digest, subjectOf, wake }: CallbackPorts,
): Promise<boolean> {
  const intent = await intents.find(call.key);
  if (intent?.provider !== call.provider) return false;
  // By their digests: how long it takes says nothing of the token.
  if (digest(intent.callbackToken) !== digest(call.token)) return false;
  if (!isUpstreamId(call.upstreamId)) return false;
  if (intent.upstreamId === null) await intents.accept(call.key, call.upstreamId);
  const subject = await subjectOf(call.key);
  if (subject) await wake(subject);
  return true;
}
