import type { PersonRole } from "@kinora/contracts/access/roles";
import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { PersonCase, ReportedProfile } from "@kinora/contracts/moderation/person-case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../account/viewer.ts";
import type { AvatarFile } from "../media/avatar-file.ts";
import type { CaseReport } from "./case.ts";
import type { NewReport } from "./report-store.ts";

export interface NewPersonReport
  extends Pick<NewReport, "reporterId" | "reason" | "note" | "weight" | "createdAt"> {
  readonly userId: string;
}

/** Reports about people. Each keeps what the profile showed then, until it is decided. */
export interface PersonReportStore {
  /**
   * Locks the person against other reports and decisions until the transaction ends.
   *
   * @returns whether the person exists; false once erased
   */
  lock(userId: string): Promise<boolean>;
  /** Returns null when the reporter already has an open report about this person. */
  add(report: NewPersonReport): Promise<{ readonly id: string } | null>;
  /** Returns what identifies what their profile shows now. */
  digest(userId: string): Promise<string>;
  /** Returns whether open reports hide the profile from others. */
  isHidden(userId: string): Promise<boolean>;
  /** Returns whether an earlier report of this reporter about this person was dismissed. */
  wasDismissed(userId: string, reporterId: string): Promise<boolean>;
  /** Returns the open reports. */
  open(userId: string): Promise<readonly Pick<NewReport, "reporterId" | "reason">[]>;
  /** Returns who made the open reports up to `until`. */
  reporters(userId: string, until: Date): Promise<readonly string[]>;
  /** Closes the open reports made up to the moment of the decision. */
  resolve(userId: string, as: "upheld" | "dismissed", decidedAt: Date): Promise<void>;
  /**
   * Reports the person to the admins as child abuse, with what this decision is about. It hides the
   * profile like any report of the staff.
   */
  refer(
    referral: Pick<NewPersonReport, "userId" | "reporterId" | "note" | "weight" | "createdAt"> & {
      readonly decisionId: string;
    },
  ): Promise<{ readonly id: string }>;
  /** Reverses the reports that were upheld at this moment, because the decision about them was. */
  reverse(userId: string, upheldAt: Date, now: Date): Promise<void>;
}

interface ProfileShown {
  readonly displayName: string;
  readonly bio: string;
  readonly avatar: Pick<AvatarFile, "hash" | "mimeType"> | null;
}

/** What a profile showed when it was reported. */
export type ProfileReported = ProfileShown & Pick<ReportedProfile, "handle">;

/** The content of a profile before it was taken down, and the name that replaced the old one. */
export interface KeptProfile {
  readonly displayName: string;
  readonly bio: string;
  /** Null when they had no picture of their own. */
  readonly avatar: AvatarFile | null;
  readonly nameSince: string;
  /** What it showed when it was reported, where that differs. */
  readonly reported: readonly ProfileReported[];
}

export interface ProfileDecision {
  readonly id: string;
  readonly userId: string;
  /** Null when the account of the person who decided was deleted. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly at: Date;
  /** True while it can still be undone. */
  readonly pending: boolean;
  /** Null once it has expired or an appeal was decided. */
  readonly kept: KeptProfile | null;
  readonly appeal: { readonly text: string; readonly at: Date; readonly state: AppealState } | null;
}

/** Takes profiles down and restores them. */
export interface ProfileDecisionStore {
  /**
   * Clears the bio, removes the picture and sets the name to the handle; keeps them, and what the
   * open reports are about. It can still be undone, and is no decision that its person sees. The
   * person must be locked.
   */
  takeDown(
    decision: Pick<ProfileDecision, "id" | "userId" | "byId" | "rule" | "note" | "at"> & {
      /** True when nobody may have the picture for as long as the decision stands. */
      readonly closes: boolean;
    },
    drawnPicture: string,
  ): Promise<void>;
  /** Makes what was taken down a decision that can't be undone. */
  settle(id: string): Promise<void>;
  /** Removes a decision that is not final. */
  undo(id: string): Promise<void>;
  /**
   * Removes a decision that is not final about an erased person, and what was kept of their account
   * for it; makes it final while a report keeps what they showed on legal hold.
   */
  undoOfErased(decision: Pick<ProfileDecision, "id" | "userId">, now: Date): Promise<void>;
  /**
   * Restores everything that the person has not changed since, except the picture of a work that the
   * staff has restricted; beneath what a later decision took down and may still be undone.
   */
  putBack(
    decision: Pick<ProfileDecision, "id" | "userId" | "kept">,
    pictureUrl: string | null,
    now: Date,
  ): Promise<void>;
  find(id: string): Promise<ProfileDecision | null>;
  /** Returns the decisions that are final, newest first. */
  of(userId: string, most: number): Promise<readonly ProfileDecision[]>;
  /** Returns whether what they show or showed may be child abuse, so that only admins see it. */
  isWithheld(userId: string, now: Date): Promise<boolean>;
  /** Returns whether the profile is hidden or taken down without a decision that is final. */
  isChecked(userId: string): Promise<boolean>;
  /** Returns the decision whose appeal has waited longest. */
  appealed(userId: string): Promise<ProfileDecision | null>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  /** Decides the appeal and deletes the kept content, unless it is on legal hold. */
  decideAppeal(id: string, granted: boolean, now: Date): Promise<void>;
}

/** A person whose profile waits for a staff decision. */
export interface PersonCaseFound
  extends Pick<PersonCase, "of" | "version" | "strikes" | "restricted"> {
  readonly person: {
    readonly id: string;
    readonly handle: string;
    readonly role: PersonRole;
    readonly joinedAt: Date;
  };
  readonly shows: ProfileReported;
  readonly reported: readonly ProfileReported[];
  /**
   * True when it may show child abuse, or has pictures while anything that the person showed may:
   * they are shown by `lookAtPersonCase` alone.
   */
  readonly withheld: boolean;
  readonly reports: readonly CaseReport[];
  readonly appeal: {
    readonly text: string;
    readonly at: Date;
    readonly rule: FlagReason;
    readonly note: string;
    readonly stood: ProfileShown | null;
  } | null;
  readonly since: Date;
}

export interface PersonCaseReader {
  /** Severe reasons first, then appeals, then by weight, then the longest waiting. */
  list(query: {
    readonly viewer: Viewer;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly PersonCaseFound[]>;
  count(viewer: Viewer, now: Date): Promise<number>;
}
