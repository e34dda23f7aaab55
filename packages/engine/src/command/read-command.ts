import { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import type { AdditionalParams } from "@kinora/contracts/prompt/prompt-form";
import { ASPECT_RATIOS, EFFECTS, VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { extensionsOf } from "../create/create-media.ts";
import { KINDS, type Order } from "../create/order.ts";
import { parseOptions } from "./parse-options.ts";
import { readSpeak, type SpeakCommand } from "./read-speak.ts";
import { readStory, type StoryCommand } from "./read-story.ts";
import { readVerify } from "./read-verify.ts";
import { refuseLong } from "./refuse-long.ts";
import type { VerifyCommand } from "./run-verify-challenge.ts";
import { UsageError } from "./usage-error.ts";

export type Command =
  | StoryCommand
  | SpeakCommand
  | VerifyCommand
  | { readonly do: "help" }
  | { readonly do: "version" }
  | { readonly do: "plan"; readonly order: Order }
  /** Writes a new signing key. */
  | { readonly do: "key"; readonly file: string }
  /** Prints a file's provenance. */
  | { readonly do: "inspect"; readonly file: string }
  | {
      readonly do: "create";
      readonly order: Order;
      /** Output path; null derives the name from the prompt and the seed. */
      readonly out: string | null;
      readonly force: boolean;
      /** PEM file of the signing key; null leaves the result unsigned. */
      readonly key: string | null;
      readonly quiet: boolean;
    };

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean", default: false } as const;
const OPTIONS = {
  ...{
    kind: TEXT,
    out: { ...TEXT, short: "o" },
    key: TEXT,
    seed: TEXT,
    model: TEXT,
    style: TEXT,
    ratio: TEXT,
    image: TEXT,
    "last-image": TEXT,
    "last-prompt": TEXT,
    mode: TEXT,
  },
  ...{ duration: TEXT, fps: TEXT, effect: TEXT, "negative-prompt": TEXT, "guidance-scale": TEXT },
  ...{ zoom: TEXT, "translation-x": TEXT, "translation-y": TEXT, loop: FLAG, plan: FLAG },
  ...{ "motion-field-strength-x": TEXT, "motion-field-strength-y": TEXT },
  ...{ force: FLAG, quiet: { ...FLAG, short: "q" }, help: { ...FLAG, short: "h" }, version: FLAG },
} as const;

/**
 * Returns a value of a closed list. Throws a message that lists the choices when it is not one of
 * them.
 */
function choose<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${name} is one of ${choices.join(", ")}, not "${value}".`);
}

function readNumber(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && Number.isFinite(number)) return number;
  throw new UsageError(`--${name} is a number, not "${value}".`);
}

/**
 * Reads the arguments after `kinora`.
 *
 * @throws UsageError
 */
export function readCommand(args: readonly string[]): Command {
  if (args[0] === "story" && !args.includes("--help") && !args.includes("-h"))
    return readStory(args.slice(1));
  if (args[0] === "speak" && !args.includes("--help") && !args.includes("-h"))
    return readSpeak(args.slice(1));
  if (args[0] === "verify-challenge" && !args.includes("--help") && !args.includes("-h"))
    return readVerify(args.slice(1));
  const { positionals, values } = parse(args);
  const [verb, ...words] = positionals;
  if (values.version) return { do: "version" };
  if (values.help || verb === undefined || verb === "help") return { do: "help" };
  const [prompt] = words;
  if (verb === "key" || verb === "inspect") {
    if (prompt === undefined || words.length > 1)
      throw new UsageError(`Say one file: kinora ${verb} FILE.`);
    return { do: verb, file: prompt };
  }
  if (verb !== "create")
    throw new UsageError(
      `There is no command "${verb}"; there are create, story, speak, inspect, key and verify-challenge.`,
    );
  if (prompt === undefined || prompt.trim() === "") {
    throw new UsageError('Say what to make: kinora create "a fox in the snow".');
  }
  if (words.length > 1)
    throw new UsageError('Put the prompt in quotation marks: "a fox in the snow".');
  refuseLong(prompt);
  const out = values.out ?? null;
  const usual = values.image === undefined ? kindOf(out) : "video";
  const kind = values.kind === undefined ? usual : choose("kind", values.kind, KINDS);
  const settings = readSettings(values);
  const order: Order = { prompt, kind, model: values.model, settings, ...readPhoto(values) };
  if (values.plan) return { do: "plan", order };
  const { force, quiet, key = null } = values;
  return { do: "create", order, out, force, quiet, key };
}

/** Reads the photo to film, if any. */
function readPhoto({ image, mode, kind, plan, "last-image": last }: Values): Pick<Order, "photo"> {
  if (image === undefined) {
    if (last !== undefined)
      throw new UsageError(
        "--last-image ends a film that begins on a photo: name it with --image.",
      );
    if (mode === undefined) return {};
    throw new UsageError("--mode says what is made of a photo: name one with --image FILE.");
  }
  if (kind === "image") throw new UsageError("A photo becomes a film: leave out --kind image.");
  if (plan) throw new UsageError("--plan prints scenes; of a photo there is none.");
  const made = choose("mode", mode ?? "photo-to-video", PHOTO_MODES);
  if (last === undefined) return { photo: { path: image, mode: made } };
  if (made === "face-to-video") throw new UsageError("A portrait has no last picture.");
  return { photo: { path: image, mode: made, last } };
}

/** Infers the kind from the file name; a picture by default. */
function kindOf(out: string | null): Order["kind"] {
  return (
    KINDS.find((kind) => extensionsOf(kind).some((end) => out?.toLowerCase().endsWith(end))) ??
    "image"
  );
}

const parse = (args: readonly string[]) => parseOptions(joinNegative(args), OPTIONS);

/** In `--translation-x -40` the number is a value, although it looks like an option. */
function joinNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (/^-\d/.test(arg) && before !== undefined && /^--[a-z-]+$/.test(before)) {
      joined[joined.length - 1] = `${before}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

type Values = ReturnType<typeof parse>["values"];

function readSettings(values: Values): AdditionalParams {
  const numbers = [
    ["seed", "seed"],
    ["duration", "duration"],
    ["fps", "fps"],
    ["zoom", "zoom"],
    ["guidance-scale", "guidance_scale"],
    ["translation-x", "translation_x"],
    ["translation-y", "translation_y"],
    ["motion-field-strength-x", "motion_field_strength_x"],
    ["motion-field-strength-y", "motion_field_strength_y"],
  ] as const;
  const settings: AdditionalParams = {};
  for (const [option, name] of numbers) {
    const value = values[option];
    if (value !== undefined) settings[name] = readNumber(option, value);
  }
  const { style, ratio, effect, image } = values;
  const usual = image === undefined ? "illustration" : "photorealistic";
  settings.style = choose("style", style ?? usual, VISUAL_STYLES);
  if (ratio !== undefined) settings.aspectRatio = choose("ratio", ratio, ASPECT_RATIOS);
  if (effect !== undefined) {
    settings.effect = effect === "none" ? null : choose("effect", effect, EFFECTS);
  }
  if (values["negative-prompt"] !== undefined) settings.negative_prompt = values["negative-prompt"];
  if (values.loop) settings.loop = true;
  if (values["last-prompt"] !== undefined) settings.last_prompt = values["last-prompt"];
  return settings;
}
