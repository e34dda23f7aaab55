import type { AspectRatio, Effect, VisualStyle } from "@kinora/contracts/prompt/vocabulary";

export interface DemoPrompt {
  /** Handle of a demo person. */
  readonly by: "ada" | "bruno" | "chiyo";
  readonly prompt: string;
  readonly style: VisualStyle;
  readonly aspectRatio: AspectRatio;
  /** Seconds of a film (4, 5) or of music (30); null: a picture. */
  readonly seconds: 4 | 5 | 30 | null;
  readonly effect: Effect | null;
  readonly seed: number;
}

const demo = (
  by: DemoPrompt["by"],
  prompt: string,
  style: VisualStyle,
  aspectRatio: AspectRatio,
  seconds: DemoPrompt["seconds"] = null,
  effect: Effect | null = null,
): Omit<DemoPrompt, "seed"> => ({ by, prompt, style, aspectRatio, seconds, effect });

/** Work of the demo people, in the order it is made: pictures first, so that the feed fills soon. */
export const DEMO_PROMPTS: readonly DemoPrompt[] = [
  demo("ada", "a fox walking through a neon city at night, light rain", "animation", "16:9"),
  demo("chiyo", "a whale swimming under the sea among glowing jellyfish", "illustration", "9:16"),
  demo("bruno", "a bear in the mountains at golden hour", "animation", "16:9"),
  demo("chiyo", "a sailboat on the ocean at dusk, calm", "animation", "1:1"),
  demo("ada", "an astronaut floating in space beside a ringed planet", "photorealistic", "9:16"),
  demo("bruno", "a camel in the desert at dawn, long shadows", "comics", "16:9"),
  demo("ada", "a rabbit in a village on a snowy night, warm windows", "illustration", "1:1"),
  demo("chiyo", "a turtle on a tropical beach at golden hour, palm trees", "animation", "9:16"),
  demo("bruno", "two horses running on a farm at golden hour", "animation", "16:9"),
  demo("ada", "a black cat in a neon city at night, mysterious", "anime", "9:16"),
  demo("bruno", "two monkeys in the jungle, joyful", "animation", "1:1"),
  demo("chiyo", "an octopus and a school of fish underwater, joyful", "comics", "16:9"),
  demo("chiyo", "lo-fi for a rainy evening, electric piano and vibraphone", "animation", "1:1", 30),
  demo("ada", "a robot dancing in a neon city at night", "anime", "9:16", 4, "action"),
  demo("chiyo", "dolphins jumping in the ocean at dusk", "animation", "16:9", 5),
  demo("bruno", "a husky running through the snow at golden hour", "animation", "16:9", 5),
  demo("ada", "a fox with an umbrella in the rain, city at dusk", "animation", "9:16", 5),
  demo("bruno", "an owl flying over a village at dusk", "animation", "1:1", 4, "motion"),
  demo("bruno", "epic orchestral music for a storm at sea", "animation", "1:1", 30),
  demo("chiyo", "a small red boat in a storm on the ocean, lightning", "animation", "16:9", 5),
  demo("ada", "a cat sleeping in a cozy room on a rainy night", "animation", "1:1", 4, "zoom"),
  demo("bruno", "a hot air balloon floating over the desert at golden hour", "comics", "9:16", 5),
  demo(
    "chiyo",
    "a penguin dancing in the snow under a starry sky",
    "animation",
    "1:1",
    4,
    "action",
  ),
  demo("ada", "synthwave for a night drive through a neon city", "animation", "1:1", 30),
  demo("bruno", "a dog running on the beach in the morning, joyful", "illustration", "16:9", 4),
  demo("ada", "a rocket flying through space past the moon, epic", "anime", "16:9", 5, "zoom"),
  demo("chiyo", "a hedgehog in a forest in the morning sun", "animation", "9:16", 4),
].map((prompt, index) => ({ ...prompt, seed: 1_000 + index * 17 }));
