import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import type { Generator } from "@kinora/domain/generation/generator";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { SceneReader } from "@kinora/domain/generation/scene-reader";
import type { ProbeVerdict } from "@kinora/domain/hosted/circuit";
import type { Provider } from "@kinora/domain/hosted/provider";
import type { ServiceLimits } from "@kinora/domain/hosted/service-limits";
import type { TrustedOrigins } from "@kinora/domain/hosted/upstream-file";
import type { ServiceVoice, VoiceService } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { ScriptWriter } from "@kinora/domain/story/script-writer";
import type { StoryEngine } from "@kinora/domain/story/story-engine";
import type { Asking } from "./compose-model-calls.ts";
import type { MemberKeys } from "./member-keys.ts";

/** Everything that makes results. */
export interface Engines {
  readonly reader: SceneReader;
  readonly generators: readonly Generator[];
  readonly scanner: SafetyScanner;
  readonly writer: ScriptWriter;
  readonly storyEngine: StoryEngine;
  /** Language model that writes scripts and improves prompts; null when none is configured. */
  readonly asking: Asking | null;
  /** External text-to-speech services. */
  readonly speakers: readonly VoiceService[];
  /** Voices named by the operator, in addition to the catalogue's. */
  readonly voices: readonly ServiceVoice[];
  /** Spending limits for external services. */
  readonly budgets: HostedBudgets;
  /** Configured external services. */
  readonly providers: readonly Provider[];
  readonly ownKeys: MemberKeys;
  readonly serviceLimits: ServiceLimits;
  /** Checks, free of charge, whether a configured service accepts its key; never rejects. */
  readonly probe: (service: EngineProtocol) => Promise<ProbeVerdict>;
  /** By service, the origins from which results may be fetched even though they are private. */
  readonly trustedOrigins: TrustedOrigins;
  /** Base URL for callbacks; null when external services cannot reach this server. */
  readonly callbackUrl: string | null;
}
