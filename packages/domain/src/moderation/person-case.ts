import type { PersonRole } from "@kinora/contracts/access/roles";
import type { AppealState } from "@kinora/contracts/moderation/appeal";
import type { PersonCase } from "@kinora/contracts/moderation/person-case";
import type { FlagReason } from "@kinora/contracts/moderation/report";
import type { Viewer } from "../creation/creation-visibility.ts";
import type { AvatarFile } from "../media/avatar-file.ts";
import type { CaseReport } from "./case.ts";
import type { NewReport } from "./report-store.ts";

export interface NewPersonReport
  extends Pick<NewReport, "reporterId" | "reason" | "note" | "weight" | "createdAt"> {
  readonly userId: string;
}

/** Reports of people. */
export interface PersonReportStore {
  /**
   * Whoever else reports or decides about this person waits until the transaction ends.
   *
   * @returns whether there is such a person; nobody is who was erased
   */
  lock(userId: string): Promise<boolean>;
  /** null when the reporter has an open report of this person. */
  add(report: NewPersonReport): Promise<{ readonly id: string } | null>;
  /** What this reporter said of this person before came to nothing. */
  wasDismissed(userId: string, reporterId: string): Promise<boolean>;
  /** Those that are open. */
  open(userId: string): Promise<readonly Pick<NewReport, "reporterId" | "reason">[]>;
  resolve(userId: string, as: "upheld" | "dismissed", now: Date): Promise<void>;
}

/** What stood on a profile before it was taken down, and the name that was put there. */
export interface KeptProfile {
  readonly displayName: string;
  readonly bio: string;
  /** null: none of their own. */
  readonly avatar: AvatarFile | null;
  readonly nameSince: string;
}

export interface ProfileDecision {
  readonly id: string;
  readonly userId: string;
  /** Null: somebody whose account is gone. */
  readonly byId: string | null;
  readonly rule: FlagReason;
  readonly note: string;
  readonly at: Date;
  /** Null: its time is over, or an appeal was decided. */
  readonly kept: KeptProfile | null;
  readonly appeal: { readonly text: string; readonly at: Date; readonly state: AppealState } | null;
}

/** A profile that is taken down, and comes back. */
export interface ProfileDecisionStore {
  /** Of a person who is locked: the bio is emptied, the picture goes, the name is the handle. */
  takeDown(
    decision: Pick<ProfileDecision, "id" | "userId" | "byId" | "rule" | "note" | "at">,
    drawnPicture: string,
  ): Promise<void>;
  /** Whatever its person has not written anew since is as it was. */
  putBack(
    decision: Pick<ProfileDecision, "userId" | "kept">,
    pictureUrl: string | null,
    now: Date,
  ): Promise<void>;
  find(id: string): Promise<ProfileDecision | null>;
  /** Newest first. */
  of(userId: string, most: number): Promise<readonly ProfileDecision[]>;
  /** The one whose appeal waits longest. */
  appealed(userId: string): Promise<ProfileDecision | null>;
  addAppeal(id: string, text: string, now: Date): Promise<void>;
  /** What was kept for it goes. */
  decideAppeal(id: string, granted: boolean, now: Date): Promise<void>;
}

interface ProfileShown {
  readonly displayName: string;
  readonly bio: string;
  readonly avatar: Pick<AvatarFile, "hash" | "mimeType"> | null;
}

/** A person who waits for a decision of the staff. */
export interface PersonCaseFound extends Pick<PersonCase, "of" | "strikes" | "restricted"> {
  readonly person: {
    readonly id: string;
    readonly handle: string;
    readonly role: PersonRole;
    readonly joinedAt: Date;
  };
  readonly shows: ProfileShown;
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
  /** Severe reasons first, then appeals, then what weighs more, then what waits longest. */
  list(query: {
    readonly viewer: Viewer;
    readonly most: number;
    readonly now: Date;
  }): Promise<readonly PersonCaseFound[]>;
  count(viewer: Viewer): Promise<number>;
}
