import type { ToldAccount } from "@kinora/contracts/hosted/told-account";
import type { EngineProtocol } from "../prompt/model-entry.ts";

/** What a service told of its account, and when. */
export interface DatedAccount extends ToldAccount {
  readonly at: Date;
}

/** What services last told of the accounts whose keys are used. */
export interface ToldAccounts {
  list(): Promise<ReadonlyMap<EngineProtocol, DatedAccount>>;
  /** Replaces what was told before; null forgets it. */
  note(service: EngineProtocol, told: ToldAccount | null, at: Date): Promise<void>;
}
