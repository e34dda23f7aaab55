import type { Board, BoardScene, StorySettings } from "@kinora/contracts/story/board";

export const SETTINGS: StorySettings = {
  type: "narrative",
  genre: "basic",
  theme: "courage",
  tone: "warm",
  style: "animation",
  aspectRatio: "16:9",
  duration: 15,
  narration: "voice",
  voice: "heart",
  speed: 1,
  ownNarration: null,
  captionPosition: "bottom-caption",
  captionStyle: "clean",
  karaoke: false,
  safeArea: "plain",
  music: true,
  musicPrompt: "",
  seed: 7,
};

const LINES = [
  "A fox finds a lantern.",
  "It carries the light over the hill in the rain.",
  "At home everybody sleeps.",
];

export const scene = (id: string, narration: string): BoardScene => ({
  id,
  narration,
  caption: null,
  visual: `a fox, ${narration}`,
  cast: ["fox"],
  speaker: null,
  seconds: null,
  takes: [{ id: "a", seed: 11 }],
  takeId: "a",
  locked: false,
});

/** Creates a board of three scenes. */
export function writtenBoard({
  settings = SETTINGS,
  title = "The lantern",
}: {
  settings?: StorySettings;
  title?: string;
} = {}): Board {
  return {
    title: title || "The lantern",
    description: "A fox brings light home.",
    settings: { ...settings },
    cast: [
      { id: "fox", kind: "character", name: "Ember", look: "a small orange fox", voice: null },
    ],
    scenes: LINES.map((line, index) => scene(`s${index + 1}`, line)),
  };
}
