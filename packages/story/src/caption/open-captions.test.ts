import { safeMargins } from "@kinora/contracts/story/safe-areas";
import { CAPTION_STYLES, SAFE_AREAS } from "@kinora/contracts/story/story-vocabulary";
import type { PaintedPictureOrder } from "@kinora/domain/story/story-engine";
import { describe, expect, it } from "vitest";
import { planStoryScene } from "../film/story-scene.ts";
import { type HeadBox, keptFree, sweepHeads } from "./find-heads.ts";
import { openCaptions } from "./open-captions.ts";
import { placeCaption } from "./place-caption.ts";

const PICTURE: PaintedPictureOrder = {
  kind: "picture",
  visual: "",
  cast: [],
  style: "animation",
  genre: "basic",
  tone: "basic",
  aspectRatio: "16:9",
  seed: 1,
  placeSeed: 1,
};
const FRAME = { width: 360, height: 640 };
const caption = {
  text: "Every evening the fox climbed the hill to watch the lighthouse wake up.",
  words: [],
  position: "bottom-caption",
  style: "clean",
  karaoke: true,
  safeArea: "plain",
} as const;

/** Returns the painted rows and columns, in pixels of the frame. */
async function paintedBox(order: Parameters<typeof openCaptions>[0], seconds = 3) {
  const band = await openCaptions(order, 6, FRAME, "9:16", []);
  if (band === null) return null;
  const pixels = band.drawAt(seconds);
  const box = { left: FRAME.width, right: 0, top: FRAME.height, bottom: 0 };
  for (let at = 3; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) < 64) continue;
    const x = ((at - 3) / 4) % band.width;
    const y = band.top + Math.floor((at - 3) / 4 / band.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

describe("openCaptions", () => {
  it("keeps every style inside the safe area of every app", async () => {
    for (const style of CAPTION_STYLES) {
      for (const safeArea of SAFE_AREAS) {
        const margins = safeMargins(safeArea, "9:16");
        const box = await paintedBox({ ...caption, style, safeArea });
        expect(box?.left, style).toBeGreaterThanOrEqual(margins.left * FRAME.width - 2);
        expect(box?.right, style).toBeLessThanOrEqual((1 - margins.right) * FRAME.width + 2);
        expect(box?.bottom, style).toBeLessThanOrEqual((1 - margins.bottom) * FRAME.height + 2);
      }
    }
  });

  it("places captions at the requested position", async () => {
    const top = await paintedBox({ ...caption, position: "top-caption" });
    const centre = await paintedBox({ ...caption, position: "center-caption" });
    const bottom = await paintedBox(caption);
    expect(top?.bottom).toBeLessThan(centre?.top ?? 0);
    expect(centre?.bottom).toBeLessThan(bottom?.top ?? 0);
    expect(await paintedBox({ ...caption, position: "no-caption" })).toBeNull();
  });

  it("lights up the word being spoken", async () => {
    const band = await openCaptions(caption, 6, FRAME, "9:16", []);
    const first = Buffer.from(band?.drawAt(1) ?? []);
    expect(first.equals(band?.drawAt(1) ?? Buffer.alloc(0))).toBe(true);
    expect(first.equals(band?.drawAt(1.6) ?? Buffer.alloc(0))).toBe(false);
    const plain = await openCaptions({ ...caption, karaoke: false }, 6, FRAME, "9:16", []);
    const still = Buffer.from(plain?.drawAt(1) ?? []);
    expect(still.equals(plain?.drawAt(1.6) ?? Buffer.alloc(0))).toBe(true);
  });

  it("grows the plate with the typed text", async () => {
    const typed = { ...caption, style: "typewriter" } as const;
    const [first, later] = [await paintedBox(typed, 0.2), await paintedBox(typed, 1)];
    const whole = await paintedBox({ ...typed, karaoke: false }, 0.2);
    const width = (box: typeof first) => (box?.right ?? 0) - (box?.left ?? 0);
    expect(width(first)).toBeGreaterThan(0);
    expect(width(first)).toBeLessThan(width(later));
    expect(width(later)).toBeLessThanOrEqual(width(whole));
    expect(first?.left).toBe(whole?.left);
  });

  it("writes Arabic, Chinese, Korean, Hindi, Hebrew and emoji, and reports unsupported characters", async () => {
    const text = "مرحبا 你好 안녕 नमस्ते שלום 🦊";
    const band = await openCaptions({ ...caption, text }, 6, FRAME, "9:16", []);
    expect(band?.missing).toEqual([]);
    const runes = await openCaptions({ ...caption, text: "rune ᛟ" }, 6, FRAME, "9:16", []);
    expect(runes?.missing).toEqual(["ᛟ"]);
  });
});

describe("placeCaption", () => {
  const margins = safeMargins("plain", "16:9");
  const frame = { width: 1280, height: 720 };
  const block = { width: 600, height: 120 };

  const still = (...rest: HeadBox[]) => [rest];

  it("moves off a face when there is room, by no more than necessary", () => {
    const head = { left: 500, right: 780, top: 520, bottom: 700 };
    const top = placeCaption(block, "bottom-caption", margins, frame, still(head));
    expect(top + block.height).toBeLessThanOrEqual(head.top);
    expect(top).toBeGreaterThan(360);
  });

  it("leaves its half of the frame rather than cover a face", () => {
    const near = { left: 300, right: 980, top: 260, bottom: 720 };
    const top = placeCaption(block, "bottom-caption", margins, frame, still(near));
    expect(top + block.height).toBeLessThanOrEqual(near.top);
  });

  it("accepts being grazed by a jump rather than moving to the middle of it", () => {
    const tall = { ...margins, bottom: 0.3 };
    const rest = { left: 400, right: 880, top: 340, bottom: 600 };
    const jump = { ...rest, top: margins.top * 720 + block.height - 10 };
    const top = placeCaption(block, "bottom-caption", tall, frame, [[jump, rest], [jump], [rest]]);
    expect(top).toBe(margins.top * frame.height);
  });

  it("uses the edge of the safe area when only the edge is free", () => {
    const low = { left: 0, right: 1280, top: margins.top * 720 + block.height, bottom: 720 };
    expect(placeCaption(block, "bottom-caption", margins, frame, still(low))).toBe(
      margins.top * frame.height,
    );
  });

  it("keeps the requested position when faces are everywhere", () => {
    const everywhere = { left: 0, right: 1280, top: 0, bottom: 720 };
    const home = placeCaption(block, "bottom-caption", margins, frame, []);
    expect(placeCaption(block, "bottom-caption", margins, frame, still(everywhere))).toBe(home);
  });

  it("moves to the half without a jump, or else clear of the face at rest", () => {
    const rest = { left: 400, right: 880, top: 420, bottom: 700 };
    const jump = { ...rest, top: 200 };
    const low = { ...margins, bottom: 0.3 };
    const home = placeCaption(block, "bottom-caption", low, frame, still(rest));
    const kept = [[jump], [rest]];
    const top = placeCaption(block, "bottom-caption", low, frame, kept);
    expect(home + block.height).toBeGreaterThan(jump.top);
    expect(top + block.height).toBeLessThanOrEqual(jump.top);
    const whole = { ...rest, top: 0 };
    const nowhere = [[whole], [rest]];
    expect(placeCaption(block, "bottom-caption", low, frame, nowhere)).toBe(home);
  });
});

describe("keptFree", () => {
  it("avoids objects without treating them as heads", () => {
    const order = { ...PICTURE, visual: "a girl stands beside a lantern in a meadow" };
    const spec = planStoryScene(order);
    const [most, moving, rest] = keptFree(spec, { width: 640, height: 360 }, 4);
    expect(spec.cast).toHaveLength(2);
    expect([most?.length, moving?.length, rest?.length]).toEqual([2, 1, 1]);
  });
});

describe("sweepHeads", () => {
  it("covers the height of a jump and the length of a walk", () => {
    const frame = { width: 640, height: 360 };
    const boxes = (visual: string, seconds: number) =>
      sweepHeads(
        planStoryScene({ ...PICTURE, visual: `a bear ${visual} in a meadow` }),
        frame,
        seconds,
      )[0];
    const [stands, jumps] = [boxes("stands", 6), boxes("jumps", 6)];
    const room = (box: HeadBox | undefined) => (box?.bottom ?? 0) - (box?.top ?? 0);
    expect(room(jumps)).toBeGreaterThan(room(stands) * 1.5);
    const width = (box: HeadBox | undefined) => (box?.right ?? 0) - (box?.left ?? 0);
    expect(width(boxes("walks", 6))).toBeGreaterThan(width(stands) * 1.2);
  });
});
