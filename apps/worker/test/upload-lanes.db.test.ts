import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
import { createTestDatabase } from "@kinora/testing/database";
import { afterAll, expect, test } from "vitest";
import { openCompany } from "../src/job/company.ts";
import { composeIngest } from "../src/upload/compose-ingest.ts";
import { startIngest } from "../src/upload/ingest-loop.ts";
import { IngestTooSlow, type TakeIn } from "../src/upload/ingest-ports.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const directory = mkdtempSync(join(tmpdir(), "kinora-lanes-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const uploads = postgresUploadStore(database);
const PEOPLE = ["usr_ada", "usr_bruno", "usr_chiyo", "usr_mira", "usr_olivia"];

const send = (id: string, userId: string, kind: UploadKind) =>
  database
    .insertInto("upload")
    .values({
      ...{ id, user_id: userId, kind, bytes: 1, created_at: new Date() },
      ...{ state: "checking", received_at: new Date() },
    })
    .execute();

/** CPU seconds that a camera's photo needs. */
const CAMERA = 13;

/** A slow file takes for ever, unless time is limited: then it is reported as too slow at once. */
const takeIn: TakeIn = async ({ source, limits }, signal) => {
  const { cpuSeconds = Number.POSITIVE_INFINITY } = limits;
  if (source.includes("camera") && cpuSeconds < CAMERA) throw new IngestTooSlow(CAMERA);
  if (source.includes("costly")) return { taken: false, refusal: "UPLOAD_TOO_COSTLY" };
  if (!source.includes("slow")) return { taken: false, refusal: "UPLOAD_DAMAGED" };
  // Either its header shows it, or it turns out on the way.
  if (limits.cpuSeconds !== undefined)
    throw new IngestTooSlow(source.includes("-1-") ? 40 : 2 * limits.cpuSeconds);
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
};

test("a newcomer's photos, clip and recording never wait for slow uploads, however many there are", async () => {
  const storage = openDiskStorage({
    mediaDirectory: join(directory, "media"),
    uploadsDirectory: directory,
    samplesDirectory: join(directory, "samples"),
  });
  const settings = { scratchDirectory: join(directory, "scratch") };
  const ports = composeIngest(database, storage, settings, {
    company: openCompany(() => {}),
    newcomersWait: async () => false,
    smallSuspectsWait: async () => false,
    now: () => new Date(),
    log: () => {},
  });
  const slow: string[] = [];
  for (const kind of ["image", "audio", "video"] as const) {
    for (const person of PEOPLE.slice(0, 4)) {
      for (const nth of [1, 2]) {
        slow.push(`slow-${kind}-${nth}-${person}`);
        await send(slow.at(-1) ?? "", person, kind);
      }
    }
  }
  const stop = startIngest({ ...ports, takeIn });
  const held = async () => {
    const rows = await database.selectFrom("upload").select(["held_since"]).execute();
    return rows.filter(({ held_since }) => held_since !== null).length;
  };
  // Each lane for slow uploads has one.
  await expect.poll(held).toBeGreaterThanOrEqual(4);
  for (const kind of ["image", "audio", "video"] as const) {
    await send(`new-${kind}`, PEOPLE[4] ?? "", kind);
    const state = async () => (await uploads.find(`new-${kind}`))?.state;
    await expect.poll(state).toBe("refused");
  }
  await send("camera", PEOPLE[4] ?? "", "image");
  const camera = async () => (await uploads.find("camera"))?.state;
  await expect.poll(camera).toBe("refused");
  // An upload that every lane would refuse is refused at once.
  await send("costly", PEOPLE[4] ?? "", "image");
  const costly = async () => (await uploads.find("costly"))?.state;
  await expect.poll(costly).toBe("refused");
  const { attempt } = await database
    .selectFrom("upload")
    .select("attempt")
    .where("id", "=", "costly")
    .executeTakeFirstOrThrow();
  expect(attempt).toBe(1);
  // The slow ones are undecided: they get all the time they need.
  for (const id of slow) expect((await uploads.find(id))?.state, id).toBe("checking");
  await stop();
});
