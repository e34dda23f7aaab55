import { randomUUID } from "node:crypto";
import type { Database } from "@kinora/database/client";

const CLEAN = { drawing: 0.5, hentai: 0, neutral: 0.5, porn: 0, sexy: 0 };

/** Inserts what the safety scan found of a creation: clean, unless stated otherwise. */
export async function insertScan(
  database: Database,
  {
    creationId,
    userId,
    verdict = "clean",
    scores = {},
  }: {
    readonly creationId: string;
    /** Its author. */
    readonly userId: string;
    readonly verdict?: "clean" | "unsure" | "hit";
    readonly scores?: Partial<typeof CLEAN>;
  },
): Promise<void> {
  const at = new Date("2026-06-15T12:00:00Z");
  const job_id = randomUUID();
  await database
    .insertInto("job")
    .values({
      ...{ id: job_id, kind: "creation.make", noun: "creation", subject_id: creationId, gems: 0 },
      ...{ user_id: userId, background: false, turn: 0, queued_at: at },
      ...{ ended_at: at, outcome: "delivered" },
    })
    .execute();
  await database
    .insertInto("creation_scan")
    .values({
      ...{ job_id, creation_id: creationId, verdict, scanned_at: at },
      scores: JSON.stringify([{ ...CLEAN, ...scores }]),
    })
    .execute();
}
