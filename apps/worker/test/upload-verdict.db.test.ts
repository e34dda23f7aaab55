import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judgeScores } from "@kinora/contracts/scan/judge-scores";
import type { PictureScores } from "@kinora/contracts/scan/scan-limits";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { claimIngest } from "@kinora/database/upload/ingest-claims";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { chooseInputs } from "@kinora/domain/upload/choose-inputs";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
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
      if (isKnown) return { taken: false, known: { service: "A service", sha256: "ab12" } };
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
    await expect(chooseInputs(form, ada, uploads)).rejects.toMatchObject({
      code: "UPLOAD_NOT_READY",
      details: { state: "review" },
    });
  }

  const hit = await scored("hit", { porn: 0.9, neutral: 0.1 });
  expect(hit).toMatchObject({ state: "refused", refusal: "UPLOAD_UNSAFE", media: [] });
  expect(hit.scores).toEqual([hit.asked]);
});

test("refuses recognised child abuse material and records its owner in the audit log", async () => {
  const known = await scored("known", {}, true);
  expect(known).toMatchObject({ state: "refused", refusal: "UPLOAD_UNSAFE", media: [] });
  const lines = await database
    .selectFrom("audit_line")
    .select(["action", "actor_id", "subject_noun", "subject_id", "after"])
    .execute();
  expect(lines).toEqual([
    {
      ...{ action: "upload.known", actor_id: null, subject_noun: "person", subject_id: ada },
      after: { upload: "known", kind: "image", service: "A service", sha256: "ab12" },
    },
  ]);
});
