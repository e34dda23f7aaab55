import type { BallotReceipt, ChainedBallot } from "@kinora/contracts/challenge/audit-bundle";
import type { ChallengeState } from "@kinora/contracts/challenge/challenge-vocabulary";
import type { DuePage } from "../each-due.ts";
import type { Position } from "../position.ts";
import type { ChallengeFraudStore } from "./challenge-fraud-store.ts";
import type {
  CastBallot,
  ChallengePatch,
  ChallengeRecord,
  EnrolledVoter,
  EntryRecord,
  ExclusionRecord,
  ListedChallenge,
  NoticeRecord,
  PairRecord,
  PrizeRecord,
  RewardRecord,
  StandingEntry,
} from "./challenge-record.ts";
import type { PairableEntry } from "./draw-pair.ts";

interface Page {
  readonly before: Position | null;
  readonly most: number;
}

export interface ChallengeCounts {
  /** Entries that were neither withdrawn nor excluded. */
  readonly entries: number;
  readonly ballots: number;
}

export interface ChallengeStore {
  /** Returns false when the day has a challenge, or the key was used. */
  add(
    challenge: ChallengeRecord,
    request: { readonly key: string; readonly digest: string } | null,
  ): Promise<boolean>;
  findRequest(
    userId: string,
    key: string,
  ): Promise<{ readonly id: string; readonly digest: string } | null>;
  find(id: string): Promise<ChallengeRecord | null>;
  findDay(day: string): Promise<{ readonly id: string } | null>;
  /** Locks a challenge until the transaction ends: every change of it, its entries and its chain. */
  lock(id: string): Promise<ChallengeRecord | null>;
  change(id: string, patch: ChallengePatch): Promise<void>;
  /** The latest opening first. */
  list(
    page: Page & { readonly state: ChallengeState | null; readonly withDrafts: boolean },
  ): Promise<readonly ListedChallenge[]>;
  countsOf(ids: readonly string[]): Promise<ReadonlyMap<string, ChallengeCounts>>;
  /** Ids of challenges that the clock must look at. */
  dueAfter(now: Date, page: DuePage): Promise<readonly string[]>;
  /** Ids of challenges in which people vote and strengths are older than `ballots` ballots. */
  unfitted(ballots: number, page: DuePage): Promise<readonly string[]>;
  noteFitted(id: string, number: number): Promise<void>;
}

export interface ChallengeEntryStore {
  /** Its challenge must be locked. */
  add(entry: EntryRecord): Promise<void>;
  find(id: string): Promise<EntryRecord | null>;
  /** All of a person, the first first. */
  ofPerson(challengeId: string, userId: string): Promise<readonly EntryRecord[]>;
  /** All that were not withdrawn, in the order of submission. */
  all(challengeId: string): Promise<readonly StandingEntry[]>;
  findAll(ids: readonly string[]): Promise<readonly StandingEntry[]>;
  /** What can be shown: neither withdrawn nor excluded, its work public; `author` is the number. */
  pairable(challengeId: string): Promise<readonly PairableEntry[]>;
  change(
    id: string,
    patch: Partial<
      Pick<EntryRecord, "slot" | "submittedAt" | "withdrawnAt" | "excludedAt" | "exclusion">
    >,
  ): Promise<void>;
  countCompared(ids: readonly string[]): Promise<void>;
  setStrengths(strengths: ReadonlyMap<string, number>): Promise<void>;
  /** Entries and voters with statements, in the order of their exclusion. */
  listExclusions(challengeId: string, page: Page): Promise<readonly ExclusionRecord[]>;
}

export interface VoterSummary {
  readonly ballots: number;
  readonly valid: number;
  readonly left: number;
  /** Median. */
  readonly elapsed: number;
}

