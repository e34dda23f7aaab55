import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { afterAll, expect, test } from "vitest";
import { openPublisher } from "./open-publisher.ts";

const { shop, open } = await openPublisher();
const { database, media } = shop;
const directory = mkdtempSync(join(tmpdir(), "kinora-fitted-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Five seconds of a wide film with sound, as a work has it. */
async function wideFilm() {
  const path = join(directory, "wide.mp4");
  execFileSync(findFfmpeg(), [
    ...["-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=size=640x360:rate=24:d=5"],
    ...["-f", "lavfi", "-i", "sine=duration=5", "-pix_fmt", "yuv420p", path],
  ]);
  return media.keep(path);
}

/** What ffmpeg says of a file. */
function aboutOf(path: string): string {
  return spawnSync(findFfmpeg(), ["-hide_banner", "-i", path]).stderr.toString("utf8");
}

test("a wide film is cut and cropped for a reel, once, and the work stays as it is", async () => {
  const fit = { crops: true, endsAt: 3, converts: false };
  const { ordered, work, simulator } = await open("facebook reel", null, { fit });
  const film = await wideFilm();
  await database
    .updateTable("creation_media")
    .set({ hash: film.hash, bytes: `${film.bytes}`, width: 640, height: 360 })
    .where("creation_id", "=", ordered.creationId)
    .execute();
  const ended = await work();
  expect(ended).toMatchObject({
    outcome: "done",
    file: { isMade: true, mimeType: "video/mp4" },
  });
  expect(simulator.posts).toMatchObject([{ kind: "reel" }]);
  const made = await media.fetch(ended.file?.hash ?? "", directory);
  const about = aboutOf(made?.path ?? expect.fail());
  expect(about).toMatch(/Duration: 00:00:03\.0/);
  expect(about).toMatch(/h264.* 540x964/);
  expect(about).toMatch(/aac.*48000 Hz/);
  const [own] = await database.selectFrom("creation_media").select("hash").execute();
  expect(own?.hash).toBe(film.hash);
});

test("a film that fits is sent as it is, whatever was pressed before", async () => {
  const fit = { crops: false, endsAt: 30, converts: false };
  const { ordered, work } = await open("youtube video", null, { fit });
  const film = await wideFilm();
  await database
    .updateTable("creation_media")
    .set({ hash: film.hash, bytes: `${film.bytes}`, width: 640, height: 360 })
    .where("creation_id", "=", ordered.creationId)
    .execute();
  expect(await work()).toMatchObject({ file: { isMade: false, hash: film.hash } });
});

test("a file that is no film ends it with a reason, and posts nothing", async () => {
  const fit = { crops: true, endsAt: null, converts: false };
  const { work, simulator } = await open("facebook reel", null, { fit });
  expect(await work()).toMatchObject({ outcome: "fail", trouble: { code: "file_unusable" } });
  expect(simulator.posts).toEqual([]);
});
