import type { TimedWord } from "@kinora/contracts/story/story";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import type { MappedOrder, OnePost, SubmitOutcome } from "./provider.ts";
import type { UpstreamFile } from "./upstream-file.ts";

/** A voice of an external service or the owner's own server, as users choose it. */
export interface ServiceVoice {
  /** Service and name. Stored with stories, so it must never change. */
  readonly key: string;
  readonly name: string;
  /** Null when not specified. */
  readonly gender: "female" | "male" | null;
  readonly service: EngineProtocol;
  /** The service's own id of the voice. */
  readonly upstreamId: string;
  /** Languages it speaks, as BCP 47 tags. */
  readonly languages: readonly string[];
}

/** A line to be spoken by a voice. */
export interface Line {
  readonly text: string;
  /** Key of a hosted voice. */
  readonly voice: string;
  /** 1 is the voice's normal pace. */
  readonly speed: number;
}

/** The recording of a line. */
export interface RecordedLine {
  /** Mono samples, −1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Word timings; null when the service does not report them. */
  readonly words: readonly TimedWord[] | null;
}

/**
 * An external service that reads lines aloud. The response contains the sound, and the service
 * keeps nothing afterwards.
 */
export interface VoiceService {
  readonly name: EngineProtocol;
  /** Returns null when the service does not support the line. */
  map(line: Line): MappedOrder | null;
  /** Sends exactly one POST, whatever the outcome; never rejects. */
  submit(order: MappedOrder, post: OnePost): Promise<SubmitOutcome>;
  /** Decodes a response; null when it is not speech of this line. */
  read(file: UpstreamFile, line: Line): RecordedLine | null;
}
