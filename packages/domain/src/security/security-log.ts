import type { PersonRole } from "@kinora/contracts/access/roles";
import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import type { TokenScope } from "@kinora/contracts/access/token-scopes";
import type {
  ReauthenticationFailure,
  ReauthenticationWay,
} from "@kinora/contracts/account/reauthentication";
import type { SignInError } from "@kinora/contracts/account/session";
import type { OuterPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { RefusalCode } from "@kinora/contracts/refusals";

/** Origin of a request. The log stores it only in a form that distinguishes addresses. */
interface From {
  readonly address: string | null;
}

interface About {
  readonly userId: string;
}

/**
 * Events for an operator to look up after an attack, or for a monitor to count. They contain ids
 * and our own words only: no name, email address, prompt or credential.
 */
export type SecurityEntry =
  | ({ readonly event: "signed-in"; readonly provider: SignInProvider | null } & About & From)
  | ({ readonly event: "sign-in-failed"; readonly reason: SignInError | RefusalCode } & From)
  | ({ readonly event: "signed-out" } & About)
  /**
   * An exchanged refresh credential was presented again, so a copy exists. The session was ended.
   */
  | ({ readonly event: "credential-reused"; readonly sessionId: string } & About & From)
  /** A second provider identity was added to an account. */
  | ({ readonly event: "account-joined"; readonly provider: SignInProvider } & About & From)
  /**
   * A user signed in with the verified address of an existing account but with a different provider
   * identity.
   */
  | ({ readonly event: "account-join-asked"; readonly provider: SignInProvider } & About & From)
  | ({ readonly event: "role-changed"; readonly role: PersonRole } & About)
  | ({ readonly event: "account-disabled" } & About)
  | ({ readonly event: "account-enabled" } & About)
  /** A user scheduled the deletion of their account, or cancelled it. */
  | ({ readonly event: "deletion-asked" | "deletion-called-off" } & About)
  /** A user reauthenticated for one action, or failed to. */
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
  /** The counter of a passkey went backwards, so a copy exists. */
  | ({ readonly event: "passkey-cloned"; readonly passkeyId: string } & About)
  /** The passkey requirement for the staff was turned on or off. */
  | ({ readonly event: "passkey-rule-changed" } & About)
  | ({
      readonly event: "token-issued";
      readonly tokenId: string;
      readonly scopes: readonly TokenScope[];
    } & About)
  | ({ readonly event: "token-revoked"; readonly tokenId: string } & About)
  /** An owner changed the key of a service, or a user their own key. */
  | ({
      readonly event: "service-key-changed" | "own-key-changed";
      readonly service: string;
    } & About)
  /** A user connected an account at a social platform, or disconnected it. */
  | ({
      readonly event: "platform-connected" | "platform-disconnected";
      readonly service: OuterPlatform;
    } & About)
  /** An owner chose another language model; "none" when it was removed. */
  | ({ readonly event: "language-model-chosen"; readonly service: string } & About)
  /** A staff member edited the word lists or reverted an edit. */
  | ({ readonly event: "word-lists-changed"; readonly number: number } & About)
  /** The end of the audit log, which proves everything before it. */
  | { readonly event: "audit-head"; readonly number: number; readonly hash: string }
  /** 401 and 403 responses to requests with a credential. */
  | ({
      readonly event: "refused";
      readonly reason: RefusalCode;
      readonly userId: string | null;
      readonly door: string;
    } & From)
  /** 429 responses: a person or address exceeded its limit of requests, orders or uploads. */
  | ({
      readonly event: "limited";
      readonly reason: RefusalCode;
      readonly userId: string | null;
      readonly door: string;
    } & From);

export type SecurityEvent = SecurityEntry["event"];

export interface SecurityLog {
  /** Returns immediately and never fails, so logging problems do not affect the request. */
  record(entry: SecurityEntry): void;
}

/**
 * Events that outsiders can trigger at will; the log counts them instead of writing a line for
 * each.
 */
export const COUNTED_EVENTS: ReadonlySet<SecurityEvent> = new Set([
  "sign-in-failed",
  "account-join-asked",
  "refused",
  "limited",
]);
