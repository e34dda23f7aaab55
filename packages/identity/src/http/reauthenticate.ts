import { randomBytes } from "node:crypto";
import { SIGN_IN_PROVIDERS } from "@kinora/contracts/access/sign-in-providers";
import {
  type ReauthenticationFailure,
  reauthenticationTrip,
} from "@kinora/contracts/account/reauthentication";
import { commitmentOf, type Reauthentication } from "@kinora/domain/account/reauthentication";
import { Refusal } from "@kinora/domain/refusal";
import { chooseLocale } from "@kinora/text/choose-locale";
import { parseCookies } from "better-auth/cookies";
import type { AccessVerifier } from "../access/verify-access.ts";
import { sha256 } from "../hash.ts";
import type { IdentityPorts } from "../identity-ports.ts";
import type { IdentitySettings, ProviderSettings } from "../identity-settings.ts";
import { providerTrip } from "../reauthentication/provider-trip.ts";
import { answerPage } from "./answer-page.ts";

/** Prefix of the state of these trips; the library's states contain no dots. */
const MARK = "reauthentication.";
const LIFE_SECONDS = 10 * 60;

type Ports = Pick<IdentityPorts, "reauthentications" | "security" | "clock">;

export const digest = (text: string): string => Buffer.from(sha256(text)).toString("base64url");

type Settings = Pick<IdentitySettings, "publicUrl" | "google" | "apple">;

/**
 * Returns what all trips have in common: the cookie, the destination and what they are bound to.
 */
function tripsOf(settings: Settings) {
  const { publicUrl } = settings;
  const secure = publicUrl.startsWith("https:");
  const name = `${secure ? "__Secure-" : ""}kinora.reauthentication`;
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  const tripTo = (provider: ProviderSettings) =>
    providerTrip(provider, `${publicUrl}/api/auth/callback/${provider.id}`);
  const partsOf = (found: Reauthentication, secret: string, verifier: string) => ({
    state: `${MARK}${found.id}`,
    nonce: commitmentOf(found, secret, digest),
    verifier,
  });
  return { name, cookie, tripTo, partsOf };
}
type Trips = ReturnType<typeof tripsOf>;

/** Returns the function that begins a trip. */
function settingOut(
  { reauthentications, clock }: Ports,
  settings: Settings,
  verifyAccess: AccessVerifier,
) {
  const { cookie, tripTo, partsOf } = tripsOf(settings);

  /** Throws refusals of the verifier, SESSION_ONLY, REAUTHENTICATION_NOT_FOUND, INVALID_INPUT. */
  return async function setOut(request: Request): Promise<Response> {
    const now = clock.now();
    const token = /^Bearer (\S{1,4096})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (token === undefined) throw new Refusal("SIGN_IN_REQUIRED");
    const signed = await verifyAccess(token, true);
    if (signed.scopes !== null) throw new Refusal("SESSION_ONLY");
    const { id, door } = await readWish(request);
    const found = await reauthentications.find(id, now);
    const isTheirs = found?.userId === signed.userId && found.sessionId === signed.sessionId;
    // A request for a passkey accepts nothing else.
    if (!found || !isTheirs || found.proved || found.way !== "provider")
      throw new Refusal("REAUTHENTICATION_NOT_FOUND");
    const provider = settings[door];
    const accounts = await reauthentications.accountsOf(signed.userId);
    const account = accounts.find((one) => one.provider === provider?.id);
    if (!provider || !account) throw new Refusal("REAUTHENTICATION_NOT_FOUND");
    const [secret, verifier, browser] = [random(), random(), random()];
    const trip = { provider: provider.id, verifier, browserHash: digest(browser) };
    if (!(await reauthentications.attempt(id, secret, trip, now)))
      throw new Refusal("REAUTHENTICATION_NOT_FOUND");
    const url = await tripTo(provider).url(partsOf(found, secret, verifier), account.subject);
    const headers = { "set-cookie": cookie(browser, LIFE_SECONDS), "cache-control": "no-store" };
    return Response.json(reauthenticationTrip.parse({ url }), { headers });
  };
}

/** Returns the function that verifies the result of a trip. */
function proving({ reauthentications, security, clock }: Ports, settings: Settings, trips: Trips) {
  const { name, tripTo, partsOf } = trips;

  async function whoIsNot(userId: string, provider: string, subject: string) {
    const accounts = await reauthentications.accountsOf(userId);
    const isTheirs = accounts.some((one) => one.provider === provider && one.subject === subject);
    return isTheirs ? null : ("another_person" as const);
  }

  /** Returns why it was not proved; null on success. */
  return async function prove(
    request: Request,
    found: Reauthentication,
  ): Promise<ReauthenticationFailure | null> {
    const { trip, secret } = found;
    const provider = SIGN_IN_PROVIDERS.map((door) => settings[door]).find(
      (one) => one !== null && one.id === trip?.provider,
    );
    const browser = parseCookies(request.headers.get("cookie") ?? "").get(name) ?? "";
    const path = new URL(request.url).pathname;
    // From another browser or a finished attempt: reveal nothing and end nothing.
    if (!trip || secret === null || !provider || digest(browser) !== trip.browserHash)
      return "unverified";
    if (!path.endsWith(`/callback/${provider.id}`)) return "unverified";
    const parts = partsOf(found, secret, trip.verifier);
    const came = await tripTo(provider).finish(new URL(request.url), parts, clock.now());
    const failure =
      "failure" in came ? came.failure : await whoIsNot(found.userId, provider.id, came.subject);
    if (failure !== null) {
      await reauthentications.fail(found.id, secret, failure);
      const { userId, action } = found;
      security.record({ event: "reauthentication-failed", userId, reason: failure, action });
      return failure;
    }
    if (!(await reauthentications.prove(found.id, secret, clock.now()))) return "unverified";
    const { userId, action } = found;
    security.record({ event: "reauthenticated", userId, way: "provider", action });
    return null;
  };
}

/** Reauthenticates users by a new trip to a provider of their account. */
export function reauthenticating(ports: Ports, settings: Settings, verifyAccess: AccessVerifier) {
  const { reauthentications, clock } = ports;
  const trips = tripsOf(settings);
  const prove = proving(ports, settings, trips);
  return {
    setOut: settingOut(ports, settings, verifyAccess),

    /** Handles the return from one of these trips; null when the browser returns from a sign-in. */
    async comeBack(request: Request): Promise<Response | null> {
      const state = new URL(request.url).searchParams.get("state") ?? "";
      if (!state.startsWith(MARK)) return null;
      const found = await reauthentications.find(state.slice(MARK.length), clock.now());
      const failure = found && !found.proved ? await prove(request, found) : "too_old";
      const locale = chooseLocale(request.headers.get("accept-language") ?? undefined);
      return answerPage(failure, { cookie: trips.cookie("", 0), locale });
    },
  };
}

export type Reauthenticating = ReturnType<typeof reauthenticating>;

const random = () => randomBytes(32).toString("base64url");

/** Throws refusal INVALID_INPUT. */
async function readWish(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  const wish: { id?: unknown; provider?: unknown } = Object(body);
  const door = SIGN_IN_PROVIDERS.find((one) => one === wish.provider);
  if (typeof wish.id !== "string" || wish.id.length > 64 || door === undefined)
    throw new Refusal("INVALID_INPUT");
  return { id: wish.id, door };
}
