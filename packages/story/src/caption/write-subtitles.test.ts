import { describe, expect, it } from "vitest";
import { writeSrt, writeVtt } from "./write-subtitles.ts";

const scenes = [
  { start: 0, seconds: 4, text: "The fox ran.", words: [] },
  { start: 4, seconds: 3, text: "", words: [] },
  { start: 3607, seconds: 4, text: "a < b & c", words: [] },
];

describe("subtitles", () => {
  it("measures times from the beginning of the film and keeps each cue within its scene", () => {
    expect(writeVtt(scenes)).toBe(
      "WEBVTT\n\n1\n00:00:00.080 --> 00:00:04.000\nThe fox ran.\n\n2\n01:00:07.080 --> 01:00:11.000\na &lt; b &amp; c\n",
    );
  });

  it("writes SubRip times with commas", () => {
    expect(writeSrt(scenes)).toContain("1\n00:00:00,080 --> 00:00:04,000\nThe fox ran.\n");
  });
});
