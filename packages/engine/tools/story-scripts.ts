// node packages/engine/tools/story-scripts.ts "prompt" genre=funny type=narrative tone=warm
// seconds=60 prints the storyboard as text, for reading.

import { VOICES } from "@kinora/catalogue/voices";
import type { StorySettings } from "@kinora/contracts/story/board";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import { countWords } from "@kinora/story/script/beats";
import { sceneOf } from "@kinora/story/script/draw-beat";
import { writeBoard } from "@kinora/story/script/write-board";

const [prompt = "", ...wishes] = process.argv.slice(2);
const given = Object.fromEntries(wishes.map((wish) => wish.split("=", 2)));
const settings = {
  ...STORY_DEFAULTS,
  ...given,
  duration: Number(given.seconds ?? 60),
  seed: Number(given.seed ?? 1),
} as StorySettings;

const board = writeBoard({ prompt, script: given.script ?? null, settings }, VOICES);
const words = board.scenes.reduce((sum, { narration }) => sum + countWords(narration), 0);
console.log(
  `\n${board.title}   [${settings.type}, ${settings.genre}, ${settings.tone}, ${settings.theme}; ${words} words for ${settings.duration} s]`,
);
for (const { name, look } of board.cast) console.log(`   ${name} = ${look}`);
for (const scene of board.scenes) {
  const speaker = board.cast.find(({ id }) => id === scene.speaker);
  console.log(
    ` · ${speaker === undefined ? "" : `[${speaker.name}, ${speaker.voice}] `}${scene.narration}`,
  );
  if (given.visuals !== undefined) {
    const members = board.cast.filter(({ id }) => scene.cast.includes(id));
    const spec = sceneOf(scene.visual, members, settings, scene.takes[0]?.seed ?? 0);
    console.log(
      `      [${scene.visual}] ${spec.place} ${spec.time} ${spec.weather} ${spec.cast.map((member) => `${member.subject}:${member.action}`).join(" ")} ${spec.missing.join(";")}`,
    );
  }
}
