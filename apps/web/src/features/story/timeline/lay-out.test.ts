import { expect, test } from "vitest";
import { view } from "../../../test/story-builders.ts";
import { placeWords, sceneAt, wavePath, wholeSeconds } from "./lay-out.ts";

const audio = {
  url: "/a",
  mimeType: "audio/wav",
  bytes: 1,
  width: null,
  height: null,
  duration: 2,
};
const said = (texts: readonly string[]) =>
  view({
    start: 10,
    seconds: 9,
    narration: {
      audio,
      offset: 0.5,
      peaks: [0, 255],
      words: texts.map((text, index) => ({ text, start: index, end: index + 1, from: 0, to: 1 })),
    },
  });

test("places a word where it is spoken in the film", () => {
  expect(placeWords(said(["fox", "runs"]), 40).map(({ x }) => x)).toEqual([420, 460]);
});

test("merges words without space between them into one line that ends with its scene", () => {
  const [line, ...rest] = placeWords(said(["extraordinarily", "a", "long", "word", "here"]), 16);
  expect(rest).toEqual([]);
  expect(line?.text).toMatch(/^extraordinarily.*…$/);
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(19 * 16);
});

test("writes nothing where nothing can be read", () => {
  expect(placeWords({ ...said(["fox", "unquestionably"]), seconds: 1 }, 40)).toEqual([]);
});

test("cuts off a voice that is longer than its scene", () => {
  const path = wavePath([255], { from: 1, to: 1.4, length: 9, pxPerSecond: 10, tall: 40 });
  expect(path).toBe("M11.0 0.0v40.0");
});

test("draws a wave as long as the voice and as loud as its peaks", () => {
  const path = wavePath([0, 255], { from: 1, to: 4, length: 0.6, pxPerSecond: 10, tall: 40 });
  expect(path).toBe("M11.0 19.3v1.5M14.0 0.0v40.0");
});

test("assigns each moment to one scene", () => {
  const views = [view({ id: "a", start: 0 }), view({ id: "b", start: 4 })];
  expect([0, 3.99, 4, 99].map((at) => sceneAt(views, at)?.id)).toEqual(["a", "a", "b", "b"]);
  expect(sceneAt([], 1)).toBeNull();
});

test("makes lengths in whole seconds add up to the total", () => {
  const lengths = [3.4, 3.4, 3.4, 8.75, 5];
  let start = 0;
  const scenes = lengths.map((seconds) => {
    const scene = { start, seconds };
    start += seconds;
    return scene;
  });
  const shown = scenes.map(wholeSeconds);
  expect(shown.reduce((sum, one) => sum + one)).toBe(Math.round(start));
  // The start never changes a length that is already whole.
  expect(shown.at(-1)).toBe(5);
});
