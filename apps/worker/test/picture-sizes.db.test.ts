import { readFile } from "node:fs/promises";
import { addSizes, findUnsized } from "@kinora/database/creation/picture-size-upkeep";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { makePictureSizes } from "@kinora/studio/picture/make-picture-sizes";
import { drawScene } from "@kinora/testing/upload/make-files";
import { expect, test } from "vitest";
import { addPictureSizes } from "../src/creation/add-picture-sizes.ts";
import { openWorkshop } from "./workshop.ts";

const ada = "usr_ada";
const shop = await openWorkshop();
await shop.orders.give(ada, 100);
const { database } = shop;
const log: string[] = [];

const ports = {
  media: shop.work.media,
  makePictureSizes,
  scratch: shop.work.scratch,
  findUnsized: (limit: number) => findUnsized(database, limit),
  add: (id: string, files: Parameters<typeof addSizes>[2]) => addSizes(database, id, files),
  log: (line: string) => log.push(line),
};

async function make(picture: Buffer): Promise<string> {
  shop.generator.picture = picture;
  const id = await shop.orders.create(ada, { prompt: `a fox ${Math.random()}` });
  await shop.workOnce();
  return id;
}

const thumbnails = (id: string) =>
  database
    .selectFrom("creation_media")
    .select(["label", "hash", "width", "height"])
    .where("creation_id", "=", id)
    .where("role", "=", "thumbnail")
    .orderBy("width")
    .execute();

/**
 * Turns the work into one from before there were several sizes: one width, and not marked as done.
 */
async function forgetSizes(id: string): Promise<void> {
  const rows = database.deleteFrom("creation_media").where("creation_id", "=", id);
  await rows.where("label", "<>", "").execute();
  await database
    .updateTable("creation_media")
    .set({ sizes_made: false })
    .where("creation_id", "=", id)
    .execute();
}

test("stores a new work's picture in four widths, marked like the picture itself", async () => {
  const xmp = writeXmpPacket({ prompt: "a fox" });
  const id = await make(await drawScene(1280, 720).webp().withXmp(xmp).toBuffer());
  const files = await thumbnails(id);
  // The fake renderer reports 16 × 9 for everything.
  expect(files.map(({ label, width, height }) => [label, width, height])).toEqual([
    ["", 16, 9],
    ["240", 240, 135],
    ["360", 360, 202],
    ["960", 960, 540],
  ]);
  for (const { label, hash } of files.filter((file) => file.label !== "")) {
    const found = await shop.work.media.fetch(hash, shop.work.scratch);
    expect(await readFile(found?.path ?? "", "latin1"), label).toContain("a fox");
  }
});

test("adds missing widths to older works, newest first and once each", async () => {
  const picture = await drawScene(1280, 720).webp().toBuffer();
  const ids = [await make(picture), await make(picture), await make(picture)];
  for (const id of ids) await forgetSizes(id);
  expect((await findUnsized(database, 2)).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  await addPictureSizes(ports);
  for (const id of ids) expect(await thumbnails(id)).toHaveLength(4);
  expect(await findUnsized(database, 10)).toEqual([]);
  await addPictureSizes(ports);
  expect(await thumbnails(ids[0] ?? "")).toHaveLength(4);
});

test("resumes a run that was killed halfway", async () => {
  const picture = await drawScene(1280, 720).webp().toBuffer();
  const ids = [await make(picture), await make(picture)];
  for (const id of ids) await forgetSizes(id);
  let added = 0;
  const dying = addPictureSizes({
    ...ports,
    add: async (id, files) => {
      if (added === 1) throw new Error("killed");
      added += 1;
      await ports.add(id, files);
    },
  });
  await expect(dying).rejects.toThrow("killed");
  expect(await thumbnails(ids[0] ?? "")).toHaveLength(1);
  await addPictureSizes(ports);
  for (const id of ids) expect(await thumbnails(id)).toHaveLength(4);
});

test("gives up on a missing or unreadable picture without delaying others", async () => {
  const broken = await make(Buffer.from("no picture"));
  const whole = await make(await drawScene(1280, 720).webp().toBuffer());
  for (const id of [broken, whole]) await forgetSizes(id);
  await addPictureSizes(ports);
  expect(await thumbnails(broken)).toHaveLength(1);
  expect(await thumbnails(whole)).toHaveLength(4);
  expect(log.join()).toContain(broken);
  expect(await findUnsized(database, 10)).toEqual([]);
});

test("adds no files to a work that was purged meanwhile", async () => {
  const id = await make(await drawScene(1280, 720).webp().toBuffer());
  await forgetSizes(id);
  await addPictureSizes({
    ...ports,
    add: async (found, files) => {
      await database.deleteFrom("creation_media").where("creation_id", "=", found).execute();
      await ports.add(found, files);
    },
  });
  expect(await thumbnails(id)).toEqual([]);
});
