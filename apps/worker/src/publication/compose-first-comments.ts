import type { Database } from "@kinora/database/client";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { findPublisher } from "@kinora/database/publication/find-publisher";
import { postgresFirstComments } from "@kinora/database/publication/postgres-first-comments";
import { transact } from "@kinora/database/transact";
import {
  type FirstCommentPorts,
  writeFirstComments,
} from "@kinora/domain/post/write-first-comments";
import type { PgBoss } from "pg-boss";
import type { ClockTask } from "../clock/schedule.ts";
import { MINUTE } from "../clock/spans.ts";
import type { OpenPlatforms } from "../connection/compose-platforms.ts";

interface FirstCommentParts {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly now: () => Date;
  readonly opened: OpenPlatforms;
}

/** Builds the task that writes comments under posts that are there. */
export const composeFirstComments = (parts: FirstCommentParts): ClockTask => ({
  ...{ name: "write first comments", every: MINUTE / 12 },
  run: () => writeFirstComments(firstCommentPorts(parts)),
});

export const firstCommentPorts = ({
  database,
  boss,
  now,
  opened,
}: FirstCommentParts): FirstCommentPorts => ({
  ...{ ...opened, now, connections: postgresConnections(database) },
  firstComments: postgresFirstComments(database),
  obstacle: async ({ userId }) => {
    const publisher = await findPublisher(database, userId);
    return !publisher || publisher.isClosed ? "account_closed" : null;
  },
  transact: (work) => transact(database, boss, (stores) => work(stores)),
});
