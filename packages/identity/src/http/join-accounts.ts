import { randomBytes } from "node:crypto";
import { doorOf } from "@kinora/domain/account/account-provider";
import { parseCookies } from "better-auth/cookies";
import { sha256 } from "../hash.ts";
import type { IdentityPorts } from "../identity-ports.ts";
import type { IdentitySettings } from "../identity-settings.ts";
import type { SignInAttempt } from "../sign-in-attempt.ts";

const LIFE_SECONDS = 10 * 60;

/**
 * Links a new identity to the account with the same verified address, after a sign-in with the old
 * identity in the same browser that the user started from the page that asks. Any other sign-in
 * discards the request.
 */
export function accountJoining(
  { joins, security, clock }: Pick<IdentityPorts, "joins" | "security" | "clock">,
  { publicUrl, google, apple }: Pick<IdentitySettings, "publicUrl" | "google" | "apple">,
) {
  const here = [google?.id, apple?.id];
  const secure = publicUrl.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}kinora.join`;
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  const hashIn = (request: Request) => {
    const token = parseCookies(request.headers.get("cookie") ?? "").get(name);
    return token ? sha256(token) : null;
  };
  const addressOf = (request: Request) => request.headers.get("x-forwarded-for");

  return {
    /**
     * Called before a sign-in begins: removes the user's agreement from the request and records it.
     */
    async begin(request: Request): Promise<Request> {
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => null);
      const agreed = typeof body === "object" && body !== null && "join" in body ? body.join : null;
      const hash = hashIn(request);
      if (hash && agreed === true) await joins.agree(hash, clock.now());
      else if (hash) await joins.forget(hash);
      if (agreed !== true) return request;
      const { join: _, ...asked } = { ...Object(body) };
      return new Request(request, { body: JSON.stringify(asked) });
    },

    /**
     * For an unknown identity with the address of an existing account, returns the page that asks.
     */
    async ask(
      request: Request,
      { came }: SignInAttempt,
      loginPage: string,
    ): Promise<{ location: string; cookie: string } | null> {
      if (came === null) return null;
      const token = randomBytes(32).toString("base64url");
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1_000);
      const found = await joins.ask(sha256(token), came, expiresAt, now);
      // An account that no provider of this server can sign in to cannot agree.
      const known = found?.providers.filter((id) => here.includes(id)) ?? [];
      if (found === null || known.length === 0) return null;
      const provider = doorOf(came.provider);
      const { userId } = found;
      const address = addressOf(request);
      security.record({ event: "account-join-asked", userId, provider, address });
      const about = new URLSearchParams({ join: provider, with: known.map(doorOf).join(" ") });
      return { location: `${loginPage}?${about}`, cookie: cookie(token, LIFE_SECONDS) };
    },

    /**
     * Called after a sign-in; returns the header that removes the cookie, null when there was none.
     */
    async finish(request: Request, { signedIn }: SignInAttempt): Promise<string | null> {
      const hash = hashIn(request);
      if (hash === null || signedIn === null) return null;
      const added = await joins.finish(hash, signedIn, clock.now());
      if (added !== null) {
        const provider = doorOf(added);
        const address = addressOf(request);
        security.record({ event: "account-joined", userId: signedIn, provider, address });
      }
      return cookie("", 0);
    },
  };
}
