import type { SignUps } from "@kinora/contracts/access/sign-ups";
import { INVITATION_DAYS, INVITATIONS_MAX } from "@kinora/contracts/switch/switch";
import type { AppendAudit } from "../audit/audit-log.ts";
import { Refusal } from "../refusal.ts";

const DAY = 24 * 60 * 60_000;

export interface KeptInvitation {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Handle of the user; null when unused or the account was deleted. */
  readonly usedBy: string | null;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

export interface InvitationStore {
  /** Newest first. */
  list(most: number): Promise<readonly KeptInvitation[]>;
  /** Counts unused invitations, and serialises their creation until the transaction ends. */
  countWaiting(now: Date): Promise<number>;
  add(one: {
    readonly id: string;
    readonly codeHash: string;
    readonly by: string;
    readonly now: Date;
    readonly expiresAt: Date;
  }): Promise<void>;
  /** Returns false when there is no such unused invitation. */
  revoke(id: string, now: Date): Promise<boolean>;
  /**
   * Claims an unused invitation for this person. One whose earlier claimant never completed the
   * sign-up counts as unused. Returns false when it is not available.
   */
  claim(codeHash: string, userId: string, now: Date): Promise<boolean>;
}

interface InvitationStores {
  readonly invitations: InvitationStore;
  readonly audit: AppendAudit;
}

interface Ports {
  readonly transact: <T>(work: (stores: InvitationStores) => Promise<T>) => Promise<T>;
}

interface ByWhom {
  readonly id: string;
  readonly actorId: string;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Creates an invitation for one person.
 *
 * @returns when it expires
 * @throws Refusal TOO_MANY_INVITATIONS
 */
export async function invite(
  { transact }: Ports,
  { codeHash, ...by }: ByWhom & { readonly codeHash: string },
): Promise<Date> {
  const { id, actorId, now } = by;
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY);
  await transact(async ({ invitations, audit }) => {
    if ((await invitations.countWaiting(now)) >= INVITATIONS_MAX)
      throw new Refusal("TOO_MANY_INVITATIONS");
    await invitations.add({ id, codeHash, by: actorId, now, expiresAt });
    await audit({ ...lineOf(by), action: "invitation.made" });
  });
  return expiresAt;
}

/**
 * Revokes an invitation. @throws Refusal INVITATION_NOT_FOUND when it is used, expired or does not
 * exist
 */
export async function revokeInvitation({ transact }: Ports, by: ByWhom): Promise<void> {
  await transact(async ({ invitations, audit }) => {
    if (!(await invitations.revoke(by.id, by.now))) throw new Refusal("INVITATION_NOT_FOUND");
    await audit({ ...lineOf(by), action: "invitation.revoked" });
  });
}

/** Returns why a new person may not sign up; null when they may. */
export async function refuseNewcomer(
  { invitations }: { readonly invitations: Pick<InvitationStore, "claim"> },
  input: {
    readonly signUps: SignUps;
    readonly userId: string;
    /** Hash of their invitation code; null when they have none. */
    readonly codeHash: string | null;
    readonly now: Date;
  },
): Promise<"SIGN_UPS_CLOSED" | "INVITATION_NEEDED" | null> {
  const { signUps, userId, codeHash, now } = input;
  switch (signUps) {
    case "open":
      return null;
    case "closed":
      return "SIGN_UPS_CLOSED";
    case "invitation": {
      const claimed = codeHash !== null && (await invitations.claim(codeHash, userId, now));
      return claimed ? null : "INVITATION_NEEDED";
    }
  }
}

const lineOf = ({ id, actorId, requestId, now }: ByWhom) => ({
  ...{ actorId, requestId, at: now, reason: "", before: {}, after: {} },
  subject: { noun: "invitation", id },
});
