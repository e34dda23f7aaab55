import { z } from "zod";
import { pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { auditBundle } from "./audit-bundle.ts";
import {
  challenge,
  challengeChange,
  challengeExclusionPage,
  challengePage,
  challengePlacePage,
  challengeQuery,
  challengeStepOrder,
  exclusionOrder,
  largeScheduleOrder,
  newEntry,
  ownEntry,
  shownChallenge,
  talliedPage,
} from "./challenge.ts";
import { challengeSettings } from "./challenge-settings.ts";
import {
  ballotAnswer,
  ballotOrder,
  ballotReceiptPage,
  challengeVoterPage,
  nextPair,
} from "./challenge-vote.ts";
import { shownFraudReport } from "./fraud-report.ts";

const id = z.object({ id: z.string().min(1).max(64) });
const READS = {
  access: "optional",
  scope: "read",
  method: "GET",
  rate: "read",
  status: 200,
} as const;
const OWN = { access: "signed-in", sessionOnly: true } as const;
const TAKES_PART = {
  ...OWN,
  scope: "publish",
  method: "POST",
  rate: "write",
  status: 200,
} as const;
const CHANGES = { scope: "publish", method: "POST", rate: "write", status: 200 } as const;
const STAFF = { ...CHANGES, access: "signed-in" } as const;
const ADMIN = { ...STAFF, role: "admin" } as const;
const MODERATOR = { ...STAFF, role: "moderator" } as const;
const FOUND = "CHALLENGE_NOT_FOUND";
const STATE = "CHALLENGE_STATE";

/** Challenges: entries, the vote and the result, and what staff do about them. */
export const challengeRoutes = {
  listChallenges: defineRoute({
    ...{ ...READS, path: "/api/challenges", summary: "Challenges, the latest opening first" },
    ...{ query: challengeQuery, answer: challengePage, refusals: [] },
  }),
  getChallenge: defineRoute({
    ...{ ...READS, path: "/api/challenges/{id}" },
    summary: "A challenge, and what one has done in it",
    ...{ params: id, answer: shownChallenge, refusals: [FOUND] },
  }),
  listChallengePlaces: defineRoute({
    ...{ ...READS, path: "/api/challenges/{id}/places", summary: "The result, the best first" },
    ...{ params: id, query: pageQuery, answer: challengePlacePage, refusals: [FOUND, STATE] },
  }),
  listChallengeExclusions: defineRoute({
    ...{ ...READS, path: "/api/challenges/{id}/exclusions" },
    summary: "Entries and voters that were left out of the result, with statements",
    ...{ params: id, query: pageQuery, answer: challengeExclusionPage, refusals: [FOUND, STATE] },
  }),
  getChallengeBundle: defineRoute({
    ...{ ...READS, rate: "bulk", path: "/api/challenges/{id}/bundle" },
    summary: "Everything that is needed to recompute the result",
    ...{ params: id, answer: auditBundle, refusals: [FOUND, STATE] },
  }),
  enterChallenge: defineRoute({
    ...{ ...TAKES_PART, path: "/api/challenges/{id}/entries", status: 201 },
    summary: "Enter a work; entering it again answers the same",
    ...{ params: id, body: newEntry, answer: ownEntry },
    refusals: [FOUND, STATE, "CREATION_NOT_FOUND", "CHALLENGE_FULL", "ENTRIES_FULL", "ENTRY_UNFIT"],
  }),
  withdrawEntry: defineRoute({
    ...{ ...TAKES_PART, method: "DELETE", path: "/api/challenge-entries/{id}" },
    summary: "Withdraw an entry before voting begins",
    ...{
      params: id,
      answer: ownEntry,
      refusals: ["CHALLENGE_ENTRY_NOT_FOUND", STATE, "ENTRY_EXCLUDED"],
    },
  }),
  drawChallengePair: defineRoute({
    ...{ ...TAKES_PART, path: "/api/challenges/{id}/pairs" },
    summary: "The next pair to compare; one that waits for an answer is shown again",
    ...{ params: id, answer: nextPair, refusals: [FOUND, STATE] },
  }),
  castBallot: defineRoute({
    ...{ ...TAKES_PART, path: "/api/challenge-pairs/{id}/ballot" },
    summary: "Answer a pair, once; the same answer again returns the same receipt",
    ...{ params: id, body: ballotOrder, answer: ballotAnswer },
    refusals: ["CHALLENGE_PAIR_NOT_FOUND", STATE, "PAIR_ANSWERED", "PAIR_EXPIRED"],
  }),
  listOwnBallots: defineRoute({
    ...{ ...TAKES_PART, method: "GET", scope: "read", rate: "read" },
    ...{ path: "/api/challenges/{id}/ballots", summary: "Receipts of one's own ballots" },
    ...{ params: id, query: pageQuery, answer: ballotReceiptPage, refusals: [FOUND] },
  }),
  listAllChallenges: defineRoute({
    ...{ ...ADMIN, method: "GET", rate: "read", path: "/api/admin/challenges" },
    summary: "Challenges with drafts, the latest opening first",
    ...{ query: challengeQuery, answer: challengePage, refusals: [] },
  }),
  createChallenge: defineRoute({
    ...{ ...ADMIN, path: "/api/admin/challenges", status: 201, idempotent: true },
    summary: "Write the draft of a challenge",
    ...{ body: challengeSettings, answer: challenge },
    refusals: ["IDEMPOTENCY_KEY_REUSED", "CHALLENGE_COVER_UNFIT"],
  }),
  changeChallenge: defineRoute({
    ...{ ...ADMIN, method: "PUT", path: "/api/admin/challenges/{id}", summary: "Change a draft" },
    ...{ params: id, body: challengeChange, answer: challenge },
    refusals: [FOUND, STATE, "CHALLENGE_CHANGED", "CHALLENGE_COVER_UNFIT"],
  }),
  stepChallenge: defineRoute({
    ...{ ...ADMIN, path: "/api/admin/challenges/{id}/steps" },
    summary: "Schedule, revise, cancel, complete or rank a challenge again",
    ...{ params: id, body: challengeStepOrder, answer: challenge },
    refusals: [FOUND, STATE, "CHALLENGE_TOO_LATE", "CHALLENGE_UNSIGNED", "CHALLENGE_POOL_UNPROVEN"],
  }),
  scheduleLargeChallenge: defineRoute({
    ...ADMIN,
    reauthentication: true,
    path: "/api/admin/challenges/{id}/schedule",
    summary: "Schedule a challenge with a pool that takes a fresh sign-in",
    ...{ params: id, body: largeScheduleOrder, answer: challenge },
    refusals: [FOUND, STATE, "CHALLENGE_TOO_LATE", "CHALLENGE_UNSIGNED", "CHALLENGE_CHANGED"],
  }),
  listTalliedEntries: defineRoute({
    ...{ ...MODERATOR, method: "GET", rate: "read", path: "/api/admin/challenges/{id}/entries" },
    summary: "Entries with their places, the best first, then those that were left out",
    ...{ params: id, query: pageQuery, answer: talliedPage, refusals: [FOUND, STATE] },
  }),
  listChallengeVoters: defineRoute({
    ...{ ...MODERATOR, method: "GET", rate: "read", path: "/api/admin/challenges/{id}/voters" },
    summary: "Voters by number, with how they voted",
    ...{ params: id, query: pageQuery, answer: challengeVoterPage, refusals: [FOUND, STATE] },
  }),
  excludeEntry: defineRoute({
    ...{ ...MODERATOR, path: "/api/admin/challenge-entries/{id}/exclude" },
    summary: "Leave an entry out, with a statement that is published",
    ...{ params: id, body: exclusionOrder, answer: null, status: 204 },
    refusals: ["CHALLENGE_ENTRY_NOT_FOUND", STATE, "OWN_CHALLENGE"],
  }),
  getFraudReport: defineRoute({
    ...{ ...MODERATOR, method: "GET", rate: "read", path: "/api/admin/challenges/{id}/report" },
    summary: "Groups of voters who seem to have agreed on something, as of the latest ranking",
    ...{ params: id, answer: shownFraudReport, refusals: [FOUND, STATE] },
  }),
  excludeAuthor: defineRoute({
    ...{ ...MODERATOR, path: "/api/admin/challenges/{id}/authors/{author}/exclude" },
    summary: "Leave all entries of an author out, with a statement that is published",
    params: id.extend({ author: z.string().min(1).max(64) }),
    ...{ body: exclusionOrder, answer: null, status: 204 },
    refusals: [FOUND, "CHALLENGE_AUTHOR_NOT_FOUND", STATE, "OWN_CHALLENGE"],
  }),
  excludeVoter: defineRoute({
    ...{ ...MODERATOR, path: "/api/admin/challenges/{id}/voters/{voter}/exclude" },
    summary: "Leave a voter's ballots out, with a statement that is published",
    params: id.extend({ voter: z.string().min(1).max(64) }),
    ...{ body: exclusionOrder, answer: null, status: 204 },
    refusals: [FOUND, "CHALLENGE_VOTER_NOT_FOUND", STATE, "OWN_CHALLENGE"],
  }),
} as const;
