import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { claimIngest, keepIngest, refuseIngest } from "@kinora/database/upload/ingest-claims";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
import { createTestDatabase } from "@kinora/testing/database";
import { makePhonePhoto } from "@kinora/testing/upload/make-files";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { openCompany } from "../src/job/company.ts";
import { composeIngest } from "../src/upload/compose-ingest.ts";
import { startIngest } from "../src/upload/ingest-loop.ts";
import { IngestFailed, type IngestPorts } from "../src/upload/ingest-ports.ts";

const ada = "usr_ada";
const { database } = await createTestDatabase();
await seedDemoPeople(database);
const directory = mkdtempSync(join(tmpdir(), "kinora-attempts-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const uploads = postgresUploadStore(database);

/**
 * Returns the worker's own ports, except that released uploads can be claimed again without a
 * pause.
 */
function ingestOf(around: Pick<IngestPorts, "newcomersWait" | "smallSuspectsWait">): IngestPorts {
  const storage = openDiskStorage({
    mediaDirectory: join(directory, "media"),
    uploadsDirectory: directory,
    samplesDirectory: join(directory, "samples"),
  });
  const settings = { scratchDirectory: join(directory, "scratch") };
  const ports = composeIngest(database, storage, settings, {
    ...around,
    company: openCompany(() => {}),
    now: () => new Date(),
    log: () => {},
  });
  const release: IngestPorts["claims"]["release"] = (claim, _seconds, setback) =>
    ports.claims.release(claim, 0, setback);
  return { ...ports, claims: { ...ports.claims, release } };
}

test("does not hold internal errors against a file", async () => {
  const now = new Date();
  const row = { id: "patient", user_id: ada, kind: "image", bytes: 1, created_at: now };
  await database
    .insertInto("upload")
    .values({ ...row, state: "checking", received_at: now })
    .execute();
  const asked: number[] = [];
  const refused: string[] = [];
  const troubles = [
    ...Array(7).fill(new Error("no space")),
    ...Array(6).fill(new IngestFailed("x")),
  ];
  const ports = ingestOf({
    newcomersWait: async () => false,
    smallSuspectsWait: async () => false,
  });
  const stop = startIngest({
    ...ports,
    claims: {
      ...ports.claims,
      accept: async () => false,
      refuse: (claim, refusal, scores) => {
        refused.push(refusal);
        return ports.claims.refuse(claim, refusal, scores);
      },
    },
    takeIn: async () => {
      asked.push(asked.length);
      throw troubles[asked.length - 1] ?? new Error("never asked so often");
    },
  });
  await expect.poll(() => refused).toEqual(["UPLOAD_TOO_COSTLY"]);
  await stop();
  expect(asked).toHaveLength(13);
  // Its owner is notified once, when it ended, and not of every attempt.
  const ended = await database.selectFrom("domain_event").select(["type", "subject_id"]).execute();
  expect(ended).toEqual([{ type: "upload.ended", subject_id: "patient" }]);
});

test("counts every failure of the process that opens a file against it, except for a shutdown", async () => {
  const { takeIn } = ingestOf({
    newcomersWait: async () => false,
    smallSuspectsWait: async () => false,
  });
  const into = join(directory, "no room for the picture");
  // A folder in the place of the result makes the process fail with an error that is not a refusal.
  mkdirSync(join(into, "photo.webp"), { recursive: true });
  const source = join(directory, "photo.jpg");
  writeFileSync(source, await makePhonePhoto());
  const limits = { pixels: 50_000_000, seconds: 10 };
  const scan = SHIPPED_LIMITS;
  const request = { source, kind: "image", limits, directory: into, scan } as const;
  await expect(takeIn(request, new AbortController().signal)).rejects.toThrow(IngestFailed);
  const why = new Error("The worker stops");
  await expect(takeIn(request, AbortSignal.abort(why))).rejects.toBe(why);
});

test("a long suspect lets newcomers pass three times in all, whatever lane claims it", async () => {
  await database
    .insertInto("upload")
    .values({
      ...{ id: "suspect", user_id: ada, kind: "video", bytes: 1, created_at: new Date() },
      ...{ state: "checking", received_at: new Date(), suspect: true },
    })
    .execute();
  const ports = ingestOf({
    newcomersWait: async () => true,
    smallSuspectsWait: async () => false,
  });
  const done: string[] = [];
  const stop = startIngest({
    ...ports,
    claims: {
      ...ports.claims,
      async release(claim, seconds, setback) {
        done.push("passed");
        await ports.claims.release(claim, seconds, setback);
      },
    },
    takeIn: async () => {
      done.push("taken in");
      return { taken: false, refusal: "UPLOAD_DAMAGED" };
    },
  });
  await expect.poll(async () => (await uploads.find("suspect"))?.state).toBe("refused");
  await stop();
  expect(done).toEqual(["passed", "passed", "passed", "taken in"]);
});

test("only one attempt owns an upload: results of one that lost its claim are not stored", async () => {
  const id = newId();
  await uploads.insert({ id, userId: ada, kind: "audio", fileName: "", bytes: 1, now: new Date() });
  await database
    .updateTable("upload")
    .set({ state: "checking", attempt: 3 })
    .where("id", "=", id)
    .execute();
  const lost = {
    id,
    userId: ada,
    kind: "audio",
    attempt: 2,
    setbacks: 0,
    suspect: false,
    loneDeaths: 0,
    vanished: 0,
  } as const;
  expect(await keepIngest(database, lost)).toBe(false);
  const end = { refusal: "UPLOAD_DAMAGED", seen: null, known: null } as const;
  expect(await refuseIngest(database, lost, end, new Date())).toBe(false);
  await uploads.remove(id);
  expect(await claimIngest(database, [])).toBeNull();
});
