import type { AppendAudit } from "@kinora/domain/audit/audit-log";
import type { PgBoss } from "pg-boss";
import { ownerIds } from "./account/owner-ids.ts";
import { postgresDeletions, revokeTokens } from "./account/postgres-deletions.ts";
import { postgresPasskeys } from "./account/postgres-passkeys.ts";
import { postgresPeople } from "./account/postgres-people.ts";
import { postgresReauthentications } from "./account/postgres-reauthentications.ts";
import { postgresSessions } from "./account/postgres-sessions.ts";
import { postgresSignUpIdentities } from "./account/postgres-sign-up-identities.ts";
import { postgresAwards } from "./award/postgres-awards.ts";
import { postgresBanners } from "./banner/postgres-banners.ts";
import { campaignStores } from "./campaign/campaign-stores.ts";
import { challengeStores } from "./challenge/challenge-stores.ts";
import type { Database } from "./client.ts";
import { postgresConnections } from "./connection/postgres-connections.ts";
import { addHistory, historyReader } from "./creation/add-history.ts";
import { forgetTraces } from "./creation/forget-traces.ts";
import { postgresLegalHolds } from "./creation/legal-hold.ts";
import { postgresCreationMedia } from "./creation/postgres-creation-media.ts";
import { postgresCreationStore } from "./creation/postgres-creation-store.ts";
import { postgresRequestLog } from "./creation/postgres-request-log.ts";
import { recordScan } from "./creation/record-scan.ts";
import { recordEvent } from "./event/record-event.ts";
import { postgresLikeStore } from "./feed/postgres-like-store.ts";
import { postgresCorrections } from "./gem/postgres-corrections.ts";
import { postgresGemLedger } from "./gem/postgres-gem-ledger.ts";
import { giftStores } from "./gift/gift-stores.ts";
import { postgresBudgetSettings } from "./hosted/postgres-budget-settings.ts";
import { postgresBudgetStore } from "./hosted/postgres-budget-store.ts";
import { postgresIntentLog } from "./hosted/postgres-intent-log.ts";
import { postgresLanguageChoice } from "./hosted/postgres-language-choice.ts";
import { postgresModelCalls } from "./hosted/postgres-model-calls.ts";
import { postgresModelTrials } from "./hosted/postgres-model-trials.ts";
import { postgresNamedPeople } from "./hosted/postgres-named-people.ts";
import { postgresOwnKeys } from "./hosted/postgres-own-keys.ts";
import { postgresPolicyRefusals } from "./hosted/postgres-policy-refusals.ts";
import { postgresServiceHealth } from "./hosted/postgres-service-health.ts";
import { postgresServiceKeys } from "./hosted/postgres-service-keys.ts";
import { postgresToldAccounts } from "./hosted/postgres-told-accounts.ts";
import { releaseUnsentOf } from "./hosted/release-unsent.ts";
import type { CallWorkers } from "./job/call-workers.ts";
import { postgresJobDesk } from "./job/postgres-job-desk.ts";
import { postgresJobQueue } from "./job/postgres-job-queue.ts";
import { postgresConsents } from "./legal/postgres-consents.ts";
import { postgresLegalTexts } from "./legal/postgres-legal-texts.ts";
import { moderationStores } from "./moderation/moderation-stores.ts";
import { postgresNewcomerUses } from "./newcomer/postgres-newcomer-uses.ts";
import { postgresNotificationSettings } from "./notification/postgres-notification-settings.ts";
import { postgresNotificationStore } from "./notification/postgres-notification-store.ts";
import { postgresPushSubscriptions } from "./notification/postgres-push-subscriptions.ts";
import { postgresImprovements } from "./prompt/postgres-improvements.ts";
import { postgresQuoteStore } from "./prompt/postgres-quote-store.ts";
import { postgresFirstComments } from "./publication/postgres-first-comments.ts";
import { postgresMeasures } from "./publication/postgres-measures.ts";
import { postgresPostDrafts } from "./publication/postgres-post-drafts.ts";
import { postgresPublications } from "./publication/postgres-publications.ts";
import { postgresRemixes } from "./remix/postgres-remixes.ts";
import { postgresReviews } from "./review/postgres-reviews.ts";
import { postgresScanLimits } from "./scan/postgres-scan-limits.ts";
import { shopStores } from "./shop-stores.ts";
import { postgresStoryArtifacts } from "./story/postgres-story-artifacts.ts";
import { postgresStoryRequests } from "./story/postgres-story-requests.ts";
import { postgresStoryStore } from "./story/postgres-story-store.ts";
import { postgresInvitations } from "./switch/postgres-invitations.ts";
import { postgresSwitches } from "./switch/postgres-switches.ts";
import { postgresClosedFiles } from "./takeout/held-files.ts";
import { postgresTakeoutStore } from "./takeout/postgres-takeout-store.ts";
import { talkStores } from "./talk-stores.ts";
import { postgresUploadStore } from "./upload/postgres-upload-store.ts";
import { postgresWordEdits } from "./word/postgres-word-edits.ts";

