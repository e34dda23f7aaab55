import { randomBytes } from "node:crypto";
import { jwtVerify } from "jose";
import { answered, type StoreAnswer, type StoreRequest } from "../../store-request.ts";
import { unauthenticated } from "../play-error.ts";
import { openKey, type SigningKey } from "./signing-key.ts";

const SCOPE = "https://www.googleapis.com/auth/androidpublisher";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const LIFE = 3_599;

/** The identity that may ask for access. */
export interface PlayIdentity {
  readonly email: string;
  readonly key: SigningKey;
}

export interface TokenEndpoint {
  /** Exchanges an assertion for an access token. */
  answer(request: StoreRequest): Promise<StoreAnswer>;
  /** @throws PlayError for a request without a token that was given out */
  admit(request: StoreRequest): void;
}

/**
 * Opens the endpoint that gives out access. Tokens live as long as the process, an hour at most: by
 * the clock of this machine, as its clients have no other.
 */
export function openTokenEndpoint({ email, key }: PlayIdentity): TokenEndpoint {
  const given = new Map<string, number>();
  return {
    async answer(request) {
      const form = new URLSearchParams(request.body ?? "");
      if (request.method !== "POST" || form.get("grant_type") !== GRANT)
        return refused("unsupported_grant_type", "Invalid grant_type.");
      const { open } = await openKey(key);
      const verified = await jwtVerify(form.get("assertion") ?? "", open, {
        ...{ algorithms: ["RS256"], issuer: email },
        audience: ["https://oauth2.googleapis.com/token", `http://${request.headers.host}/token`],
        ...{ requiredClaims: ["exp", "iat"], maxTokenAge: 3_600 },
      }).catch(() => null);
      if (verified === null) return refused("invalid_grant", "Invalid JWT Signature.");
      if (verified.payload.scope !== SCOPE)
        return refused("invalid_scope", "Invalid OAuth scope or ID token audience provided.");
      const token = `ya29.c.${randomBytes(60).toString("base64url")}`;
      given.set(token, Date.now() + LIFE * 1_000);
      return answered(200, { access_token: token, expires_in: LIFE, token_type: "Bearer" });
    },
    admit({ headers }) {
      const [, token = ""] = /^Bearer (\S+)$/.exec(headers.authorization ?? "") ?? [];
      if ((given.get(token) ?? 0) <= Date.now()) throw unauthenticated();
    },
  };
}

const refused = (error: string, description: string) =>
  answered(400, { error, error_description: description });
