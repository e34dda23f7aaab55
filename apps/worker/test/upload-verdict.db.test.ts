import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judgeScores } from "@kinora/contracts/scan/judge-scores";
import type { PictureScores } from "@kinora/contracts/scan/scan-limits";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresLegalHolds } from "@kinora/database/creation/legal-hold";
import { postgresCaseReader } from "@kinora/database/moderation/postgres-case-reader";
import { postgresHolds } from "@kinora/database/moderation/postgres-holds";
import { isHeldFile } from "@kinora/database/takeout/held-files";
import { claimIngest } from "@kinora/database/upload/ingest-claims";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { chooseInputs } from "@kinora/domain/upload/choose-inputs";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { afterAll, expect, test } from "vitest";
import { openCompany } from "../src/job/company.ts";
import { composeIngest } from "../src/upload/compose-ingest.ts";
import { takeInUpload } from "../src/upload/take-in-upload.ts";

const ada = "usr_ada";
const { database } = await createTestDatabase();
await seedDemoPeople(database);
const directory = mkdtempSync(join(tmpdir(), "kinora-verdict-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const uploads = postgresUploadStore(database);
const now = new Date();

/** Ingests an upload with these classifier scores, because no real material may be used here. */
async function scored(id: string, part: Partial<PictureScores>, isKnown = false) {
  const scores = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0, ...part };
  await uploads.insert({ id, userId: ada, kind: "image", fileName: "", bytes: 5, now });
  await uploads.markReceived(id, now);
  writeFileSync(join(directory, id), "bytes");
  const claim = await claimIngest(database, ["image"]);
  if (claim === null) throw new Error("nothing to take in");
  await takeInUpload(claim, null, new AbortController().signal, {
    ...composeIngest(
      database,
      openDiskStorage({
        mediaDirectory: join(directory, "media"),
        uploadsDirectory: directory,
        samplesDirectory: join(directory, "samples"),
      }),
      { scratchDirectory: join(directory, "scratch") },
      {
        company: openCompany(() => {}),
        newcomersWait: async () => false,
        smallSuspectsWait: async () => false,
        now: () => now,
        log: () => {},
      },
    ),
    takeIn: async (request) => {
      if (isKnown)
        return {
          taken: false,
          known: { service: "A service", sha256: "ab12" },
          source: request.source,
        };
      writeFileSync(join(request.directory, "photo.webp"), `picture of ${id}`);
      const size = { width: 4, height: 3, duration: null };
      const main = { ...size, role: "main", name: "photo.webp", mimeType: "image/webp" } as const;
      const verdict = judgeScores(scores, request.scan);
      return {
        taken: true,
        files: [main],
        thumbhash: null,
        peaks: null,
        verdict,
        ...{ scores: [scores], times: null, looked: 1 },
      };
    },
  });
  const found = await uploads.find(id);
  const row = await database
    .selectFrom("upload")
    .select("scores")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...found, scores: row.scores, asked: scores };
}

test("scores decide: clean is ready, unsure waits for a moderator and cannot be used, explicit leaves nothing", async () => {
  const clean = await scored("clean", { neutral: 0.8, sexy: 0.2 });
  expect(clean).toMatchObject({ state: "ready", scores: [clean.asked] });

  for (const [id, part] of [
    ["half", { neutral: 0.4, porn: 0.35, hentai: 0.25 }],
    ["bathers", { sexy: 0.85, neutral: 0.15 }],
  ] as const) {
    const unsure = await scored(id, part);
    expect(unsure).toMatchObject({ state: "review", refusal: null, scores: [unsure.asked] });
    expect(unsure.media).toHaveLength(1);
    const form = { type: "photo-to-video", inputs: { initialImage: id } } as const;
    const ours = () => ({ isAway: false, pictureMax: null });
    await expect(chooseInputs(form, ada, uploads, ours)).rejects.toMatchObject({
      code: "UPLOAD_NOT_READY",
      details: { state: "review" },
    });
  }

  const hit = await scored("hit", { porn: 0.9, neutral: 0.1 });
  expect(hit).toMatchObject({ state: "refused", refusal: "UPLOAD_UNSAFE", media: [] });
  expect(hit.scores).toEqual([hit.asked]);
});

