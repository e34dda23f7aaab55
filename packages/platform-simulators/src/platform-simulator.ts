import type { PlatformFaults } from "./platform-faults.ts";
import type { PlatformCall, PlatformReply } from "./serving/platform-call.ts";
import type { SimulatedPost } from "./simulated-post.ts";

export interface PlatformSimulatorOptions {
  readonly now: () => Date;
  /** Returns whether somebody who agreed may be sent there; this machine by default. */
  readonly mayReturnTo?: (uri: string) => boolean;
  /** What an earlier one's `snapshot` returned. */
  readonly saved?: Uint8Array;
}

/** A request as it arrived, without its files. */
export interface LoggedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PlatformSimulator {
  /** Environment that makes Kinora use this simulator. */
  readonly environment: (origin: string) => Readonly<Record<string, string>>;
  readonly answer: (call: PlatformCall) => Promise<PlatformReply>;
  readonly faults: PlatformFaults;
  /** Every post ever made, in order. */
  readonly posts: readonly SimulatedPost[];
  readonly calls: readonly LoggedCall[];
  /** Everything that `saved` takes: tokens, posts and files; not the faults. */
  readonly snapshot: () => Uint8Array;
}

/** Seconds that a file is processed for: usually, and when it is slow. */
export const PROCESSING_SECONDS = { usual: 4, slow: 120 } as const;

/** What app keys are made of everywhere. */
export const SIMULATED_CLIENT = { id: "simulated-client", secret: "simulated-secret" } as const;
