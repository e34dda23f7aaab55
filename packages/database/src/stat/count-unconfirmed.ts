import { SOCIAL_PLATFORMS } from "@kinora/contracts/publication/publication-vocabulary";
import type { StatReader } from "@kinora/domain/stat/stat-reader";
import { sql } from "kysely";
import type { Database } from "../client.ts";
import { parseKnown } from "../parse-known.ts";

/** Publications that wait for their owners' word now, by platform. */
export async function countUnconfirmed(executor: Database): ReturnType<StatReader["unconfirmed"]> {
  const { rows } = await sql<{ platform: string; count: number }>`
    select platform, count(*)::int as count from publication
     where outcome = 'scheduled' and stage = 'unconfirmed' group by platform`.execute(executor);
  return new Map(
    rows.map(({ platform, count }) => [parseKnown(SOCIAL_PLATFORMS, platform), count]),
  );
}
