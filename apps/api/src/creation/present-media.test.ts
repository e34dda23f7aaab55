import { expect, it } from "vitest";
import { presentMedia } from "./present-media.ts";

type Asked = Parameters<typeof presentMedia>;
const creation = { prompt: "a fox", status: null } as unknown as Asked[0];
const address = { plain: () => "/media/a", signed: () => "/media/a" } as unknown as Asked[2];

const file = (role: string, mimeType: string, label = "") =>
  ({ role, mimeType, label, hash: "h", bytes: 1, width: 1, height: 1, duration: null }) as const;

it("names downloads by their media type, not by the label they were stored with", () => {
  const files = [
    file("main", "video/mp4"),
    file("download", "text/vtt", "VTT"),
    file("download", "application/x-subrip", "SRT"),
    file("download", "text/plain", "Notes"),
  ] as unknown as Asked[1];
  const media = presentMedia(creation, files, address, new Date("2026-06-15T12:00:00Z"));
  expect(media?.downloads.map(({ label }) => label)).toEqual([
    "Film (MP4)",
    "Captions (VTT)",
    "Captions (SRT)",
    "Notes",
  ]);
});
