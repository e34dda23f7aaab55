import { expect, test } from "vitest";
import type { CreationMedia } from "../media/creation-media.ts";
import { exportPost } from "./export-post.ts";

const file = (role: CreationMedia["role"], mimeType: string, letter: string): CreationMedia => ({
  ...{ role, mimeType, label: letter, hash: letter.repeat(64), bytes: 10 },
  ...{ width: null, height: null, duration: null },
});
const target = (change: object) => ({
  ...{ platform: "facebook", accountId: "1", accountName: "A/B: page", occurrence: 1 },
  ...{ outcome: "fail", stage: "over", file: null },
  fields: { platform: "facebook", kind: "reel", caption: "A fox 🦊", title: null },
  ...change,
});
const names = (...given: Parameters<typeof exportPost>) =>
  exportPost(...given).map(({ name }) => name);
const parse = (targets: readonly object[]) => targets as Parameters<typeof exportPost>[1];

test("holds the work, its captions, its cover and each text as it was entered", () => {
  const media = [
    ...[file("main", "video/mp4", "a"), file("poster", "image/webp", "b")],
    ...[file("thumbnail", "image/webp", "c"), file("download", "text/vtt", "d")],
    ...[file("download", "application/x-subrip", "e"), file("download", "image/png", "f")],
  ];
  const youtube = {
    ...{ platform: "youtube", accountId: "2", accountName: "Ada" },
    fields: {
      platform: "youtube",
      kind: "short",
      title: "Fox",
      description: "",
      tags: ["fox", "snow"],
    },
  };
  const files = exportPost(media, parse([target({}), target(youtube)]));
  expect(files.map(({ name }) => name)).toEqual([
    ...["work.mp4", "cover.webp", "captions.vtt", "captions.srt"],
    "facebook - A-B- page - caption.txt",
    ...["youtube - Ada - title.txt", "youtube - Ada - tags.txt"],
  ]);
  expect(files[4]).toMatchObject({ text: "A fox 🦊", bytes: 10 });
  expect(files[6]).toMatchObject({ text: "fox, snow" });
});

test("gives no two files one name, and leaves out what was replaced and our own feed", () => {
  const again = target({ occurrence: 2 });
  const twin = target({ accountId: "2" });
  const feed = target({ platform: "kinora", fields: { platform: "kinora", kind: "feed" } });
  expect(names([], parse([target({}), again, twin, feed]))).toEqual([
    "facebook - A-B- page - caption.txt",
    "facebook - A-B- page - caption (2).txt",
  ]);
});
