import type { KeptScan } from "@kinora/domain/scan/try-limits";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../client.ts";

const rows = z.array(
  z.object({
    id: z.string(),
    scores: z.array(z.record(z.string(), z.number())).nullable(),
    times: z.array(z.number()).nullable(),
  }),
);

/** Returns the stored scans of the latest visual works, newest first. */
export async function recentScans(executor: Database, most: number): Promise<readonly KeptScan[]> {
  const { rows: found } = await sql`
    select work.id, scan.scores, scan.frame_times as times
      from (select id, created_at from creation
             where kind <> 'music' and purged_at is null
               and status is distinct from 'processing' and status is distinct from 'failed'
             order by created_at desc, id limit ${most}) work
      left join lateral (
        select scores, frame_times from creation_scan
         where creation_scan.creation_id = work.id
         order by scanned_at desc limit 1
      ) scan on true
     order by work.created_at desc, work.id`.execute(executor);
  return rows.parse(found);
}
