import type {
  OuterPlatform,
  PublicationFailureClass,
  PublicationFailureCode,
  SignInFlavour,
  TikTokAudience,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { OfferedAccount, PlatformConnection, PlatformTokens } from "./platform-connection.ts";
import type { OrderedPublication } from "./publication.ts";

/** Why a platform did not do something. */
export interface PublicationFailure {
  readonly class: PublicationFailureClass;
  readonly code: PublicationFailureCode;
  /** The platform's own code, for staff; its words are never shown as ours. */
  readonly platformCode: string | null;
  /** Earliest time for another attempt; null when the platform does not say. */
  readonly retryAt: Date | null;
}

/** Something that did not happen. */
export interface PlatformFailed {
  readonly kind: "failed";
  readonly failure: PublicationFailure;
}

/** The page on which somebody signs in and agrees. */
export interface ConnectRequest {
  readonly redirectUri: string;
  readonly state: string;
  /** PKCE verifier, kept until the person returns. */
  readonly verifier: string;
}

/** What somebody returned with. */
export interface ConnectReturn extends Omit<ConnectRequest, "state"> {
  readonly code: string;
}

export type ConnectOutcome =
  | { readonly kind: "connected"; readonly accounts: readonly OfferedAccount[] }
  | PlatformFailed;

export type TokenRefreshOutcome =
  | { readonly kind: "refreshed"; readonly tokens: PlatformTokens }
  /** There is nothing to refresh: the token does not expire, or it is too young. */
  | { readonly kind: "unchanged" }
  | PlatformFailed;

/** What a platform allows an account at the moment. */
export interface PlatformTerms {
  /** Posts that may still be published; null when the platform does not say. */
  readonly postsLeft: number | null;
  /** Longest film in seconds; null when the account has no limit of its own. */
  readonly longestSeconds: number | null;
  /** What the creator's own settings offer; null where a platform has none. */
  readonly creator: {
    readonly name: string;
    readonly audiences: readonly TikTokAudience[];
    readonly allowsComments: boolean;
    readonly allowsDuets: boolean;
    readonly allowsStitches: boolean;
  } | null;
}

export type PreflightOutcome =
  | { readonly kind: "answered"; readonly terms: PlatformTerms }
  | PlatformFailed;

/**
 * What is needed to go on with a publication, and to ask about it after the irreversible call: an
 * opaque text. It may hold an address that anybody can upload to, so it is kept as tokens are.
 */
export type PublicationHandle = string;

export type PrepareOutcome =
  /** Stored, it lets the next call go on where this one ended. */
  | {
      readonly kind: "working";
      readonly handle: PublicationHandle;
      readonly afterMilliseconds: number;
    }
  /** Only the irreversible call is left. The handle is stored before it is made. */
  | { readonly kind: "ready"; readonly handle: PublicationHandle }
  /** With a handle when a later call can go on; otherwise it begins anew. */
  | (PlatformFailed & { readonly handle: PublicationHandle | null });

/** A post at the platform. */
export interface PublishedPost {
  /** Null when it is there and the platform does not tell its id, or not yet. */
  readonly id: string | null;
  readonly url: string | null;
  /** As the platform says it is, whatever was asked for; null when it does not say. */
  readonly visibility: string | null;
}

export type CommitOutcome =
  | { readonly kind: "done"; readonly post: PublishedPost }
  /** Certainly not posted. It is prepared again with this handle, or anew when there is none. */
  | {
      readonly kind: "refused";
      readonly failure: PublicationFailure;
      readonly handle: PublicationHandle | null;
    }
  /** It may be posted: the only thing to do is ask. */
  | { readonly kind: "unknown"; readonly afterMilliseconds: number };

export type StandingOutcome =
  | { readonly kind: "done"; readonly post: PublishedPost }
  /** The platform took it and is not finished. */
  | { readonly kind: "pending"; readonly afterMilliseconds: number }
  /**
   * Not posted; it may be prepared and committed again with the same handle, of which no second
   * post can come. When it is not certain, the platform may only be late in saying so: a failure
   * that follows does not prove that nothing is there.
   */
  | { readonly kind: "absent"; readonly isCertain: boolean }
  /** Certainly not posted, and this handle never will be. */
  | PlatformFailed
  /** Cannot be told: at the moment, or, when the failure is of the class `unknown`, by asking. */
  | { readonly kind: "unknown"; readonly failure: PublicationFailure };

export type WithdrawOutcome =
  /** Gone; also when it was gone before. */
  | { readonly kind: "withdrawn" }
  /** The platform has no call for it: the person does it there. */
  | { readonly kind: "by hand" }
  | PlatformFailed;

export interface PostFigures {
  /** Null where the platform does not count, or does not tell. */
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
}

export type MeasureOutcome =
  | {
      readonly kind: "measured";
      readonly figures: PostFigures;
      /** What became of it since; a post that is removed later was posted all the same. */
      readonly condition: "live" | "processing" | "removed";
      /** The platform's own word for why it was removed. */
      readonly reason: string | null;
      /** Null when it does not tell. */
      readonly url: string | null;
    }
  | PlatformFailed;

/** What came of writing a comment. */
export type CommentOutcome =
  | { readonly kind: "done" }
  /** Certainly not there. */
  | { readonly kind: "refused"; readonly failure: PublicationFailure }
  /** It may be there: the only thing to do is ask. */
  | { readonly kind: "unknown" };

/** Whether a comment is there; what is not certain to be absent may only be listed late. */
export type OwnCommentFound =
  | { readonly kind: "there" }
  | { readonly kind: "absent"; readonly isCertain: boolean }
  | PlatformFailed;

/** Comments under one's own posts. */
export interface OwnComments {
  /** Writes one, which cannot be undone by asking again. */
  readonly write: (own: OwnPost, text: string) => Promise<CommentOutcome>;
  /** Asks whether the account itself wrote these words there; changes nothing. */
  readonly find: (own: OwnPost, text: string) => Promise<OwnCommentFound>;
}

export type DisconnectOutcome =
  /** The token is of no use to anybody any more. */
  | { readonly kind: "disconnected" }
  /** The platform has no call for it: the person removes the app there. */
  | { readonly kind: "by hand" }
  | PlatformFailed;

/** A call that came from outside, and may be anybody's. */
export interface PlatformCallback {
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it arrived, byte by byte. */
  readonly body: string;
}

/**
 * What a genuine callback is about. `left`: the person took back what they agreed to, or wants
 * their data deleted; which of the two, its address says. `news`: something is worth asking about.
 */
export interface PlatformNotice {
  readonly kind: "left" | "news";
  readonly personId: string;
  /** When it was signed. It says nothing of what was agreed to since, however often it comes. */
  readonly at: Date;
}

/** A publication, as a platform is told of it. */
export interface PublicationOrder<Kind extends OrderedPublication = OrderedPublication> {
  readonly connection: PlatformConnection;
  readonly publication: Kind;
}

/** What is asked about after a publication was prepared. */
export interface PreparedPublication {
  readonly connection: PlatformConnection;
  readonly handle: PublicationHandle;
}

/** A question what became of a publication. */
export interface StandingQuestion extends PreparedPublication {
  /**
   * Returns whether a post is, or may be, another publication's of this account: one that is found
   * by its words alone is then not taken for this one's.
   */
  readonly isAnothers: (postId: string) => Promise<boolean>;
}

/** A post of a connected account. */
export interface OwnPost {
  readonly connection: PlatformConnection;
  readonly post: PublishedPost;
  readonly handle: PublicationHandle;
}

/**
 * A platform that posts are published to. Calls never reject for what a platform or the network
 * does. Only `commit` cannot be undone; everything before it may be repeated.
 */
export interface PublishingPlatform<Kind extends OrderedPublication = OrderedPublication> {
  readonly platform: OuterPlatform;
  readonly flavour: SignInFlavour;
  /** True when disconnecting one account ends the person's others at this platform too. */
  readonly disconnectsPerson: boolean;
  /** Returns the address of the page on which somebody agrees to be published for. */
  readonly addressOf: (request: ConnectRequest) => string;
  /** Exchanges what somebody returned with for the accounts that they may choose. */
  readonly connect: (returned: ConnectReturn) => Promise<ConnectOutcome>;
  /** Renews tokens. Called late, and by one caller at a time: a used refresh token may be dead. */
  readonly refresh: (connection: PlatformConnection) => Promise<TokenRefreshOutcome>;
  /** Asks what applies to the account now. */
  readonly preflight: (connection: PlatformConnection) => Promise<PreflightOutcome>;
  /**
   * Does everything that may be repeated, in steps. A failure says nothing of what was committed
   * before.
   *
   * @param handle of the step before; null to begin
   */
  readonly prepare: (
    order: PublicationOrder<Kind>,
    handle: PublicationHandle | null,
  ) => Promise<PrepareOutcome>;
  /**
   * Makes the irreversible call, once. Nothing more of it is sent once the signal is aborted.
   */
  readonly commit: (
    order: PublicationOrder<Kind>,
    handle: PublicationHandle,
    signal: AbortSignal,
  ) => Promise<CommitOutcome>;
  /** Asks what became of it; changes nothing. */
  readonly ask: (question: StandingQuestion) => Promise<StandingOutcome>;
  /** Takes a post, or one that the platform holds until its time, back. */
  readonly withdraw: (own: OwnPost) => Promise<WithdrawOutcome>;
  readonly measure: (own: OwnPost) => Promise<MeasureOutcome>;
  /** Null where the platform lets nobody comment by a call. */
  readonly comments: OwnComments | null;
  /** Revokes the token at the platform. */
  readonly disconnect: (connection: PlatformConnection) => Promise<DisconnectOutcome>;
  /** Reads a callback; null when it is not genuine, too old, or about nothing of ours. */
  readonly readCallback: (callback: PlatformCallback) => PlatformNotice | null;
}