export interface ChallengeVoteStore {
  /** Finds or adds a voter, and locks them until the transaction ends. */
  lockVoter(voter: EnrolledVoter): Promise<EnrolledVoter>;
  voterOf(challengeId: string, userId: string): Promise<EnrolledVoter | null>;
  voters(challengeId: string): Promise<readonly EnrolledVoter[]>;
  listVoters(
    challengeId: string,
    page: { readonly after: string; readonly most: number },
  ): Promise<readonly (EnrolledVoter & VoterSummary)[]>;
  /** Returns false when there is no such voter. */
  excludeVoter(challengeId: string, voter: string, statement: string, at: Date): Promise<boolean>;
  /** Pairs that somebody was shown, the first first. */
  pairs(challengeId: string, voter: string): Promise<readonly PairRecord[]>;
  addPair(pair: PairRecord): Promise<void>;
  /** Only of this person. */
  findPair(id: string, userId: string): Promise<PairRecord | null>;
  changePair(
    id: string,
    patch: Partial<Pick<PairRecord, "shownAt" | "choice" | "ballot">>,
  ): Promise<void>;
  /** Its challenge must be locked. */
  addBallot(challengeId: string, ballot: CastBallot): Promise<void>;
  findBallot(challengeId: string, number: number): Promise<ChainedBallot | null>;
  ballots(challengeId: string): Promise<readonly ChainedBallot[]>;
  /** Of each ballot, by its number, the milliseconds between the pair and the answer. */
  elapsed(challengeId: string): Promise<ReadonlyMap<number, number>>;
  countValid(challengeId: string, voter: string): Promise<number>;
  listReceipts(
    challengeId: string,
    voter: string,
    page: { readonly after: number; readonly most: number },
  ): Promise<readonly BallotReceipt[]>;
}

/** A prize that is settled: paid, or not because the account is erased. */
export interface PrizePayment {
  readonly challengeId: string;
  readonly prize: PrizeRecord;
  /** Null when the gems go back. */
  readonly receiptId: string | null;
  readonly key: string;
  readonly now: Date;
}

/** The escrow of a challenge, and what is paid of it. Its challenge must be locked. */
export interface ChallengePurse {
  /** Moves gems from promo into the escrow; a key does so once. */
  escrow(challengeId: string, gems: number, key: string, now: Date): Promise<void>;
  /** Moves gems back; a key does so once. */
  giveBack(challengeId: string, gems: number, key: string, now: Date): Promise<void>;
  /** Gems that are still in escrow. */
  left(challengeId: string): Promise<number>;
  addPrizes(challengeId: string, prizes: readonly PrizeRecord[]): Promise<void>;
  addRewards(challengeId: string, rewards: readonly RewardRecord[]): Promise<void>;
  addNotices(notices: readonly NoticeRecord[]): Promise<void>;
  /** Ids of notices that nobody was told yet. */
  untold(page: DuePage): Promise<readonly string[]>;
  /** Locks a notice that was not told; null when it was, or another transaction is at it. */
  lockNotice(id: string): Promise<NoticeRecord | null>;
  noteTold(id: string, now: Date): Promise<void>;
  /** A prize of somebody that is not settled. */
  openPrize(challengeId: string, userId: string): Promise<PrizeRecord | null>;
  settlePrize(payment: PrizePayment): Promise<void>;
  /** Prizes of accounts that were erased before they were paid. */
  ownerless(challengeId: string): Promise<readonly PrizeRecord[]>;
  /** Ids of challenges that have some. */
  withOwnerless(page: DuePage): Promise<readonly string[]>;
  openReward(challengeId: string, userId: string): Promise<RewardRecord | null>;
  settleReward(
    challengeId: string,
    userId: string,
    paid: { readonly gems: number; readonly receiptId: string | null; readonly now: Date },
  ): Promise<void>;
  /** Gems that somebody was given for ballots on a UTC day. */
  voteGemsOn(userId: string, day: string): Promise<number>;
  voteGemsOf(challengeId: string, userId: string): Promise<number | null>;
}

export interface ChallengeStores {
  readonly challengeFraud: ChallengeFraudStore;
  readonly challenges: ChallengeStore;
  readonly challengeEntries: ChallengeEntryStore;
  readonly challengeVotes: ChallengeVoteStore;
  readonly challengePurse: ChallengePurse;
}
