/**
 * Prints a hash of the studio's output for 500 prompts, one per line: the planned scene, its
 * picture drawn small and a second of the sound of its place. Run it before and after a change to
 * the studio that must not change any picture:
 *
 * node packages/engine/tools/picture-hashes.ts > before.txt [from=0] [count=500]
 */
import { createHash } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";
import { openStage } from "@kinora/studio/draw/open-stage";
import { readCastingSet } from "@kinora/studio/plan/casting-set/read-casting-set";
import { planScene } from "@kinora/studio/plan/plan-scene";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { LOOKS } from "@kinora/studio/scene/scene-spec";
import { makeAmbience } from "@kinora/studio/sound/make-ambience";
import { PEOPLE_PROMPTS, PLACE_SHEET, SHEET_PROMPTS } from "./sheet-prompts.ts";

const given = new Map(
  process.argv.slice(2).map((word) => [word.split("=")[0], Number(word.split("=")[1])]),
);
const from = given.get("from") ?? 0;
const FRAMES = {
  "16:9": { width: 256, height: 144 },
  "1:1": { width: 160, height: 160 },
  "9:16": { width: 144, height: 256 },
} as const;
const STYLES = ["animation", "photorealistic", "illustration", "anime", "comics"] as const;
const MOMENT = 1.3;

type Prompt = Pick<SceneRequest, "prompt" | "aspectRatio">;
const prompts: readonly Prompt[] = [
  ...PLACE_SHEET.map(({ prompt, ratio }) => ({ prompt, aspectRatio: ratio })),
  ...SHEET_PROMPTS.map(({ prompt, ratio }) => ({ prompt, aspectRatio: ratio })),
  ...PEOPLE_PROMPTS.map((prompt) => ({ prompt, aspectRatio: "1:1" as const })),
  ...readCastingSet().map(({ prompt }) => ({ prompt, aspectRatio: "16:9" as const })),
];

const hash = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

for (const [index, prompt] of prompts.entries()) {
  if (index < from || index >= from + (given.get("count") ?? 500)) continue;
  const style = STYLES[index % STYLES.length] ?? "animation";
  const planned = planScene({
    ...prompt,
    negativePrompt: "",
    kind: "image",
    style,
    effect: null,
    duration: 0,
    fps: 0,
    seed: index,
  });
  // Every fourth prompt uses a look that no style of the form selects.
  const look = index % 4 === 0 ? LOOKS[(index / 4) % LOOKS.length] : undefined;
  const spec = look === undefined ? planned : { ...planned, look };
  const stage = openStage(spec, FRAMES[prompt.aspectRatio], 0);
  stage.drawFrame(MOMENT);
  const { left } = makeAmbience(spec, 1);
  console.log(
    `${hash(JSON.stringify(spec))} ${hash(stage.canvas.data())} ${hash(new Uint8Array(left.buffer))} ${prompt.prompt}`,
  );
  await pause();
}
