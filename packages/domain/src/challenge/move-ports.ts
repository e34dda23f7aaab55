import type { TextDigest } from "@kinora/contracts/challenge-result/ballot-chain";
import type { RecordEvent } from "../event/domain-event.ts";
import type { ChallengeSigner } from "./challenge-signer.ts";
import type { ChallengeStores } from "./challenge-store.ts";

export interface MoveStores extends ChallengeStores {
  readonly record: RecordEvent;
}

export interface MovePorts {
  readonly transact: <T>(work: (stores: MoveStores) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
  readonly hash: TextDigest;
  readonly signer: ChallengeSigner;
  readonly now: () => Date;
}
