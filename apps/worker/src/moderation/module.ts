import { findDueBoardDecisions } from "@kinora/database/moderation/postgres-board-decisions";
import { findCopiesToClose, findCopiesToOpen } from "@kinora/database/moderation/postgres-copies";
import { findDueDecisions } from "@kinora/database/moderation/postgres-pending-decisions";
import { findDuePersonDecisions } from "@kinora/database/moderation/postgres-pending-person-decisions";
import type { Stores } from "@kinora/database/stores";
import { transact } from "@kinora/database/transact";
import { type DuePage, eachDue } from "@kinora/domain/each-due";
import { closeCopy, openCopy } from "@kinora/domain/moderation/close-copy";
import { finishBoardDecision } from "@kinora/domain/moderation/finish-board-decision";
import { finishDecision } from "@kinora/domain/moderation/finish-decision";
import { finishPersonDecisions } from "@kinora/domain/moderation/finish-person-decision";
import { remindOfOverdue } from "@kinora/domain/moderation/remind-of-overdue";
import { v7 as newId } from "uuid";
import { MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

const OFTEN = 5_000;
/** Decisions per query. */
const BATCH = 200;

export const moderationModule = ({
  database,
  boss,
  now,
  log,
}: WorkerComposition): WorkerModule => ({
  clockTasks: [
    {
      name: "finish decisions",
      every: OFTEN,
      async run() {
        const ports = {
          transact: <T>(work: (stores: Stores) => Promise<T>) => transact(database, boss, work),
          newId,
        };
        const moment = now();
        const find = (page: DuePage) => findDueDecisions(database, moment, page);
        await eachDue({ find, work: (id) => finishDecision(ports, id, moment), log }, BATCH);
        const boards = (page: DuePage) => findDueBoardDecisions(database, moment, page);
        const finish = (id: string) => finishBoardDecision(ports, id, moment);
        await eachDue({ find: boards, work: finish, log }, BATCH);
        const people = (page: DuePage) => findDuePersonDecisions(database, moment, page);
        const settle = (id: string) => finishPersonDecisions(ports, id, moment);
        await eachDue({ find: people, work: settle, log }, BATCH);
        const toClose = (page: DuePage) => findCopiesToClose(database, page);
        await eachDue({ find: toClose, work: (id) => closeCopy(ports, id, moment), log }, BATCH);
        const toOpen = (page: DuePage) => findCopiesToOpen(database, page);
        await eachDue({ find: toOpen, work: (id) => openCopy(ports, id, moment), log }, BATCH);
      },
    },
    {
      name: "remind of overdue reports",
      every: MINUTE,
      run: () =>
        remindOfOverdue(
          { transact: <T>(work: (stores: Stores) => Promise<T>) => transact(database, boss, work) },
          now(),
        ),
    },
  ],
});
