import type { Board, BoardScene, CastEntry, StorySettings } from "@kinora/contracts/story/board";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import type { DemoPrompt } from "./demo-prompts.ts";

export interface DemoStory {
  /** Handle of a demo account. */
  readonly by: DemoPrompt["by"];
  readonly board: Board;
}

/** Narration, visual and cast ids of a scene. */
type Line = readonly [narration: string, visual: string, cast: readonly string[]];

function write(
  title: string,
  settings: Partial<StorySettings> & Pick<StorySettings, "voice" | "seed">,
  cast: readonly CastEntry[],
  lines: readonly Line[],
): Board {
  const scenes = lines.map(([narration, visual, present], index): BoardScene => {
    const take = { id: "t1", seed: settings.seed + index };
    return {
      ...{ id: `s${index + 1}`, narration, visual, cast: [...present] },
      ...{ caption: null, speaker: null, seconds: null, locked: false },
      ...{ takes: [take], takeId: take.id },
    };
  });
  return {
    ...{ title, description: "", cast: [...cast], scenes },
    settings: { ...STORY_DEFAULTS, style: "animation", ...settings },
  };
}

/** Short stories of the demo accounts, written by hand so that they need no script. */
export const DEMO_STORIES: readonly DemoStory[] = [
  {
    by: "ada",
    board: write(
      "The Fox and the Fallen Star",
      { voice: "george", seed: 2_101, theme: "courage", tone: "warm", captionStyle: "storybook" },
      [
        {
          ...{ id: "ember", kind: "character", name: "Ember", voice: null },
          look: "a small orange fox",
        },
      ],
      [
        [
          "Ember the fox was afraid of nothing, except the dark.",
          "Ember in an autumn forest at golden hour",
          ["ember"],
        ],
        [
          "One night, a star fell beside the lake.",
          "Ember by a lake at night under a starry sky",
          ["ember"],
        ],
        [
          "She carried its light home, and slept without a fear.",
          "Ember holding a lantern in a village at night",
          ["ember"],
        ],
        [
          "But the owl looked up, and counted one too few.",
          "an owl in a forest at night, full moon",
          [],
        ],
        [
          "So Ember let it go, and saw that the dark was full of lights.",
          "Ember in the arctic at night under the northern lights",
          ["ember"],
        ],
      ],
    ),
  },
  {
    by: "chiyo",
    board: write(
      "The Slowest Way to the Sea",
      {
        ...{ voice: "emma", seed: 2_205, genre: "funny", tone: "playful", theme: "nature" },
        ...{ aspectRatio: "9:16", captionStyle: "boxed", safeArea: "tiktok" },
      },
      [{ ...{ id: "bao", kind: "character", name: "Bao", voice: null }, look: "a panda" }],
      [
        ["Bao the panda was never in a hurry.", "Bao in a bamboo grove in the morning", ["bao"]],
        [
          "The parrot had flown past the waterfall by noon.",
          "a parrot by a waterfall in the jungle",
          [],
        ],
        [
          "Even the turtle was at the beach before tea.",
          "a turtle on a tropical beach at golden hour, palm trees",
          [],
        ],
        [
          "Bao took a balloon, and went wherever the wind went.",
          "a hot air balloon floating over the ocean at dusk",
          [],
        ],
        [
          "He came last, exactly in time for the sunset.",
          "Bao on a tropical beach at sunset, joyful",
          ["bao"],
        ],
      ],
    ),
  },
];
