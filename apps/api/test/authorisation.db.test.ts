import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type { Route } from "@kinora/contracts/http/route";
import { type RouteName, routes } from "@kinora/contracts/routes";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database } = await startTestServer();
await database
  .updateTable("app_user")
  .set({ role: "admin" })
  .where("id", "=", "usr_chiyo")
  .execute();
await database
  .updateTable("app_user")
  .set({ disabled_at: new Date() })
  .where("id", "=", "usr_bruno")
  .execute();

/** `session`: a member with a session, not a token. `own`: the same, also for disabled accounts. */
type Least =
  | ("anybody" | "guest" | "suspended" | "own" | "session")
  | ("user" | "moderator" | "admin" | "owner");

/**
 * The least role per route, deliberately repeated by hand: a route that is missing here fails the
 * test. `anybody` is not looked up, a `guest` needs nothing, and `suspended` is a session that may
 * belong to a disabled account.
 */
const DOORS: Readonly<Record<string, string>> = {
  "anybody read": `getOembed getHealth getReadiness listSamples getTransparency
    downloadTakeout downloadPostExport getLegalPage`,
  "guest read":
    "getBanner listModels getSharedBoard getProfile listCollections getCollection getCreation getProvenance getFeed listComments listReplies streamComments listRemixes listSimilar recordImpressions getStoryOptions listChallenges getChallenge listChallengePlaces listChallengeExclusions getChallengeBundle",
  "suspended read":
    "getOwnSuspension listOwnRestrictions listProfileStatements listBoardStatements listCommentStatements listCollectionStatements",
  "suspended publish":
    "appealSuspension appealCreation appealProfile appealBoard appealComment appealCollection",
  "user read": `getMe getUsualRemixAudience getImprovement getWorkStandings listCreations getRestriction getGemBalance listGemEntries getAwards
    getShop getAppShop getRefundConsent listGifts getGiftAllowance getSubscriptions getSubscription listPurchases listOwnPayments getPurchase getGemReceipt getGemYear listNotifications getNotificationSettings getMailSettings getPushKey listStories getStory listUploads getUpload listBlocks listMutes listOwnCollections streamEvents`,
  "user create": `createQuote checkWords improveWords createCreation claimDaily createStory changeBoard undoBoard
    redoBoard workOnStory renderStory cancelStoryWork shareStory unshareStory deleteStory stateConsent
    removeUpload`,
  "user publish": `changeMe followPerson unfollowPerson chooseStreaks chooseAvatar removeAvatar changeCreation actOnCreation actOnCreations reportCreation reportPerson reportBoard
    writeComment editComment deleteComment approveComment removeComment setCommentMode setRemixAudience setUsualRemixAudience reportComment reportCollection blockPerson unblockPerson mutePerson unmutePerson pinWork unpinWork createCollection changeCollection deleteCollection collectWork uncollectWork inviteMember removeMember joinCollection
    likeCreation unlikeCreation readNotifications changeNotificationSettings changeMailSettings endPush closeBanner`,
  "own read": "getDeletion getTakeout getReauthentication",
  "own publish": "askDeletion callOffDeletion askForTakeout askPasskey answerPasskey",
  "session read":
    "listSessions listAccessTokens listOwnKeys listConnections listPosts listCalendar listBestTimes listPostDrafts getPostDraft getPost getPostExport listPostsOfWork listCampaigns showCampaign listCampaignSources listCampaignStories listReview showCampaignStory getConsent getSimulatedCheckout getPlanChange listOwnBallots",
  "session create": `drawReviews answerReview skipReview giveGems beginCheckout getAccountToken presentReceipt paySimulatedCheckout subscribe changePlan cancelSubscription
    keepSubscription openStorePage`,
  "session publish":
    "stateRefundConsent startPush giveConsent declineConsent endSession endOtherSessions issueAccessToken revokeAccessToken enterOwnKey removeOwnKey beginConnecting returnFromPlatform chooseAccounts disconnect savePostDraft deletePostDraft createPost checkPostRows movePost stopSeries postNow previewPost cancelPublication answerPublication postAgain withdrawPublication previewCampaignTargets createCampaign changeCampaign setCampaignState setCampaignApproval removeCampaignRule deleteCampaign addCampaignSource removeCampaignSource approveStory rejectStory renderStoryAgain skipStory retryCampaignStory enterChallenge withdrawEntry drawChallengePair castBallot",
  "moderator read": "listPasskeys",
  "moderator publish": `offerPasskey addPasskey removePasskey listPeople getPerson listCases leaseCase decideCase decideCases
    listUndoableDecisions undoDecisions listPersonCases decidePersonCase
    listBoardCases lookAtBoardCase leaseBoardCase decideBoardCase undoBoardDecision
    leasePersonCase undoPersonDecision listCommentCases decideCommentCase listCollectionCases decideCollectionCase listChallengeVoters listTalliedEntries getFraudReport excludeEntry excludeAuthor excludeVoter`,
  "admin publish": `listHolds lookAtHold fileHold lookAtPersonCase suspendPerson endSuspension denySuspensionAppeal correctGems listCorrections
    decideCorrection listAudit getWords tryWordEdit editWords listWordEdits revertWordEdit
    listAllChallenges createChallenge changeChallenge stepChallenge scheduleLargeChallenge listBanners putUpBanner takeDownBanner getStats
    listJobs retryJob cancelJob listDeadLetters retryLetter getCatalogue`,
  "owner read": "listServices getLanguageModel",
  "owner create": "orderTrial",
  "owner publish": `setPasskeyRule changeRole enterServiceKey enterServiceKeys removeServiceKey testServiceKey chooseLanguageModel
    chooseNoLanguageModel setBudget nameForHosted unnameForHosted getSwitches changeSwitches getScanLimits tryScanLimits setScanLimits invite revokeInvitation
    listPayments getPayment refundPayment giveMonth extendPlan getRevenue getCosts getStoreProducts listRefundInquiries listDifferences acknowledgeDifference getAwardDryRun`,
};
const doors = Object.entries(DOORS).flatMap(([group, names]) => {
  const [least, scope] = group.split(" ") as [Least, TokenScope];
  return names.split(/\s+/).map((name) => ({ name: name as RouteName, least, scope }));
});

