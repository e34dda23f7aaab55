import { INSTALLATION_HEADER, NETWORK_HEADER } from "@kinora/contracts/account/network-header";
import { Refusal } from "@kinora/domain/refusal";
import { parseCookies } from "better-auth/cookies";
import { AUTH_PATH } from "../auth/auth-options.ts";
import type { Handle } from "../auth/current-auth.ts";
import { ARRIVAL_HEADER } from "../auth/refresh-session.ts";
import type { IdentityPorts } from "../identity-ports.ts";
import type { IdentitySettings } from "../identity-settings.ts";
import { type SignInAttempt, signInAttempt } from "../sign-in-attempt.ts";
import { isAllowed } from "./allowed-paths.ts";
import { redirectFormPost } from "./form-post.ts";
import { accountJoining } from "./join-accounts.ts";
import type { Reauthenticating } from "./reauthenticate.ts";
import { refusalAnswer, translateRefusal } from "./refusal-answer.ts";
import { refusedPage, signInErrorPage, translateErrorLocation } from "./sign-in-error.ts";
import { whyItFailed } from "./why-it-failed.ts";

/** Response header with the successor of a phone's refresh credential. */
const successorHeader = "set-auth-token";
/** The same value as for other endpoints. */
const RETRY_SECONDS = "5";

/**
 * @param arrivedAt when the request arrived, before any waiting; default: now
 */
export type AuthHandle = (request: Request, arrivedAt?: Date) => Promise<Response>;

/**
 * Handles everything below /api/auth. The mounting server sets `x-forwarded-for` to the client's
 * address (used for rate limits) and may set `x-request-id`.
 */
export function authHandler(
  auth: () => Promise<Handle>,
  settings: IdentitySettings,
  ports: Pick<IdentityPorts, "onProblem" | "security" | "clock" | "joins" | "isAway"> & {
    readonly trips: Reauthenticating;
  },
): AuthHandle {
  const { onProblem, security, clock } = ports;
  const joining = accountJoining(ports, settings);
  const loginPage = `${settings.publicUrl}/login`;
  const failedPage = signInErrorPage(loginPage, null);
  const answerTo = async (request: Request, arrivedAt: Date) => {
    const path = new URL(request.url).pathname.slice(AUTH_PATH.length);
    if (!isAllowed(request.method, path)) return refusalAnswer("NOT_FOUND", request);
    const isCallback = path.startsWith("/callback/");
    if (isCallback && request.method === "POST") return redirectFormPost(request);
    if (isCallback && hasControls(request.url)) return Response.redirect(failedPage, 302);
    try {
      if (path === "/reauthenticate") return await ports.trips.setOut(request);
      const back = isCallback ? await ports.trips.comeBack(request) : null;
      if (back !== null) return back;
      const begun = path === "/sign-in/social" ? await joining.begin(request) : request;
      const stamped = stampArrival(begun, arrivedAt);
      const hasCookie = request.headers.has("cookie");
      const attempt: SignInAttempt = {
        ...{ came: null, signedIn: null, refused: null },
        invitation: invitationIn(request),
        network: request.headers.get(NETWORK_HEADER),
        installation: request.headers.get(INSTALLATION_HEADER),
      };
      const handle = await auth();
      const answer = await signInAttempt.run(attempt, () => handle(stamped));
      if (attempt.refused !== null)
        return isCallback
          ? Response.redirect(refusedPage(loginPage, attempt.refused), 302)
          : refusalAnswer(attempt.refused, request);
      if (isCallback && isUnknownIdentity(answer)) {
        const asked = await joining.ask(request, attempt, loginPage);
        if (asked) return redirectWith(asked);
      }
      const joined = isCallback ? await joining.finish(request, attempt) : null;
      // A callback is a page visit rather than a script's request, so a page is shown.
      if (answer.status >= 400 && isCallback) return Response.redirect(failedPage, 302);
      if (answer.status >= 400) return await translateRefusal(answer, request);
      return withHeaders(answer, (headers) => {
        headers.set("cache-control", "no-store");
        // Scripts of our own pages must never see the credential, which the cookie hides from them.
        if (hasCookie || isCallback) headers.delete(successorHeader);
        if (joined !== null) headers.append("set-cookie", joined);
        const location = headers.get("location");
        if (location === null) return;
        headers.set("location", translateErrorLocation(location, loginPage));
      });
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error.code, request);
      onProblem(`${request.method} ${path}: ${String(error)}`);
      if (!ports.isAway(error)) return refusalAnswer("INTERNAL", request);
      const answer = refusalAnswer("SERVICE_UNAVAILABLE", request);
      answer.headers.set("retry-after", RETRY_SECONDS);
      return answer;
    }
  };
  return async (request, arrivedAt = clock.now()) => {
    const answer = await answerTo(request, arrivedAt);
    const reason = await whyItFailed(new URL(request.url).pathname.slice(AUTH_PATH.length), answer);
    if (reason !== null) {
      const address = request.headers.get("x-forwarded-for");
      security.record({ event: "sign-in-failed", reason, address });
    }
    return answer;
  };
}

/** A browser sends it in a cookie set by the invitation page, a phone in a header. */
function invitationIn({ headers }: Request): string | null {
  const cookie = parseCookies(headers.get("cookie") ?? "").get("kinora.invitation");
  return cookie ?? headers.get("kinora-invitation");
}

/**
 * Whether the provider verified the identity, which has no account but the address of an existing
 * one.
 */
function isUnknownIdentity(answer: Response): boolean {
  const location = answer.headers.get("location") ?? "";
  return (
    URL.canParse(location) && new URL(location).searchParams.get("error") === "account_not_linked"
  );
}

function redirectWith({ location, cookie }: { location: string; cookie: string }): Response {
  const headers = { location, "set-cookie": cookie, "cache-control": "no-store" };
  return new Response(null, { status: 302, headers });
}

function stampArrival(request: Request, now: Date): Request {
  const headers = new Headers(request.headers);
  headers.set(ARRIVAL_HEADER, now.toISOString());
  return new Request(request, { headers });
}

function withHeaders(answer: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(answer.headers);
  change(headers);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Providers never send control characters, and the database rejects some of them. */
function hasControls(url: string): boolean {
  return [...new URL(url).searchParams.values()].some((value) => /\p{Cc}/u.test(value));
}
