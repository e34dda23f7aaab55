import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PaintedPictureOrder } from "@kinora/domain/story/story-engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ABSTRACT_NOTICE, ABSTRACT_VISUAL } from "../script/abstract-visual.ts";
import { drawPicture } from "./draw-picture.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-picture-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const order = (visual: string): PaintedPictureOrder => ({
  ...{ kind: "picture", visual, cast: [], style: "animation", genre: "basic", tone: "basic" },
  ...{ aspectRatio: "1:1", seed: 3, placeSeed: 3 },
});
const noticesOf = async (visual: string) => (await drawPicture(order(visual), directory)).facts;

it("reports that a scene shows a mood when its words name nothing drawable", async () => {
  expect((await noticesOf(ABSTRACT_VISUAL)).notices).toContain(ABSTRACT_NOTICE);
  expect((await noticesOf("A fox in the snow")).notices).toEqual([]);
});
