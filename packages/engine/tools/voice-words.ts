import { measureLoudness, measureTruePeak } from "@kinora/studio/sound/loudness";
import { openNarrator } from "@kinora/voice/open-narrator";
import { resample } from "@kinora/voice/resample";
import { transcribe } from "@kinora/voice/transcribe";
import { voicesHere } from "@kinora/voice/voices-here";
import { wordErrorRate } from "@kinora/voice/word-error-rate";

/**
 * `node packages/engine/tools/voice-words.ts [lines=12] [voice …]`: every voice reads lines of
 * stories and the local recogniser transcribes them; prints the word error rate, loudness, peak,
 * brightness and pace. Exits with 1 when more than 5 words in 100 are wrong overall.
 */
const LINES = [
  "A small brown fox lived under the old oak tree.",
  "Every night she looked up and counted the stars.",
  "One evening, the brightest star of all was gone.",
  "“Where did you go?” she asked the quiet sky.",
  "So she packed some bread, and walked into the snow.",
  "On the way she met a tired old bear.",
  "“I saw it fall behind the mountain,” he said.",
  "Together they climbed, step by step, until morning.",
  "There it lay, cold and dim, in a silver lake.",
  "The fox lifted it gently; the bear threw it high.",
  "In 1984, people still told the tale of that night.",
  "And the star never forgot its two friends.",
];
const LIMIT = 0.05;
const RATE = 48_000;

/**
 * Share of the power above 2 kHz, from the difference of neighbouring samples; low for a dull
 * voice.
 */
function brightness(samples: Float32Array, rate: number): number {
  const steep = 1 - Math.exp((-2 * Math.PI * 2000) / rate);
  let [low, above, all] = [0, 0, 0];
  for (const sample of samples) {
    low += (sample - low) * steep;
    above += (sample - low) ** 2;
    all += sample ** 2;
  }
  return above / all;
}

const wanted = process.argv.slice(2).filter((word) => !word.includes("="));
const [, count = "12"] = /^lines=(\d+)$/.exec(process.argv[2] ?? "") ?? [];
const { voices } = await voicesHere();
const chosen = voices.filter(({ key }) => wanted.length === 0 || wanted.includes(key));
const narrator = await openNarrator();
const text = LINES.slice(0, Number(count)).join("\n");
let total = 0;
try {
  for (const { key } of chosen) {
    const { samples, sampleRate, seconds, redone } = await narrator.narrate({
      ...{ text, voice: key, speed: 1 },
    });
    const heard = await transcribe({ samples, sampleRate });
    const rate = wordErrorRate(text, heard.text);
    total += rate;
    const wide = resample(samples, sampleRate, RATE);
    const sound = { left: wide, right: wide };
    console.log(
      [
        key.padEnd(9),
        `${(rate * 100).toFixed(1)} % wrong`,
        `${measureLoudness(sound).toFixed(1)} LUFS`,
        `peak ${(20 * Math.log10(measureTruePeak(sound))).toFixed(1)} dB`,
        `${(brightness(samples, sampleRate) * 100).toFixed(0)} % above 2 kHz`,
        `${seconds.toFixed(1)} s`,
        `${redone} redone`,
      ].join(" · "),
    );
    if (rate > 0) console.log(`          heard: ${heard.text}`);
  }
} finally {
  await narrator.close();
}
const mean = total / chosen.length;
console.log(`mean ${(mean * 100).toFixed(1)} %, limit ${LIMIT * 100} %`);
if (mean > LIMIT) process.exitCode = 1;
