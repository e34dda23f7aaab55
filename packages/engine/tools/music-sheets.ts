/**
 * Plays a piece of every kind of music, measures it, and draws all spectra on one sheet in
 * dist/music-sheets, which git ignores. Exits with 1 when a track is out of limits (-14 LUFS ±1, at
 * most -1 dBTP, both as WAV and as MP3; no clipping; dies away; no dead air) or when two kinds of
 * music measure alike. node packages/engine/tools/music-sheets.ts [genre=jazz,house] [seconds=30]
 * [seed=1] [loop=yes] [columns=4] [keep=yes] [out=dist/music-sheets]
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeMusic } from "@kinora/music/compose/compose-music";
import { encodeMp3 } from "@kinora/music/file/encode-mp3";
import { keyName } from "@kinora/music/file/key-name";
import { writeWav24 } from "@kinora/music/file/write-wav24";
import { GENRE_NAMES, GENRES, type GenreName } from "@kinora/music/genre/genres";
import { planMusic } from "@kinora/music/plan/plan-music";
import { renderMusic } from "@kinora/music/render/render-music";
import { drawSpectra } from "./music/draw-spectra.ts";
import { APART, comparePairs, type JudgedTrack, judgeTrack } from "./music/judge-tracks.ts";
import { measureTrack } from "./music/measure-track.ts";
import { readLevels } from "./music/meter.ts";

const given = new Map(
  process.argv.slice(2).map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)]),
);
const wanted = given.get("genre")?.split(",");
const seconds = Number(given.get("seconds") ?? 30);
const seed = Number(given.get("seed") ?? 1);
const loop = given.get("loop") === "yes";
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/music-sheets");

async function makeTrack(name: GenreName): Promise<JudgedTrack> {
  const prompt = GENRES[name].words[0] ?? name;
  const spec = planMusic({ prompt, seed, duration: seconds, loop });
  const { mix } = await renderMusic(spec, composeMusic(spec));
  const [wav, mp3] = [join(out, `${name}.wav`), join(out, `${name}.mp3`)];
  writeFileSync(wav, Buffer.concat([...writeWav24(mix, "")]));
  const texts = { title: prompt, genre: GENRES[name].title, key: keyName(spec) };
  await encodeMp3(wav, { ...texts, tempo: spec.tempo, seconds }, "", mp3);
  const levels = { wav: readLevels(wav), mp3: readLevels(mp3) };
  for (const file of given.get("keep") === "yes" ? [] : [wav, mp3]) rmSync(file);
  return { name, tempo: spec.tempo, loop, facts: measureTrack(mix), ...levels };
}

mkdirSync(out, { recursive: true });
const tracks: { track: JudgedTrack; faults: string[] }[] = [];
for (const name of GENRE_NAMES.filter((each) => wanted?.includes(each) ?? true)) {
  const track = await makeTrack(name);
  const faults = judgeTrack(track);
  tracks.push({ track, faults });
  const { facts, wav, mp3 } = track;
  const bands = facts.bands.map((level) => Math.round(level)).join(" ");
  console.log(
    `${name.padEnd(14)} ${wav.loudness} LUFS ${wav.truePeak} dBTP, mp3 ${mp3.loudness} ${mp3.truePeak}, ${Math.round(facts.centroid)} Hz, bands ${bands}, ${facts.attacks.map((rate) => rate.toFixed(1)).join(" ")}/s, width ${facts.width.toFixed(2)}, crest ${facts.crest.toFixed(1)}, range ${wav.range}, end ${facts.silentEnd.toFixed(2)} s ${faults.join(", ")}`,
  );
}
const pairs = comparePairs(tracks.map(({ track }) => track));
for (const { names, distance } of pairs.slice(0, 12))
  console.log(`${distance.toFixed(2)} steps between ${names.join(" and ")}`);
writeFileSync(
  join(out, "spectra.png"),
  drawSpectra(tracks, Number(given.get("columns") ?? 4)).toBuffer("image/png"),
);
const bad = tracks.filter(({ faults }) => faults.length > 0).length;
const alike = pairs.filter(({ distance }) => distance < APART).length;
console.log(
  `${tracks.length} tracks, ${bad} out of their limits, ${alike} pairs alike (under ${APART} steps)`,
);
process.exitCode = bad + alike > 0 ? 1 : 0;
