import type { TimedWord } from "@kinora/contracts/story/story";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { MappedOrder, OnePost, SubmitOutcome } from "./provider.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** A voice of a service, or of a server of one's own, as people choose it. */
export interface ServiceVoice {
  /** Stays with a story for good: its service, and a name. */
  readonly key: string;
  readonly name: string;
  /** Null: nobody has said. */
  readonly gender: "female" | "male" | null;
  readonly service: EngineProtocol;
  /** The service's own id of it. */
  readonly upstreamId: string;
  /** What it speaks, as BCP 47 has it. */
  readonly languages: readonly string[];
}

/** A line that a voice is to say. */
export interface Line {
  readonly text: string;
  /** Key of a hosted voice. */
  readonly voice: string;
  /** 1 is the voice's own pace. */
  readonly speed: number;
}

/** A line as it was said. */
export interface RecordedLine {
  /** One channel, −1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Null: the service does not say when its words come. */
  readonly words: readonly TimedWord[] | null;
}

/** Somebody else's service that reads lines aloud: its answer to one is the sound, and it knows nothing of it afterwards. */
export interface VoiceService {
  readonly name: EngineProtocol;
  /** Null: it does not take that. */
  map(line: Line): MappedOrder | null;
  /** Exactly one POST, whatever comes of it; never rejects. */
  submit(order: MappedOrder, post: OnePost): Promise<SubmitOutcome>;
  /** Reads what an answer brought; null: it is no speech of this line. */
  read(file: UpstreamFile, line: Line): RecordedLine | null;
}
