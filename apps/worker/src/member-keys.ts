import type { OpenWithKeyOf } from "@kinora/domain/hosted/hosted-ports";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";

/** Keys that users bring for their own orders. */
export interface MemberKeys {
  /** Services for which users may bring a key; empty when the server accepts none. */
  readonly services: readonly EngineProtocol[];
  /** Opened for every call to a service, so changed or removed keys take effect at once. */
  readonly withKeyOf: OpenWithKeyOf;
}

export const NO_MEMBER_KEYS: MemberKeys = { services: [], withKeyOf: async () => null };
