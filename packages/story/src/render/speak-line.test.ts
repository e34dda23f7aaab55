import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { speakLine } from "./speak-line.ts";

describe("speakLine", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kinora-line-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const speak = (text: string, failure: Error) =>
    speakLine(
      { kind: "narration", text, voice: "heart", speed: 1 },
      () => Promise.reject(failure),
      folder,
      { signal: new AbortController().signal, onProgress: () => {} },
    );

  it("keeps a scene silent for its reading time when the voice cannot pronounce its text", async () => {
    const refused = new InputRefused({ code: "voice.nothingToSay", params: {} });
    const long = await speak("ثعلب صغير يجد فانوسا. يمشي في الغابة طوال الليل.", refused);
    const emoji = await speak("🦊", refused);
    expect(long.facts.notices).toEqual([{ code: "voice.silent", params: {} }]);
    expect(long.files[0]?.duration).toBeGreaterThan(3);
    expect(emoji.files[0]?.duration).toBe(1.5);
    expect((await stat(join(folder, "voice.wav"))).size).toBeGreaterThan(1.5 * 24_000 * 2);
  });

  it("bounds what a line says, whose refusal reaches the teller", async () => {
    let bound: number | undefined;
    const params = { seconds: 255, mostSeconds: 75 };
    const refused = new InputRefused({ code: "voice.tooMuchToSay", params });
    const narrate = ({ mostSeconds }: { readonly mostSeconds?: number }) => {
      bound = mostSeconds;
      return Promise.reject(refused);
    };
    const line = { kind: "narration", text: "777 ".repeat(150), voice: "heart", speed: 1 } as const;
    const made = speakLine(line, narrate, folder, {
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    await expect(made).rejects.toBe(refused);
    expect(bound).toBe(75);
  });

  it("rejects with any other error", async () => {
    const refused = new InputRefused({ code: "voice.unknown", params: { voice: "x" } });
    await expect(speak("Hello.", refused)).rejects.toBe(refused);
    const other = new Error("The narrator ended early (1).");
    await expect(speak("Hello.", other)).rejects.toBe(other);
  });
});