/**
 * Returns every store that use cases write through, bound to one executor: the pool or a
 * transaction. `call` and `audit` collect during the transaction; their messages are sent to the
 * workers after it, and written at its end (`transact`).
 */
export function storesOn(
  executor: Database,
  boss: PgBoss,
  { call, audit }: { readonly call: CallWorkers; readonly audit: AppendAudit },
) {
  return {
    creations: postgresCreationStore(executor),
    requests: postgresRequestLog(executor),
    quotes: postgresQuoteStore(executor),
    improvements: postgresImprovements(executor),
    uploads: postgresUploadStore(executor),
    stories: postgresStoryStore(executor),
    artifacts: postgresStoryArtifacts(executor),
    storyRequests: postgresStoryRequests(executor),
    queue: postgresJobQueue(executor, boss, call),
    desk: postgresJobDesk(executor),
    ledger: postgresGemLedger(executor),
    intents: postgresIntentLog(executor),
    budget: postgresBudgetStore(executor),
    releaseUnsent: (jobId: string) => releaseUnsentOf(executor, jobId),
    people: postgresPeople(executor),
    identities: postgresSignUpIdentities(executor),
    sessions: postgresSessions(executor),
    reauthentications: postgresReauthentications(executor),
    passkeys: postgresPasskeys(executor),
    deletions: postgresDeletions(executor),
    legalHolds: postgresLegalHolds(executor),
    closedFiles: postgresClosedFiles(executor),
    revokeTokens: revokeTokens(executor),
    ...{ awards: postgresAwards(executor), reviews: postgresReviews(executor) },
    ...shopStores(executor),
    corrections: postgresCorrections(executor),
    audit,
    ...{ banners: postgresBanners(executor), switches: postgresSwitches(executor) },
    scanLimits: postgresScanLimits(executor),
    invitations: postgresInvitations(executor),
    consents: postgresConsents(executor),
    legalTexts: postgresLegalTexts(executor),
    newcomerUses: postgresNewcomerUses(executor),
    owners: () => ownerIds(executor),
    modelCalls: postgresModelCalls(executor),
    modelTrials: postgresModelTrials(executor),
    serviceHealth: postgresServiceHealth(executor),
    serviceKeys: postgresServiceKeys(executor),
    toldAccounts: postgresToldAccounts(executor),
    budgetSettings: postgresBudgetSettings(executor),
    ...{ ownKeys: postgresOwnKeys(executor), namedPeople: postgresNamedPeople(executor) },
    ...{ connections: postgresConnections(executor), publications: postgresPublications(executor) },
    ...{ measures: postgresMeasures(executor), postDrafts: postgresPostDrafts(executor) },
    firstComments: postgresFirstComments(executor),
    ...{ languageChoice: postgresLanguageChoice(executor) },
    policyRefusals: postgresPolicyRefusals(executor),
    ...{ ...giftStores(executor), ...campaignStores(executor), ...challengeStores(executor) },
    ...{ ...moderationStores(executor), ...talkStores(executor) },
    ...{ media: postgresCreationMedia(executor), forget: forgetTraces(executor) },
    notifications: postgresNotificationStore(executor),
    notificationSettings: postgresNotificationSettings(executor),
    pushSubscriptions: postgresPushSubscriptions(executor),
    ...{ likes: postgresLikeStore(executor), remixes: postgresRemixes(executor) },
    takeouts: postgresTakeoutStore(executor),
    wordEdits: postgresWordEdits(executor),
    addHistory: addHistory(executor),
    history: historyReader(executor),
    record: recordEvent(executor),
    recordScan: recordScan(executor),
  };
}
export type Stores = ReturnType<typeof storesOn>;
