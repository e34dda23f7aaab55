import { VOICES } from "@kinora/catalogue/voices";
import { openNarrator } from "@kinora/voice/open-narrator";
import { voicesHere } from "@kinora/voice/voices-here";

/** Seconds of computation per second of speech on two threads, without loading. */

const TEXT =
  "Once upon a time, a small brown fox left her warm den beneath the old oak, and walked through the " +
  "falling snow toward the light of a distant village. She had never been there before.";
const LIMIT = 0.6;
const ROUNDS = 3;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const { engine, why } = await voicesHere();
if (why !== null) console.log(why);
const chosen = VOICES.filter((voice) => engine === "large" || voice.engine === "small").filter(
  ({ key }) => ["heart", "george", "pocket"].includes(key),
);
const narrator = await openNarrator();
const rows = [];
let slowest = 0;
try {
  for (const { key, engine: by } of chosen) {
    const ratios: number[] = [];
    let seconds = 0;
    // One extra round, not counted, loads the network.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      ({ seconds } = await narrator.narrate({ text: TEXT, voice: key, speed: 1 }));
      if (round > 0) ratios.push((performance.now() - start) / 1000 / seconds);
    }
    const ratio = median(ratios);
    slowest = Math.max(slowest, ratio);
    rows.push({ voice: key, engine: by, "spoken, s": seconds.toFixed(1), ratio: ratio.toFixed(2) });
  }
} finally {
  await narrator.close();
}

console.log(`Voice, seconds computed a second spoken, median of ${ROUNDS}`);
console.table(rows);
console.log(`slowest ${slowest.toFixed(2)}, limit ${LIMIT}`);
if (slowest > LIMIT) process.exitCode = 1;
