import type { Database } from "@kinora/database/client";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { postgresMeasures } from "@kinora/database/publication/postgres-measures";
import { transact } from "@kinora/database/transact";
import { measurePublications } from "@kinora/domain/post/measure-publications";
import type { PgBoss } from "pg-boss";
import type { ClockTask } from "../clock/schedule.ts";
import { MINUTE } from "../clock/spans.ts";
import type { OpenPlatforms } from "../connection/compose-platforms.ts";

interface MeasuringParts {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly now: () => Date;
  readonly opened: OpenPlatforms;
}

/** Builds the task that asks what became of posts. */
export const composeMeasuring = ({ database, boss, now, opened }: MeasuringParts): ClockTask => ({
  ...{ name: "measure posts", every: 5 * MINUTE },
  run: () =>
    measurePublications({
      ...{ ...opened, now, connections: postgresConnections(database) },
      measures: postgresMeasures(database),
      transact: (work) => transact(database, boss, (stores) => work(stores)),
    }),
});
