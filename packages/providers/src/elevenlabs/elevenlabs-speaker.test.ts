import { expect, test } from "vitest";
import type { Exchanged, Request } from "../http/exchange.ts";
import { elevenLabsSpeaker } from "./elevenlabs-speaker.ts";

const line = { text: "A fox waits.", voice: "elevenlabs/sarah", speed: 1 };
const letters = Array.from(line.text);
const PCM = Buffer.alloc(48_000, Buffer.from([0, 16]));

const said = (about: object = {}) => ({
  audio_base64: PCM.toString("base64"),
  alignment: {
    characters: letters,
    character_start_times_seconds: letters.map((_, index) => index / 12),
    character_end_times_seconds: letters.map((_, index) => (index + 1) / 12),
  },
  normalized_alignment: null,
  ...about,
});
const answered = (status: number, body: unknown): Exchanged => ({
  kind: "answered",
  answer: { status, headers: {}, body: typeof body === "string" ? body : JSON.stringify(body) },
});

/** A speaker that always receives the given exchange, and the requests it sends. */
function open(exchanged: Exchanged = { kind: "lost" }) {
  const sent: Request[] = [];
  const speaker = elevenLabsSpeaker(
    { key: "a key", url: "https://api.elevenlabs.io" },
    async (request) => {
      sent.push(request);
      return exchanged;
    },
    (key) => (key === line.voice ? "EXAVITQu4vr4xnSDxMaL" : null),
  );
  return { speaker, sent };
}
async function submit(exchanged: Exchanged) {
  const { speaker } = open(exchanged);
  const mapped = speaker.map(line);
  if (!mapped) throw new Error("it is one of theirs");
  return speaker.submit(mapped, { key: "our key", callback: null });
}

test("requests a line with one POST, as raw samples with the time of each letter", async () => {
  const { speaker, sent } = open();
  const mapped = speaker.map(line);
  if (mapped) await speaker.submit(mapped, { key: "our key", callback: null });
  expect(sent).toMatchObject([
    {
      url: "https://api.elevenlabs.io/v1/text-to-speech/EXAVITQu4vr4xnSDxMaL/with-timestamps?output_format=pcm_24000",
      body: '{"model_id":"eleven_multilingual_v2","text":"A fox waits.","voice_settings":{"speed":1}}',
    },
  ]);
});

test("refuses an unknown voice and an unsupported pace", () => {
  const { speaker } = open();
  expect(speaker.map({ ...line, voice: "elevenlabs/nobody" })).toBeNull();
  expect(speaker.map({ ...line, speed: 1.3 })).toBeNull();
  expect(speaker.map({ ...line, speed: 0.6 })).toBeNull();
});

test.each([
  [200, said(), "accepted"],
  [200, { audio_base64: "" }, "unknown"],
  [200, "<html>", "unknown"],
  [401, { detail: { status: "quota_exceeded" } }, "refused"],
  [429, {}, "not sent"],
  [500, {}, "unknown"],
])("classifies a POST answered with %i %j", async (status, body, kind) => {
  expect(await submit(answered(status, body))).toMatchObject({ kind });
});

/** Returns what is read from an answer. */
async function read(about: object = {}) {
  const outcome = await submit(answered(200, said(about)));
  const [file] = outcome.kind === "accepted" ? (outcome.files ?? []) : [];
  return file ? open().speaker.read(file, line) : null;
}

test("times words from their first letter to their last", async () => {
  const spoken = await read();
  expect(spoken?.samples).toHaveLength(24_000);
  expect(spoken?.samples[0]).toBe(0.125);
  expect(spoken?.words?.map(({ text, from, to }) => [text, from, to])).toEqual([
    ["A", 0, 1],
    ["fox", 2, 5],
    ["waits.", 6, 12],
  ]);
  expect(spoken?.words?.[1]).toMatchObject({ start: 2 / 12, end: 5 / 12 });
});

test("leaves words untimed when the letters belong to another text", async () => {
  const other = { ...said().alignment, characters: letters.with(0, "B") };
  expect(await read({ alignment: other })).toMatchObject({ words: null });
  expect(await read({ alignment: null })).toMatchObject({ words: null });
});

test.each([
  ["silence", Buffer.alloc(48_000)],
  ["a file", Buffer.concat([Buffer.from("RIFF"), PCM])],
  ["an MP3", Buffer.concat([Buffer.from([0xff, 0xfb]), PCM])],
  ["next to nothing", PCM.subarray(0, 100)],
])("rejects %s as speech", async (_, bytes) => {
  expect(await read({ audio_base64: bytes.toString("base64") })).toBeNull();
});
