import { expect, it } from "vitest";
import { presentMusic } from "./present-music.ts";

type Piece = Parameters<typeof presentMusic>[0];

const scene = {
  ...{ mood: "calm", tempo: 91.6 },
  words: { genre: "Lo-fi", key: "D dorian", band: ["vibraphone", "bass"] },
};
const piece = (id: string, kind: string, recipe: object | null) =>
  presentMusic({ id, kind, recipe } as unknown as Piece);

it("presents the instruments of a piece and a stable colour of its own", () => {
  const told = piece("crt_a", "music", { scene });
  expect(told).toMatchObject({
    ...{ kind: "Lo-fi", mood: "calm", key: "D dorian", tempo: 92 },
    instruments: ["vibraphone", "bass"],
  });
  expect(piece("crt_a", "music", { scene })).toEqual(told);
  expect(piece("crt_b", "music", { scene })?.hue).not.toBe(told?.hue);
});

it("returns null for other kinds of work and for music that is not composed yet or was purged", () => {
  expect(piece("crt_a", "video", { scene })).toBeNull();
  expect(piece("crt_a", "music", {})).toBeNull();
  expect(piece("crt_a", "music", null)).toBeNull();
});
