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

/** What is drawn for a picture, and the file it becomes. */
export interface SampleOrder extends Omit<Sample, "url"> {
  readonly model: string;
  readonly style: VisualStyle;
  readonly seed: number;
  readonly file: string;
}

/**
 * One scene for all, so that nothing differs but what is chosen. A face that fills the small picture: from
 * farther away outlines, dots and grain are too fine to tell one style from another.
 */
const SCENE = "Portrait of a fox in a forest at golden hour";
const SEED = 7;
const MODEL = "animated-diffusion";

/** Another engine or another order is another file: an address never changes what it shows. */
function order(about: Sample["about"], index: number, what: Omit<SampleOrder, "about" | "file">) {
  const { prompt, model, style, seed } = what;
  const hash = hashOf([ENGINE_VERSION, prompt, model, style, seed]);
  return { ...what, about, file: `${about}-${index}-${hash}.webp` };
}

const hashOf = (facts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);

const scene = { prompt: SCENE, seed: SEED } as const;

/** Every picture, in the order in which they are drawn: what newcomers see first comes first. */
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

/** Every voice there may be; those of this machine are spoken. */
export const VOICE_SAMPLES: readonly VoiceSample[] = VOICES.map(({ key }) => voiceSample(key));

/**
 * Those of voices of services, each of which is asked for once: of the voices that speak English, as the sample does.
 */
export function samplesOfServices(
  voices: readonly Pick<ServiceVoice, "key" | "languages">[],
): readonly VoiceSample[] {
  return voices
    .filter(({ languages }) => languages.some((tag) => /^en\b/.test(tag)))
    .map(({ key }) => voiceSample(key));
}
