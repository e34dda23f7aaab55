import { SEED_MAX } from "@kinora/contracts/limits";
import { type StorySettings, storySettings } from "@kinora/contracts/story/board";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import { fieldWords } from "../create/order.ts";
import { parseOptions } from "./parse-options.ts";
import { refuseLong } from "./refuse-long.ts";
import { UsageError } from "./usage-error.ts";

/** A story to write and film. */
export interface StoryCommand {
  readonly do: "story";
  readonly prompt: string;
  /** Null draws a seed. */
  readonly seed: number | null;
  readonly settings: Omit<StorySettings, "seed" | "voice"> & { readonly voice: string | null };
  readonly out: string | null;
  readonly force: boolean;
  readonly quiet: boolean;
  /** True to print only the script on standard output. */
  readonly script: boolean;
}

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean", default: false } as const;
const OPTIONS = {
  ...{ out: { ...TEXT, short: "o" }, seed: TEXT, type: TEXT, genre: TEXT, theme: TEXT, tone: TEXT },
  ...{ style: TEXT, ratio: TEXT, duration: TEXT, voice: TEXT, speed: TEXT, silent: FLAG },
  ...{ caption: TEXT, "caption-style": TEXT, "safe-area": TEXT, music: TEXT, "no-music": FLAG },
  ...{ script: FLAG, force: FLAG, quiet: { ...FLAG, short: "q" } },
} as const;

/**
 * Reads the arguments after `kinora story`.
 *
 * @throws UsageError
 */
export function readStory(args: readonly string[]): StoryCommand {
  const { positionals, values } = parseOptions(args, OPTIONS);
  const [prompt, ...more] = positionals;
  if (prompt === undefined || prompt.trim() === "" || more.length > 0)
    throw new UsageError('Say one idea in quotation marks: kinora story "a fox finds a lantern".');
  refuseLong(prompt);
  const given = {
    type: values.type,
    genre: values.genre,
    theme: values.theme,
    tone: values.tone,
    style: values.style,
    aspectRatio: values.ratio,
    duration: values.duration === undefined ? undefined : Number(values.duration),
    speed: values.speed === undefined ? undefined : Number(values.speed),
    captionPosition: values.caption === undefined ? undefined : `${values.caption}-caption`,
    captionStyle: values["caption-style"],
    safeArea: values["safe-area"],
    musicPrompt: values.music,
    music: values["no-music"] ? false : undefined,
    narration: values.silent ? "silent" : undefined,
    voice: values.voice,
  };
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const seed = values.seed === undefined ? null : Number(values.seed);
  const whole = { ...STORY_DEFAULTS, voice: "usual", ...named, seed: seed ?? 0 };
  const read = storySettings.safeParse(whole);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new UsageError(`${String(issue?.path[0] ?? "option")}: ${fieldWords(issue)}`);
  }
  if (seed !== null && seed > SEED_MAX) throw new UsageError(`--seed is at most ${SEED_MAX}.`);
  const { out = null, force, quiet, script } = values;
  const settings = { ...read.data, voice: values.voice ?? null };
  return { do: "story", prompt, seed, settings, out, force, quiet, script };
}
