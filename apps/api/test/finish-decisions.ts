import { UNDO_SECONDS } from "@kinora/contracts/moderation/case";
import { findDueBoardDecisions } from "@kinora/database/moderation/postgres-board-decisions";
import { findCopiesToClose, findCopiesToOpen } from "@kinora/database/moderation/postgres-copies";
import { findDueDecisions } from "@kinora/database/moderation/postgres-pending-decisions";
import { findDuePersonDecisions } from "@kinora/database/moderation/postgres-pending-person-decisions";
import { closeCopy, openCopy } from "@kinora/domain/moderation/close-copy";
import { finishBoardDecision } from "@kinora/domain/moderation/finish-board-decision";
import { finishDecision } from "@kinora/domain/moderation/finish-decision";
import { finishPersonDecisions } from "@kinora/domain/moderation/finish-person-decision";
import type { startTestServer } from "./test-server.ts";

/** Does what the worker does once no pending decision can be reverted any more. */
export async function finishDecisions({
  clock,
  database,
  parts,
}: Pick<
  Awaited<ReturnType<typeof startTestServer>>,
  "clock" | "database" | "parts"
>): Promise<void> {
  const now = new Date(clock.now.getTime() + UNDO_SECONDS * 1_000);
  for (const id of await findDueDecisions(database, now, { after: "", limit: 1_000 }))
    await finishDecision(parts, id, now);
  for (const id of await findDueBoardDecisions(database, now, { after: "", limit: 1_000 }))
    await finishBoardDecision(parts, id, now);
  for (const id of await findDuePersonDecisions(database, now, { after: "", limit: 1_000 }))
    await finishPersonDecisions(parts, id, now);
  const page = { after: "", limit: 1_000 };
  for (const id of await findCopiesToClose(database, page)) await closeCopy(parts, id, now);
  for (const id of await findCopiesToOpen(database, page)) await openCopy(parts, id, now);
}