test("refuses recognised child abuse material, keeps it apart as a case, and records its owner in the audit log", async () => {
  const known = await scored("known", {}, true);
  expect(known).toMatchObject({ state: "refused", refusal: "UPLOAD_UNSAFE", media: [] });
  // Sent again, it is refused again, and is no second case.
  expect(await scored("known-again", {}, true)).toMatchObject({ refusal: "UPLOAD_UNSAFE" });
  const works = await database.selectFrom("creation").selectAll().execute();
  expect(works).toMatchObject([
    {
      ...{ user_id: ada, kind: "image", type: "video-upload", status: "review", private: true },
      ...{ moderator_hidden: true, prompt: "" },
    },
  ]);
  const id = works[0]?.id ?? "";
  const lines = await database
    .selectFrom("audit_line")
    .select(["action", "actor_id", "subject_noun", "subject_id", "after"])
    .orderBy("number")
    .execute();
  const refused = (upload: string) => ({
    ...{ action: "upload.known", actor_id: null, subject_noun: "person", subject_id: ada },
    after: { upload, kind: "image", service: "A service", sha256: "ab12" },
  });
  const sha256 = createHash("sha256").update("bytes").digest("hex");
  expect(lines).toEqual([
    refused("known"),
    {
      ...{ action: "creation.known", actor_id: null, subject_noun: "creation", subject_id: id },
      after: { kind: "image", sha256, uploaded: true },
    },
    refused("known-again"),
  ]);
  const waits = async (role: "moderator" | "admin") =>
    (
      await postgresCaseReader(database).list({
        ...{ viewer: { id: `usr_${role}`, role }, most: 10, now },
      })
    ).map(({ creationId, known: isKnown }) => [creationId, isKnown]);
  expect(await waits("moderator")).toEqual([]);
  expect(await waits("admin")).toEqual([[id, true]]);
  const hold = await postgresHolds(database).find(id, { id: "usr_olivia", role: "owner" }, now);
  expect(hold).toMatchObject({ withheld: true, account: { id: ada }, files: [{ hash: sha256 }] });
  expect(await isHeldFile(database, sha256)).toBe(true);
  // Whatever is deleted meanwhile, for 90 days.
  const after = (days: number) => new Date(+now + days * 86_400_000);
  const { onLegalHold } = postgresLegalHolds(database);
  expect([await onLegalHold(id, after(89)), await onLegalHold(id, after(91))]).toEqual([
    ...[true, false],
  ]);
  expect(existsSync(join(directory, "media", sha256.slice(0, 2), sha256.slice(2, 4), sha256))).toBe(
    true,
  );
});

test("refuses what becomes the same file as a work that an admin found to be child abuse", async () => {
  const hash = createHash("sha256").update("picture of found").digest("hex");
  await insertCreation(database, { id: "bad", user_id: "usr_bruno" });
  await database
    .insertInto("creation_media")
    .values({
      ...{ creation_id: "bad", role: "main", label: "", mime_type: "image/webp", bytes: 3, hash },
    })
    .execute();
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id: "bad", actor_id: "usr_olivia", role: "owner", action: "hide" },
      ...{ rule: "child_abuse", before: "{}", after: "{}", at: now },
    })
    .execute();
  expect(await scored("found", { neutral: 1 })).toMatchObject({ refusal: "UPLOAD_UNSAFE" });
  const kept = await database
    .selectFrom("creation_media")
    .innerJoin("creation", "creation.id", "creation_media.creation_id")
    .select(["user_id"])
    .where("hash", "=", hash)
    .where("user_id", "=", ada)
    .execute();
  expect(kept).toHaveLength(1);
});
