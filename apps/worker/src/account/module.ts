import { PROFILE_APPEAL_DAYS } from "@kinora/contracts/moderation/person-case";
import { forgetSpentSignIns } from "@kinora/database/account/forget-spent-sign-ins";
import { findDueDeletions } from "@kinora/database/account/postgres-deletions";
import { findNeverAgreed } from "@kinora/database/legal/postgres-consents";
import { forgetTakenDown } from "@kinora/database/moderation/postgres-profile-decisions";
import { postgresSuspensions } from "@kinora/database/moderation/postgres-suspensions";
import { wornPictureListener } from "@kinora/database/people/worn-picture-listener";
import type { Stores } from "@kinora/database/stores";
import { transact } from "@kinora/database/transact";
import { endDueSuspensions } from "@kinora/domain/moderation/suspend-person";
import { DAY, HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import { openPlatforms } from "../connection/compose-platforms.ts";
import type { WorkerModule } from "../module.ts";
import { erasureOf } from "./compose-erasure.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { removeNeverAgreed } from "./remove-never-agreed.ts";

export const accountModule = ({ database, boss, now, log }: WorkerComposition): WorkerModule => ({
  listeners: [wornPictureListener(now)],
  clockTasks: [
    {
      name: "forget spent sign-ins",
      every: HOUR,
      run: () => forgetSpentSignIns(database, now()),
    },
    {
      name: "erase accounts",
      every: 10 * MINUTE,
      run: () =>
        eraseAccounts(now(), {
          findDue: (moment, page) => findDueDeletions(database, moment, page),
          erasure: erasureOf(database, boss, openPlatforms(process.env, now)),
          log,
        }),
    },
    {
      name: "remove accounts that never agreed",
      every: HOUR,
      run: () =>
        removeNeverAgreed(now(), {
          find: (before, page) => findNeverAgreed(database, before, page),
          transact: (work) =>
            transact(database, boss, ({ consents, audit }) => work({ consents, audit })),
          log,
        }),
    },
    {
      name: "forget what was taken from profiles",
      every: DAY,
      run: () => forgetTakenDown(database, new Date(now().getTime() - PROFILE_APPEAL_DAYS * DAY)),
    },
    {
      name: "end suspensions",
      every: MINUTE,
      run: () =>
        endDueSuspensions(
          {
            transact: <T>(work: (stores: Stores) => Promise<T>) => transact(database, boss, work),
            due: postgresSuspensions(database).due,
            log,
          },
          now(),
        ),
    },
  ],
});
