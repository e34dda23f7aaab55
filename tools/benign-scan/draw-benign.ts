import { openStage } from "@kinora/studio/draw/open-stage";
import { writePrompts } from "@kinora/studio/plan/composition/write-prompts";
import { planScene } from "@kinora/studio/plan/plan-scene";
import { LOOKS } from "@kinora/studio/scene/scene-spec";
import { writePrompts as writeUnseen } from "../../packages/studio/unseen/write-prompts.ts";

export interface BenignPicture {
  readonly look: string;
  readonly ratio: string;
  readonly png: Buffer;
}

/**
 * The classifier sees 224 px; pictures are drawn at twice that size and scaled down, as works are.
 */
const SIZES = {
  "16:9": { width: 640, height: 360 },
  "1:1": { width: 480, height: 480 },
  "9:16": { width: 360, height: 640 },
} as const;
const RATIOS = ["16:9", "1:1", "9:16"] as const;
/** Time in seconds at which weather is falling and figures are in mid-action. */
const MOMENT = 1.3;

/**
 * Draws pictures from random prompts: half combine subjects that the painter knows, half use words
 * it was not made for. Cycles through the looks, and through all formats for each look.
 */
export async function* drawBenign(count: number, seed: number): AsyncGenerator<BenignPicture> {
  const recipes = writePrompts(count, seed);
  const unseen = writeUnseen("open", count, seed);
  for (const [index, recipe] of recipes.entries()) {
    const look = LOOKS[index % LOOKS.length] ?? "toy";
    const aspectRatio = RATIOS[Math.floor(index / LOOKS.length) % RATIOS.length] ?? "1:1";
    const prompt = index % 2 === 0 ? recipe.prompt : (unseen[index]?.text ?? recipe.prompt);
    const spec = planScene({ ...recipe, prompt, aspectRatio });
    const stage = openStage({ ...spec, look }, SIZES[aspectRatio], 0);
    stage.drawFrame(MOMENT);
    yield { look, ratio: aspectRatio, png: await stage.canvas.encode("png") };
  }
}
