import { openStage } from "@kinora/studio/draw/open-stage";
import { planScene } from "@kinora/studio/plan/plan-scene";
import { scanPicture } from "@kinora/studio/safety/scan-picture";

/** Time to scan a frame of 1280×720, from the file to the verdict. */

const PROMPTS = [
  "a fox in a neon city at night, light rain",
  "a whale in the ocean at dusk",
  "an owl in the forest",
  "two penguins in the snow",
  "a camel in the desert at golden hour",
  "an astronaut floating in space",
  "a cat sleeping in a cosy room",
  "a bear in the mountains, fog",
];
const SIZE = { width: 1280, height: 720 };
const ROUNDS = 3;
/** Limit in milliseconds per frame. */
const LIMIT = 150;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function draw(prompt: string): Promise<Buffer> {
  const spec = planScene({
    ...{ prompt, negativePrompt: "", kind: "image", style: "animation", effect: null },
    ...{ aspectRatio: "16:9", duration: 0, fps: 0, seed: 5 },
  });
  const stage = openStage(spec, SIZE, 0);
  stage.drawFrame(1);
  return stage.canvas.encode("png");
}

const pictures: Buffer[] = [];
for (const prompt of PROMPTS) pictures.push(await draw(prompt));
const times: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const picture of pictures) {
    const start = performance.now();
    await scanPicture(picture);
    // The first round loads the network.
    if (round > 0) times.push(performance.now() - start);
  }
}
console.log("Milliseconds a frame of 1280×720, from its file to the verdict");
console.table({ median: median(times), longest: Math.max(...times) });
console.log(`median ${median(times).toFixed(0)} ms, limit ${LIMIT}`);
if (median(times) > LIMIT) process.exitCode = 1;
