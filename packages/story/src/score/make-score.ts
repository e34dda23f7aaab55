import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadeArtifact, ScoreOrder } from "@kinora/domain/story/story-engine";
import { composeMusic } from "@kinora/music/compose/compose-music";
import { renderMusic } from "@kinora/music/render/render-music";
import { fadeEnds } from "@kinora/music/render/shape-ends";
import { SAMPLE_RATE } from "@kinora/studio/sound/stereo";
import { writeWav } from "@kinora/studio/sound/write-wav";
import { planScore, scoreSeconds } from "./plan-score.ts";

const NAME = "score.wav";

/** Composes and plays the music of a story so that it ends on the last frame. */
export async function makeScore(
  order: ScoreOrder,
  directory: string,
  onProgress: (share: number) => void,
): Promise<MadeArtifact> {
  const spec = planScore(order);
  const { mix } = await renderMusic(spec, composeMusic(spec), onProgress);
  const seconds = scoreSeconds(order);
  const length = Math.round(seconds * SAMPLE_RATE);
  const cut = { left: mix.left.slice(0, length), right: mix.right.slice(0, length) };
  await writeFile(join(directory, NAME), writeWav(fadeEnds(cut)));
  return {
    files: [
      {
        role: "main",
        name: NAME,
        mimeType: "audio/wav",
        width: null,
        height: null,
        duration: seconds,
      },
    ],
    facts: { notices: spec.notices.filter(({ code }) => code !== "music.unnamed") },
  };
}
