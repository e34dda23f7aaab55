import type {
  OuterPlatform,
  SignInFlavour,
  UnconnectableReason,
} from "@kinora/contracts/publication/publication-vocabulary";

/** Tokens of an account at a platform. Whoever stores them encrypts them. */
export interface PlatformTokens {
  readonly accessToken: string;
  /** Null when it does not expire. */
  readonly accessExpiresAt: Date | null;
  /** Renews the access token, or the grant behind it; null when the platform gave none. */
  readonly refreshToken: string | null;
  /** Null when it does not expire, or the platform does not say. */
  readonly refreshExpiresAt: Date | null;
}

/** An account that posts appear in: a page, a channel, a profile. */
export interface PlatformAccount {
  readonly platform: OuterPlatform;
  readonly flavour: SignInFlavour;
  /** The platform's own id, which outlives any connection. */
  readonly accountId: string;
  /**
   * Who signed in, as the platform calls them in its callbacks; several accounts may be one
   * person's.
   */
  readonly personId: string;
  readonly name: string;
  readonly pictureUrl: string | null;
}

/** An account that can be published to. */
export interface PlatformConnection extends PlatformAccount {
  readonly tokens: PlatformTokens;
}

/** An account that somebody who signed in may choose, or the reason why not. */
export type OfferedAccount = PlatformAccount &
  (
    | { readonly tokens: PlatformTokens; readonly unconnectable: null }
    | { readonly tokens: null; readonly unconnectable: UnconnectableReason }
  );
