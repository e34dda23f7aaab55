import type { Board, BoardScene, StorySettings } from "@kinora/contracts/story/board";

const SETTINGS: StorySettings = {
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
  "It carries the light over the hill.",
  "At home they sleep.",
];

const scene = (narration: string, index: number): BoardScene => ({
  id: `s${index + 1}`,
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

/** A board, and the recording used for its narration. */
export interface GoldenBoard {
  readonly board: Board;
  readonly recording: string | null;
}

const board = (settings: Partial<StorySettings> = {}, first: Partial<BoardScene> = {}): Board => ({
  title: "The lantern",
  description: "A fox brings light home.",
  settings: { ...SETTINGS, ...settings },
  cast: [
    { id: "fox", kind: "character", name: "Ember", look: "a small orange fox", voice: "michael" },
    { id: "hill", kind: "place", name: "The hill", look: "a green hill at dusk", voice: null },
  ],
  scenes: LINES.map(scene).map((each, index) => (index === 0 ? { ...each, ...first } : each)),
});

/**
 * Boards that vary every input of an artifact. They are written out because shared fixtures may
 * change but these may not.
 */
export const GOLDEN_BOARDS: Readonly<Record<string, GoldenBoard>> = {
  plain: { board: board(), recording: null },
  portrait: { board: board({ aspectRatio: "9:16", style: "anime", seed: 8 }), recording: null },
  silent: { board: board({ narration: "silent", music: false }), recording: null },
  captioned: {
    board: board({ captionPosition: "top-caption", captionStyle: "bold", karaoke: true }),
    recording: null,
  },
  safe: { board: board({ safeArea: "tiktok", musicPrompt: "slow strings" }), recording: null },
  spoken: { board: board({ voice: "bella", speed: 1.25 }, { speaker: "fox" }), recording: null },
  places: { board: board({}, { cast: ["fox", "hill"], seconds: 6 }), recording: null },
  retaken: {
    board: board(
      {},
      {
        takes: [
          { id: "a", seed: 11 },
          { id: "b", seed: 12 },
        ],
        takeId: "b",
      },
    ),
    recording: null,
  },
  rewritten: { board: board({}, { caption: "A lantern!", visual: "" }), recording: null },
  own: {
    board: board({ narration: "own", ownNarration: "upl_1" }),
    recording: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  },
};
