import type { OpenWithKeyOf } from "@kinora/domain/hosted/hosted-ports";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";

/** Keys that people bring along for what they order themselves. */
export interface MemberKeys {
  /** Services that they may have one of; none where nobody's keys are taken. */
  readonly services: readonly EngineProtocol[];
  /** Opened anew for each question to a service: who changed or removed theirs is not waited for. */
  readonly withKeyOf: OpenWithKeyOf;
}

export const NO_MEMBER_KEYS: MemberKeys = { services: [], withKeyOf: async () => null };
