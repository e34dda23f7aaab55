import type { SubjectRef } from "../subject.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import { isUpstreamId } from "./upstream-id.ts";

export interface CallbackPorts extends Pick<HostedPorts, "intents" | "digest"> {
  /** Returns the subject of a job; null when there is none. */
  readonly subjectOf: (jobId: string) => Promise<SubjectRef | null>;
  readonly wake: (subject: SubjectRef) => Promise<void>;
}

/**
 * Handles a provider's callback, whose signature was checked if the provider signs. It only wakes
 * the waiting job, and stores the upstream id if the response to our POST was lost. The result
 * itself is never trusted from a callback but requested from the provider. Idempotent.
 *
 * @returns false when the address is not one of ours
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
  // Digests are compared, so the timing reveals nothing about the token.
  if (digest(intent.callbackToken) !== digest(call.token)) return false;
  if (!isUpstreamId(call.upstreamId)) return false;
  if (intent.upstreamId === null) await intents.accept(call.key, call.upstreamId);
  const subject = await subjectOf(call.key);
  if (subject) await wake(subject);
  return true;
}
