import type { Board, BoardScene, StorySettings } from "@kinora/contracts/story/board";
import type { Story, sceneView, storyOptions } from "@kinora/contracts/story/story";
import type { z } from "zod";

const AT = "2026-06-15T12:00:00.000Z";

export function settings(about: Partial<StorySettings> = {}): StorySettings {
  return {
    type: "narrative",
    genre: "basic",
    theme: "friendship",
    tone: "warm",
    style: "illustration",
    aspectRatio: "16:9",
    duration: 30,
    narration: "voice",
    voice: "ash",
    speed: 1,
    ownNarration: null,
    captionPosition: "bottom-caption",
    captionStyle: "clean",
    karaoke: false,
    safeArea: "plain",
    music: true,
    musicPrompt: "",
    seed: 7,
    ...about,
  };
}

export function scene(about: Partial<BoardScene> = {}): BoardScene {
  return {
    id: "s1",
    narration: "A fox waits by the river.",
    caption: null,
    visual: "A fox by a river",
    cast: [],
    speaker: null,
    seconds: null,
    takes: [{ id: "t1", seed: 1 }],
    takeId: "t1",
    locked: false,
    ...about,
  };
}

export function board(about: Partial<Board> = {}): Board {
  return {
    title: "The fox and the river",
    description: "A fox finds a friend.",
    settings: settings(),
    cast: [{ id: "c1", kind: "character", name: "Ember", look: "a small orange fox", voice: null }],
    scenes: [
      scene(),
      scene({ id: "s2", narration: "It starts to rain. The fox runs.", cast: ["c1"] }),
      scene({ id: "s3", narration: "At home it is warm.", visual: "A warm room" }),
    ],
    ...about,
  };
}

type SceneView = z.infer<typeof sceneView>;
type Stages = SceneView["stages"];

export function stages(
  about: Partial<Record<keyof Stages, Stages["picture"]["state"]>> = {},
): Stages {
  const view = (state: Stages["picture"]["state"]) => ({ state, sentence: null });
  return {
    picture: view(about.picture ?? "fresh"),
    narration: view(about.narration ?? "fresh"),
    motion: view(about.motion ?? "fresh"),
    caption: view(about.caption ?? "fresh"),
  };
}

export function view(about: Partial<SceneView> = {}): SceneView {
  return {
    id: "s1",
    stages: stages(),
    start: 0,
    seconds: 4,
    estimated: false,
    picture: null,
    takes: [{ id: "t1", picture: null }],
    narration: null,
    preview: null,
    previewFresh: false,
    notices: [],
    undrawable: false,
    drift: [],
    footage: null,
    gems: 0,
    takeGems: 1,
    ...about,
  };
}

export function story(about: Partial<Story> = {}): Story {
  const shown = about.board === undefined ? board() : about.board;
  return {
    id: "sty_1",
    version: 1,
    sequence: 1,
    prompt: "a fox finds a friend",
    board: shown,
    scenes: (shown?.scenes ?? []).map(({ id }, index) => view({ id, start: index * 4 })),
    seconds: (shown?.scenes.length ?? 0) * 4,
    score: { state: "missing", sentence: null },
    assembly: { state: "missing", sentence: null },
    preview: null,
    previewFresh: false,
    work: null,
    lostIfCancelled: 0,
    scriptNote: null,
    failure: null,
    pause: null,
    prices: {
      update: { gems: 0, explanation: "Nothing has to be drawn." },
      render: { gems: 4, explanation: "12 s of film, 1 gem for 3 s." },
      take: { gems: 1, explanation: "One picture." },
    },
    canUndo: false,
    canRedo: false,
    render: null,
    shareToken: null,
    restriction: null,
    createdAt: AT,
    updatedAt: AT,
    ...about,
  };
}

export function options(
  about: Partial<z.infer<typeof storyOptions>> = {},
): z.infer<typeof storyOptions> {
  return {
    voices: [
      { key: "ash", name: "Ash", language: "en", gender: "male", manner: "calm" },
      { key: "wren", name: "Wren", language: "en", gender: "female", manner: "bright" },
    ],
    hostedVoices: [],
    pictureModels: [],
    clipModels: [],
    voiceEngine: "large",
    voiceNote: null,
    prices: { script: 1, picture: 1, renderSecondsPerGem: 3 },
    defaults: settings(),
    ...about,
  };
}
