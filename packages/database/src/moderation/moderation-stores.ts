import type { EndReports, HideWork } from "@kinora/domain/creation/creation-stores";
import { endReports } from "@kinora/domain/moderation/end-reports";
import { hideWork } from "@kinora/domain/moderation/hide-work";
import { staffIds } from "../account/staff-ids.ts";
import type { Database } from "../client.ts";
import { hasFile } from "./has-file.ts";
import { postgresAppeals } from "./postgres-appeals.ts";
import {
  postgresBoardDecisions,
  postgresPendingBoardDecisions,
} from "./postgres-board-decisions.ts";
import { postgresBoardReports } from "./postgres-board-reports.ts";
import {
  postgresBoardLeases,
  postgresCaseLeases,
  postgresPersonLeases,
} from "./postgres-case-leases.ts";
import { postgresCollectionDecisions } from "./postgres-collection-decisions.ts";
import { postgresCollectionReports } from "./postgres-collection-reports.ts";
import { postgresCommentDecisions } from "./postgres-comment-decisions.ts";
import { postgresCommentReports } from "./postgres-comment-reports.ts";
import { postgresCopies } from "./postgres-copies.ts";
import { postgresHolds } from "./postgres-holds.ts";
import { postgresOverdueReports } from "./postgres-overdue-reports.ts";
import { postgresPendingDecisions } from "./postgres-pending-decisions.ts";
import { postgresPendingPersonDecisions } from "./postgres-pending-person-decisions.ts";
import { postgresPersonReports } from "./postgres-person-reports.ts";
import { postgresProfileDecisions } from "./postgres-profile-decisions.ts";
import { postgresReportStore } from "./postgres-report-store.ts";
import { postgresStrikes } from "./postgres-strikes.ts";
import { postgresSuspensions } from "./postgres-suspensions.ts";

/** Opens the stores of reports and decisions on one executor. */
export function moderationStores(executor: Database) {
  const [reports, appeals] = [postgresReportStore(executor), postgresAppeals(executor)];
  const pendingDecisions = postgresPendingDecisions(executor);
  const leases = postgresCaseLeases(executor);
  const ends: EndReports = (input) =>
    endReports(input, { leases, reports, appeals, pendingDecisions });
  const hides: HideWork = (input) => hideWork(input, { leases, reports, pendingDecisions });
  return {
    ...{ reports, appeals, pendingDecisions, endReports: ends, hideWork: hides },
    personReports: postgresPersonReports(executor),
    profileDecisions: postgresProfileDecisions(executor),
    collectionReports: postgresCollectionReports(executor),
    collectionDecisions: postgresCollectionDecisions(executor),
    commentReports: postgresCommentReports(executor),
    commentDecisions: postgresCommentDecisions(executor),
    boardReports: postgresBoardReports(executor),
    boardDecisions: postgresBoardDecisions(executor),
    pendingBoardDecisions: postgresPendingBoardDecisions(executor),
    boardLeases: postgresBoardLeases(executor),
    pendingPersonDecisions: postgresPendingPersonDecisions(executor),
    personLeases: postgresPersonLeases(executor),
    overdueReports: postgresOverdueReports(executor),
    staff: staffIds(executor),
    copies: postgresCopies(executor),
    hasFile: hasFile(executor),
    holds: postgresHolds(executor),
    leases,
    strikes: postgresStrikes(executor),
    suspensions: postgresSuspensions(executor),
  };
}