/**
 * Sessions in order of their rights, a user whose account is disabled, and personal access tokens.
 */
const RANKS = { ada: "user", mira: "moderator", chiyo: "admin", olivia: "owner" } as const;
const SESSIONS = Object.keys(RANKS) as (keyof typeof RANKS)[];
const TOKENS = ["kin_read_ada", "kin_create_ada", "kin_publish_ada", "kin_olivia", "kin_mira"];
const ORDER: readonly Least[] = ["user", "moderator", "admin", "owner"];

/** Returns the expected refusal; null when the caller is admitted. */
function refusalOf(who: string | null, { least, scope }: (typeof doors)[number]): string | null {
  if (least === "anybody") return null;
  if (who === null) return least === "guest" ? null : "SIGN_IN_REQUIRED";
  if (who === "bruno") return least === "suspended" || least === "own" ? null : "ACCOUNT_DISABLED";
  if (who === "kin_bruno") return "ACCOUNT_DISABLED";
  const [, only] = /^kin_(read|create|publish)_/.exec(who) ?? [];
  if (only !== undefined && only !== scope) return "SCOPE_MISSING";
  if (least === "session" || least === "own") return who.startsWith("kin_") ? "SESSION_ONLY" : null;
  if (!ORDER.includes(least) || least === "user") return null;
  const rank = RANKS[who as keyof typeof RANKS] as Least | undefined;
  // Tokens have no role, whoever owns them.
  return rank && ORDER.indexOf(rank) >= ORDER.indexOf(least) ? null : "ROLE_MISSING";
}

const TURNED_AWAY = [
  "SIGN_IN_REQUIRED",
  "ACCOUNT_DISABLED",
  "SCOPE_MISSING",
  "ROLE_MISSING",
  "SESSION_ONLY",
];

/**
 * Calls a route with ids that do not exist. Returns the refusal of the guards; null when the
 * request passed them.
 */
async function knock(who: string | null, name: RouteName): Promise<string | null> {
  const { method, path, body }: Route = routes[name];
  const url = path.replace("{number}", "9999").replace(/\{\w+\}/g, "nothing");
  const key = `${who} ${name}`;
  const answer = await as(who)(method, url, body && method !== "GET" ? {} : undefined, key);
  return TURNED_AWAY.includes(answer.body?.code) ? answer.body.code : null;
}

/** Routes that require reauthentication, repeated by hand as well. */
const PROVED =
  `changeRole suspendPerson endSuspension correctGems decideCorrection enterServiceKey enterServiceKeys removeServiceKey setBudget
  lookAtHold fileHold lookAtPersonCase issueAccessToken askDeletion offerPasskey removePasskey setPasskeyRule refundPayment giveMonth extendPlan scheduleLargeChallenge`.split(
    /\s+/,
  );

test("requires reauthentication for roles, keys, corrections, suspensions, child abuse cases and account deletion", () => {
  const marked = Object.entries(routes as Record<string, Route>).flatMap(([name, route]) =>
    route.reauthentication ? [name] : [],
  );
  expect(marked.toSorted()).toEqual(PROVED.toSorted());
});

test("lists every route in the table", () => {
  expect(doors.map(({ name }) => name).toSorted()).toEqual(Object.keys(routes).toSorted());
});

test.each(doors)("opens $name to $least, and to tokens with the scope $scope", async (door) => {
  for (const who of [null, "bruno", "kin_bruno", ...SESSIONS, ...TOKENS]) {
    const expected = refusalOf(who, door);
    // The response would stay open until the client disconnects.
    if (door.name === "streamEvents" && expected === null) continue;
    expect([who, await knock(who, door.name)]).toEqual([who, expected]);
  }
});
