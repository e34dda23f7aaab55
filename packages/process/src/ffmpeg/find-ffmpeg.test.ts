import { describe, expect, it } from "vitest";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { startFfmpeg } from "./start-ffmpeg.ts";

describe("findFfmpeg", () => {
  it("uses the one that FFMPEG_PATH names", () => {
    expect(findFfmpeg({ FFMPEG_PATH: process.execPath })).toBe(process.execPath);
  });

  it("rejects an FFMPEG_PATH that cannot be run instead of using another", () => {
    expect(() => findFfmpeg({ FFMPEG_PATH: "/no/such/ffmpeg" })).toThrow(
      'FFMPEG_PATH is "/no/such/ffmpeg", which cannot be run',
    );
  });

  it("finds the one installed by npm without any environment", () => {
    expect(findFfmpeg({})).toMatch(/ffmpeg(\.exe)?$/);
  });
});

describe("startFfmpeg", () => {
  const isAlive = (pid: number) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };

  it("kills ffmpeg when it is aborted", async () => {
    const controller = new AbortController();
    const run = startFfmpeg(
      ["-f", "rawvideo", "-video_size", "16x16", "-i", "pipe:0", "-f", "null", "-"],
      { signal: controller.signal },
    );
    const { pid } = run;
    if (pid === undefined) throw new Error("ffmpeg did not start");
    expect(isAlive(pid)).toBe(true);
    controller.abort(new Error("enough"));
    await expect(run.done).rejects.toThrow("enough");
    expect(isAlive(pid)).toBe(false);
  });

  it("rejects with the output of ffmpeg", async () => {
    const run = startFfmpeg(["-i", "/no/such/film.mp4", "-f", "null", "-"]);
    await expect(run.done).rejects.toThrow(/No such file/);
  });
});
