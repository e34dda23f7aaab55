import { parseOptions } from "./parse-options.ts";
import { UsageError } from "./usage-error.ts";

/** A text to read aloud. */
export interface SpeakCommand {
  readonly do: "speak";
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
  readonly out: string;
  readonly force: boolean;
  readonly quiet: boolean;
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean", default: false } as const;
const OPTIONS = {
  ...{ out: { ...TEXT, short: "o", default: "speech.wav" }, voice: { ...TEXT, default: "heart" } },
  ...{ speed: { ...TEXT, default: "1" }, force: FLAG, quiet: { ...FLAG, short: "q" } },
} as const;

/**
 * Reads the arguments after `kinora speak`.
 *
 * @throws UsageError
 */
export function readSpeak(args: readonly string[]): SpeakCommand {
  const { positionals, values } = parseOptions(args, OPTIONS);
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0)
    throw new UsageError('Say one text in quotation marks: kinora speak "Once upon a time."');
  const speed = Number(values.speed);
  if (!Number.isFinite(speed)) throw new UsageError(`--speed is a number, not "${values.speed}".`);
  if (!values.out.toLowerCase().endsWith(".wav"))
    throw new UsageError("Speech is written as .wav.");
  const { voice, out, force, quiet } = values;
  return { do: "speak", text, voice, speed, out, force, quiet };
}
