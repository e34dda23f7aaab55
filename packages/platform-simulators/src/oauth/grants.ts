import { randomBytes } from "node:crypto";

/** What somebody agreed to. */
export interface SimulatedGrant {
  readonly personId: string;
  readonly scope: string;
  readonly redirectUri: string;
  readonly challenge: string | null;
}

interface TimedGrant {
  readonly grant: SimulatedGrant;
  readonly issuedAt: number;
  readonly until: number;
}

/** What was issued, by its text. */
export interface GrantTables {
  readonly codes: Map<string, TimedGrant>;
  readonly access: Map<string, TimedGrant>;
  readonly refresh: Map<string, TimedGrant>;
}

/** Returns tables without anything issued. */
export const noGrants = (): GrantTables => ({
  ...{ codes: new Map(), access: new Map(), refresh: new Map() },
});

export interface GrantRules {
  readonly now: () => Date;
  /** Prefixes of what is issued, as the platform writes them. */
  readonly prefix: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

export interface SimulatedGrants {
  readonly issueCode: (grant: SimulatedGrant) => string;
  /** Returns a code's grant; a code is used once. */
  readonly redeem: (code: string) => SimulatedGrant | null;
  readonly issueAccess: (grant: SimulatedGrant, seconds?: number) => string;
  readonly issueRefresh: (grant: SimulatedGrant) => string;
  /** Returns the grant of a token that is valid. */
  readonly ofAccess: (token: string) => SimulatedGrant | null;
  readonly ofRefresh: (token: string) => SimulatedGrant | null;
  readonly ageOf: (token: string) => number;
  /** Ends one token. */
  readonly end: (token: string) => void;
  /** Ends every token of a person; false when there was none. */
  readonly endAllOf: (personId: string) => boolean;
  /** Lets every access token expire; those that renew them stay. */
  readonly expireAccess: () => void;
}

/** Seconds for which a code may be exchanged. */
const CODE_SECONDS = 600;

/** Keeps codes and tokens. */
export function openGrants(
  { now, prefix, ...life }: GrantRules,
  { codes, access, refresh }: GrantTables,
): SimulatedGrants {
  const issue = (kept: Map<string, TimedGrant>, grant: SimulatedGrant, seconds: number) => {
    const token = `${prefix}${randomBytes(24).toString("base64url")}`;
    const issuedAt = now().getTime();
    kept.set(token, { grant, issuedAt, until: issuedAt + seconds * 1_000 });
    return token;
  };
  const find = (kept: Map<string, TimedGrant>, token: string) => {
    const found = kept.get(token);
    return found && found.until > now().getTime() ? found.grant : null;
  };
  return {
    issueCode: (grant) => issue(codes, grant, CODE_SECONDS),
    redeem(code) {
      const grant = find(codes, code);
      codes.delete(code);
      return grant;
    },
    issueAccess: (grant, seconds = life.accessSeconds) => issue(access, grant, seconds),
    issueRefresh: (grant) => issue(refresh, grant, life.refreshSeconds),
    ofAccess: (token) => find(access, token),
    ofRefresh: (token) => find(refresh, token),
    ageOf: (token) => now().getTime() - (access.get(token)?.issuedAt ?? now().getTime()),
    end(token) {
      access.delete(token);
      refresh.delete(token);
    },
    endAllOf(personId) {
      const before = access.size + refresh.size;
      for (const kept of [access, refresh])
        for (const [token, { grant }] of kept) if (grant.personId === personId) kept.delete(token);
      return access.size + refresh.size < before;
    },
    expireAccess: () => access.clear(),
  };
}
