import type { AspectRatio, Effect, VisualStyle } from "@kinora/contracts/prompt/vocabulary";

export interface DemoPrompt {
  /** Handle of a demo account. */
  readonly by: "ada" | "bruno" | "chiyo";
  readonly prompt: string;
  readonly style: VisualStyle;
  readonly aspectRatio: AspectRatio;
  /** Seconds of a film (4, 5) or of music (30); null for a picture. */
  readonly seconds: 4 | 5 | 30 | null;
  readonly effect: Effect | null;
  readonly seed: number;
}

/** Style, aspect ratio and seed of a cover. */
const MUSIC = ["animation", "1:1", 1204] as const;

const by = (
  who: DemoPrompt["by"],
  prompt: string,
  [style, aspectRatio, seed]: readonly [DemoPrompt["style"], DemoPrompt["aspectRatio"], number],
  seconds: DemoPrompt["seconds"] = null,
  effect: Effect | null = null,
): DemoPrompt => ({ by: who, prompt, style, aspectRatio, seed, seconds, effect });

/**
 * Works of the demo accounts in the order they are made: pictures first, so that the feed fills
 * quickly. The newest are shown first in the feed, so the last ten, followed by the two demo
 * stories, are the best ones, chosen by eye, four per account.
 */
export const DEMO_PROMPTS: readonly DemoPrompt[] = [
  by("ada", "a fox walking through a neon city at night, light rain", ["animation", "16:9", 1000]),
  by("chiyo", "a whale swimming under the sea among glowing jellyfish", [
    "illustration",
    "9:16",
    1017,
  ]),
  by("bruno", "a bear in the mountains at golden hour", ["animation", "16:9", 1034]),
  by("chiyo", "a sailboat on the ocean at dusk, calm", ["animation", "1:1", 1051]),
  by("ada", "an astronaut floating in space beside a ringed planet", [
    "photorealistic",
    "9:16",
    1068,
  ]),
  by("ada", "a rabbit in a village on a snowy night, warm windows", ["illustration", "1:1", 1102]),
  by("chiyo", "a panda in a bamboo grove in the morning", ["animation", "9:16", 1025]),
  by("bruno", "a tiger in the jungle by a waterfall", ["photorealistic", "16:9", 1013]),
  by("bruno", "two monkeys in the jungle, joyful", ["animation", "1:1", 1170]),
  by("ada", "a black cat in a neon city at night, mysterious", ["anime", "9:16", 1153]),
  by("chiyo", "lo-fi for a rainy evening, electric piano and vibraphone", MUSIC, 30),
  by("ada", "synthwave for a night drive through a neon city", MUSIC, 30),
  by("chiyo", "dolphins jumping in the ocean at dusk", ["animation", "16:9", 1238], 5),
  by("bruno", "a wolf running through the snow at golden hour", ["animation", "16:9", 1255], 5),
  by("bruno", "an owl flying over a village at dusk", ["animation", "1:1", 1289], 4, "motion"),
  by(
    "chiyo",
    "a small red boat in a storm on the ocean, lightning",
    ["animation", "16:9", 1323],
    5,
  ),
  by(
    "ada",
    "a cat sleeping in a cozy room on a rainy night",
    ["animation", "1:1", 1340],
    4,
    "zoom",
  ),
  by(
    "bruno",
    "a dog running on the beach in the morning, joyful",
    ["illustration", "16:9", 1408],
    4,
  ),
  by(
    "ada",
    "a rocket flying through space past the moon, epic",
    ["anime", "16:9", 1425],
    5,
    "zoom",
  ),
  by("ada", "a fox with an umbrella in the rain, city at dusk", ["animation", "9:16", 1272], 5),
  by("bruno", "a wizard reading a book in a library at night, candles", [
    "illustration",
    "16:9",
    1010,
  ]),
  by("chiyo", "a parrot by a waterfall in the jungle", ["animation", "9:16", 1022]),
  by("ada", "a robot dancing in a neon city at night", ["anime", "1:1", 1036], 4, "action"),
  by("bruno", "epic orchestral music for a storm at sea", MUSIC, 30),
  by("chiyo", "a turtle on a tropical beach at golden hour, palm trees", [
    "animation",
    "9:16",
    1119,
  ]),
  by("ada", "an astronaut riding a horse on the moon", ["comics", "16:9", 1012]),
  by(
    "bruno",
    "a polar bear on an ice floe under the northern lights",
    ["animation", "16:9", 1019],
    5,
  ),
  by("chiyo", "an octopus and a school of fish underwater, joyful", ["comics", "1:1", 1187]),
  by(
    "bruno",
    "a hot air balloon floating over the desert at golden hour",
    ["comics", "9:16", 1357],
    5,
  ),
];
