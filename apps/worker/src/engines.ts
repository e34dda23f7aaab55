import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import type { Generator } from "@kinora/domain/generation/generator";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { SceneReader } from "@kinora/domain/generation/scene-reader";
import type { ProbeVerdict } from "@kinora/domain/hosted/circuit";
import type { Provider } from "@kinora/domain/hosted/provider";
import type { TrustedOrigins } from "@kinora/domain/hosted/upstream-file";
import type { ServiceVoice, VoiceService } from "@kinora/domain/hosted/voice-service";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import type { ScriptWriter } from "@kinora/domain/story/script-writer";
import type { StoryEngine } from "@kinora/domain/story/story-engine";
import type { Asking } from "./compose-model-calls.ts";
import type { MemberKeys } from "./member-keys.ts";

/** What makes results. */
export interface Engines {
  readonly reader: SceneReader;
  readonly generators: readonly Generator[];
  readonly scanner: SafetyScanner;
  readonly writer: ScriptWriter;
  readonly storyEngine: StoryEngine;
  /** A language model that is asked for scripts first, and for better words; null: none is configured. */
  readonly asking: Asking | null;
  /** Services of others that read aloud. */
  readonly speakers: readonly VoiceService[];
  /** Voices that the operator named, beside those of the catalogue. */
  readonly voices: readonly ServiceVoice[];
  /** What may be spent at them. */
  readonly budgets: HostedBudgets;
  /** Services of others that are configured. */
  readonly providers: readonly Provider[];
  readonly ownKeys: MemberKeys;
  /** Asks a service that is configured whether its key counts, which costs nothing; never rejects. */
  readonly probe: (service: EngineProtocol) => Promise<ProbeVerdict>;
  /** By service, origins from which its results may be fetched although they are private. */
  readonly trustedOrigins: TrustedOrigins;
  /** Where they call back: null where nobody outside could reach us. */
  readonly callbackUrl: string | null;
}
