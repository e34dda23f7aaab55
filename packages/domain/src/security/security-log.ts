import type { PersonRole } from "@kinora/contracts/access/roles";
import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type {
  ReauthenticationFailure,
  ReauthenticationWay,
} from "@kinora/contracts/account/reauthentication";
import type { SignInError } from "@kinora/contracts/account/session";
import type { RefusalCode } from "@kinora/contracts/refusals";

/** Where a request came from. Never written as it is: the log tells addresses apart, no more. */
interface From {
  readonly address: string | null;
}

interface About {
  readonly userId: string;
}

/**
 * What an operator wants to look up after an attack, or a monitor to count. Ids and words of our own
 * only: no name, no e-mail address, no prompt, no credential.
 */
export type SecurityEntry =
  | ({ readonly event: "signed-in"; readonly provider: SignInProvider | null } & About & From)
  | ({ readonly event: "sign-in-failed"; readonly reason: SignInError | RefusalCode } & From)
  | ({ readonly event: "signed-out" } & About)
  /** A refresh credential that had been exchanged came back: somebody has a copy. The session was ended. */
  | ({ readonly event: "credential-reused"; readonly sessionId: string } & About & From)
  /** A second provider's subject was added to an account. */
  | ({ readonly event: "account-joined"; readonly provider: SignInProvider } & About & From)
  /** Somebody came with the verified address of an account and a subject that is not its own. */
  | ({ readonly event: "account-join-asked"; readonly provider: SignInProvider } & About & From)
  | ({ readonly event: "role-changed"; readonly role: PersonRole } & About)
  | ({ readonly event: "account-disabled" } & About)
  | ({ readonly event: "account-enabled" } & About)
  /** Somebody wants their account deleted, or keeps it. */
  | ({ readonly event: "deletion-asked" | "deletion-called-off" } & About)
  /** Somebody proved, or did not, that they are there, for one action. */
  | ({
      readonly event: "reauthenticated";
      readonly way: ReauthenticationWay;
      readonly action: string;
    } & About)
  | ({
      readonly event: "reauthentication-failed";
      readonly reason: ReauthenticationFailure;
      readonly action: string;
    } & About)
  | ({ readonly event: "passkey-added" | "passkey-removed" } & About)
  /** The counter of a passkey went back: somebody has a copy of it. */
  | ({ readonly event: "passkey-cloned"; readonly passkeyId: string } & About)
  /** The owner demands a passkey of the staff, or no longer. */
  | ({ readonly event: "passkey-rule-changed" } & About)
  | ({
      readonly event: "token-issued";
      readonly tokenId: string;
      readonly scopes: readonly TokenScope[];
    } & About)
  | ({ readonly event: "token-revoked"; readonly tokenId: string } & About)
  /** An owner entered or removed the key of a service. */
  | ({
      readonly event: "service-key-changed" | "own-key-changed";
      readonly service: string;
    } & About)
  /** An owner chose another language model; "none": nobody is asked any more. */
  | ({ readonly event: "language-model-chosen"; readonly service: string } & About)
  /** Somebody of the staff edited the lists of words, or took an edit back. */
  | ({ readonly event: "word-lists-changed"; readonly number: number } & About)
  /** Where the audit log ended: what was before it can be proved by that. */
  | { readonly event: "audit-head"; readonly number: number; readonly hash: string }
  /** 401 and 403 to somebody who showed a credential. */
  | ({
      readonly event: "refused";
      readonly reason: RefusalCode;
      readonly userId: string | null;
      readonly door: string;
    } & From)
  /** 429: more requests, orders or uploads than one person or one address may send. */
  | ({
      readonly event: "limited";
      readonly reason: RefusalCode;
      readonly userId: string | null;
      readonly door: string;
    } & From);

export type SecurityEvent = SecurityEntry["event"];

export interface SecurityLog {
  /** Returns at once and never fails: whatever becomes of the log, the request goes on. */
  record(entry: SecurityEntry): void;
}

/** What somebody outside can bring about as often as they like; the log counts it instead of a line each. */
export const COUNTED_EVENTS: ReadonlySet<SecurityEvent> = new Set([
  "sign-in-failed",
  "account-join-asked",
  "refused",
  "limited",
]);
