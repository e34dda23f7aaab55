import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { AskPorts, LineAnswer } from "@kinora/domain/hosted/ask-for-line";
import { askForLine } from "@kinora/domain/hosted/ask-for-line";
import type { RecordedLine, VoiceService } from "@kinora/domain/hosted/voice-service";
import type { Job } from "@kinora/domain/job/job";
import { millsOfLine, serviceOfVoice } from "@kinora/domain/story/hosted-lines";
import { lineOrderId } from "@kinora/domain/story/reserve-lines";
import type { MadeArtifact, NarrationOrder } from "@kinora/domain/story/story-engine";
import { Waits } from "../job/interruption.ts";
import { NotMadeElsewhere } from "./not-made-elsewhere.ts";

/** Voices of external services. */
export interface SpeakPorts extends AskPorts {
  readonly speakers: readonly VoiceService[];
  /** Returns the display name of a service. */
  readonly titleOf: (service: string) => string;
  /**
   * Stores the audio. Word timings that the service does not report are found by speech
   * recognition.
   */
  readonly keep: (
    spoken: RecordedLine,
    text: string,
    directory: string,
    signal: AbortSignal,
  ) => Promise<MadeArtifact>;
  /** Returns whether orders to services are paused for the user of this job. */
  readonly isPaused: (jobId: string) => Promise<boolean>;
}

type Unspoken = "quota" | "auth" | "lost" | "away";
const unspoken = (service: string, why: Unspoken) =>
  new NotMadeElsewhere({ code: "voice.unspoken", params: { service, why } });

/**
 * Has an external service speak a line and stores it. It is requested only once per job, even if
 * the response is lost.
 *
 * @throws InputRefused, NotMadeElsewhere; Waits while the service is busy
 */
export async function speakElsewhere(
  { job, key, order }: { readonly job: Job; readonly key: string; readonly order: NarrationOrder },
  directory: string,
  signal: AbortSignal,
  ports: SpeakPorts,
): Promise<MadeArtifact> {
  const name = serviceOfVoice(order.voice) ?? "";
  const service = ports.titleOf(name);
  const speaker = ports.speakers.find((known) => known.name === name);
  if (!speaker || job.subject.noun !== "story") throw unspoken(service, "away");
  const mapped = speaker.map(order);
  if (!mapped) throw new InputRefused({ code: "hosted.input", params: {} });
  if (await ports.isPaused(job.id)) throw new InputRefused({ code: "hosted.paused", params: {} });
  const line = { key: lineOrderId(job.id, key, ports.digest), forJob: job.id, mapped };
  const answer = await askForLine({ ...line, mills: millsOfLine(order) ?? 0 }, speaker, ports);
  // Only after the call: its answer is stored, so an attempt that stops here is continued by the
  // next one.
  signal.throwIfAborted();
  const spoken = speaker.read(fileOf(answer, service), order);
  const change = { state: spoken ? "collected" : "failed" } as const;
  await ports.intents.change(line.key, ["accepted"], change);
  if (!spoken) throw unspoken(service, "lost");
  return ports.keep(spoken, order.text, directory, signal);
}

function fileOf(answer: LineAnswer, service: string) {
  if (answer.kind === "spoken") return answer.file;
  if (answer.kind === "busy") throw new Waits(answer.until);
  const { why } = answer;
  if (why === "policy") throw new InputRefused({ code: "hosted.policy", params: {} });
  if (why === "input") throw new InputRefused({ code: "hosted.input", params: {} });
  throw unspoken(service, why === "denied" ? "auth" : why);
}
