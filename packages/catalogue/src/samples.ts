import { createHash } from "node:crypto";
import { EXAMPLE_PROMPTS } from "@kinora/contracts/prompt/example-prompts";
import type { Sample } from "@kinora/contracts/prompt/sample";
import { VISUAL_STYLES, type VisualStyle } from "@kinora/contracts/prompt/vocabulary";
import type { ServiceVoice } from "@kinora/domain/hosted/voice-service";
import { ARTIFACT_VERSIONS } from "./artifact-versions.ts";
import { CORE_FAMILIES } from "./core-families.ts";
import { CORE_STYLES } from "./core-styles.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import { VOICES } from "./voices.ts";

/** A sample picture to draw, and the file it is written to. */
export interface SampleOrder extends Omit<Sample, "url"> {
  readonly model: string;
  readonly style: VisualStyle;
  readonly seed: number;
  readonly file: string;
}

/**
 * One scene for all samples, so that only the chosen option differs. The face fills the small
 * picture; from farther away outlines, dots and grain are too fine to tell one style from another.
 */
const SCENE = "Portrait of a fox in a forest at golden hour";
const SEED = 7;
const MODEL = "animated-diffusion";

/**
 * Puts the engine version and the order into the file name, so an address never changes its
 * content.
 */
function order(about: Sample["about"], index: number, what: Omit<SampleOrder, "about" | "file">) {
  const { prompt, model, style, seed } = what;
  const hash = hashOf([ENGINE_VERSION, prompt, model, style, seed]);
  return { ...what, about, file: `${about}-${index}-${hash}.webp` };
}

const hashOf = (facts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);

const scene = { prompt: SCENE, seed: SEED } as const;

/** Every sample picture in drawing order; those that newcomers see first come first. */
export const SAMPLES: readonly SampleOrder[] = [
  ...EXAMPLE_PROMPTS.map((prompt, index) =>
    order("example", index, {
      ...{ name: prompt, prompt, seed: SEED, model: MODEL, style: "photorealistic" },
    }),
  ),
  ...VISUAL_STYLES.map((style, index) =>
    order("style", index, { ...scene, name: style, model: MODEL, style }),
  ),
  ...[...CORE_FAMILIES, ...CORE_STYLES].map(({ key, visualStyle }, index) =>
    order("model", index, {
      ...{ ...scene, name: key, model: key, style: visualStyle ?? "photorealistic" },
    }),
  ),
];

const SPOKEN = "Once, in a town by the sea, a fox found a lantern that never went out.";

type VoiceSample = Omit<Sample, "url"> & { readonly file: string };

function voiceSample(key: string): VoiceSample {
  const hash = hashOf([ARTIFACT_VERSIONS.narration, SPOKEN, key]);
  const file = `voice-${key.toLowerCase().replace(/[^a-z0-9]/g, "-")}-${hash}.wav`;
  return { about: "voice", name: key, prompt: SPOKEN, file };
}

/** Samples of every built-in voice; only those available on this machine are spoken. */
export const VOICE_SAMPLES: readonly VoiceSample[] = VOICES.map(({ key }) => voiceSample(key));

/**
 * Returns the samples of service voices that speak English, the language of the sample. Each sample
 * is requested once.
 */
export function samplesOfServices(
  voices: readonly Pick<ServiceVoice, "key" | "languages">[],
): readonly VoiceSample[] {
  return voices
    .filter(({ languages }) => languages.some((tag) => /^en\b/.test(tag)))
    .map(({ key }) => voiceSample(key));
}
