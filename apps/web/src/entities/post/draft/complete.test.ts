import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { expect, test } from "vitest";
import { checkTarget } from "./complete.ts";
import { EMPTY_DRAFT, type TargetDraft } from "./draft.ts";
import { captionLimit } from "./text-findings.ts";

const preview = (about: Partial<TargetPreview>): TargetPreview => ({
  ...{ connectionId: "con_1", platform: "tiktok", name: "fox", kinds: ["video", "draft"] },
  ...{ kind: "video", caption: "A fox", title: "", isAiMade: true, media: [], terms: null },
  ...{ problem: null, findings: [], ...about },
});
const film = {
  ...{ mimeType: "video/mp4", size: 2_000_000, width: 1_080, height: 1_920 },
  film: {
    ...{ seconds: 8, framesPerSecond: 30, videoCodec: "h264" },
    ...{ audioCodec: "aac", audioRate: 48_000 },
  },
};
const tiktok = (about: Partial<TargetDraft["tiktok"]>): TargetDraft => ({
  ...EMPTY_DRAFT,
  tiktok: { ...EMPTY_DRAFT.tiktok, ...about },
});

test("nothing that a platform insists on is guessed", () => {
  expect(checkTarget(null, EMPTY_DRAFT).gaps).toEqual(["loading"]);
  expect(checkTarget(preview({ media: [film] }), EMPTY_DRAFT)).toMatchObject({
    gaps: ["audience", "music"],
    fields: null,
  });
  const short = preview({ platform: "youtube", kind: "short", title: "", media: [film] });
  expect(checkTarget(short, EMPTY_DRAFT).gaps).toEqual([
    ...["title", "visibility", "kids", "category"],
  ]);
  expect(checkTarget(preview({ kind: null, kinds: [] }), EMPTY_DRAFT).gaps).toEqual(["unfit"]);
});

test("a paid promotion is said whose it is, and is never for its creator alone", () => {
  const chosen = { audience: "SELF_ONLY", agreesToMusic: true, promotes: true } as const;
  const shown = preview({ media: [film] });
  expect(checkTarget(shown, tiktok(chosen)).gaps).toEqual(["brand"]);
  const branded = tiktok({ ...chosen, isBrandedContent: true });
  expect(checkTarget(shown, branded).gaps).toEqual(["brandedPrivate"]);
  // Switched off again, what was chosen under it is not sent.
  const off = tiktok({ ...chosen, isBrandedContent: true, promotes: false });
  expect(checkTarget(shown, off).fields).toMatchObject({
    ...{ caption: "A fox", audience: "SELF_ONLY", isBrandedContent: false, allowsDuets: false },
  });
});

test("words are checked as they are written, and files as the server found them", () => {
  const draft = {
    ...tiktok({ audience: "SELF_ONLY", agreesToMusic: true }),
    caption: "x".repeat(2_203),
  };
  const { gaps, texts } = checkTarget(preview({ media: [film] }), draft);
  expect([gaps, texts.map(({ words }) => words)]).toEqual([["caption"], ["Too long by 3."]]);
  // The line that ends descriptions at YouTube counts too.
  const short = preview({ platform: "youtube", kind: "short", title: "A fox", media: [film] });
  const most = captionLimit("youtube").limit;
  const describedBy = (length: number) =>
    checkTarget(short, { ...EMPTY_DRAFT, caption: "x".repeat(length) }).gaps.includes("caption");
  expect([describedBy(most), describedBy(most + 1)]).toEqual([false, true]);
  const finding = { code: "film_too_short", params: {}, fix: null, file: null } as const;
  const found = (blocks: boolean) =>
    preview({ media: [film], findings: [{ ...finding, blocks, sentence: "Too short." }] });
  expect(checkTarget(found(true), { ...draft, caption: "A fox" }).gaps).toEqual(["file"]);
  expect(checkTarget(found(false), { ...draft, caption: "A fox" }).gaps).toEqual([]);
});
