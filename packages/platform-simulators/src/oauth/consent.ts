import { escapeHtml, page } from "../pages/page.ts";
import {
  formOf,
  type PlatformCall,
  type PlatformReply,
  repliedEmpty,
  repliedPage,
} from "../serving/platform-call.ts";
import type { SimulatedGrant, SimulatedGrants } from "./grants.ts";

export interface ConsentDesk {
  readonly platformName: string;
  readonly clientId: string;
  /** The query parameter with our client id. */
  readonly clientParameter: "client_id" | "client_key";
  readonly grants: SimulatedGrants;
  /** Who may sign in here, by id. */
  readonly people: Readonly<Record<string, string>>;
  /** Returns whether somebody may be sent back to an address. */
  readonly mayReturnTo: (uri: string) => boolean;
}

/**
 * Shows the page on which somebody signs in and agrees; its form comes back to the same address,
 * and leads to the app with a code, or with the refusal.
 */
export async function answerConsent(desk: ConsentDesk, call: PlatformCall): Promise<PlatformReply> {
  const asked = call.url.searchParams;
  const redirectUri = asked.get("redirect_uri") ?? "";
  const isOurs = asked.get(desk.clientParameter) === desk.clientId;
  if (!isOurs || asked.get("response_type") !== "code" || !desk.mayReturnTo(redirectUri))
    return repliedPage(page("Not possible", "<p>This app or address is not known here.</p>"), 400);
  if (call.method !== "POST") return repliedPage(consentPage(desk, asked));
  const said = await formOf(call);
  const back = new URL(redirectUri);
  back.searchParams.set("state", asked.get("state") ?? "");
  const personId = said.get("person") ?? Object.keys(desk.people)[0] ?? "";
  if (said.get("answer") === "deny" || !(personId in desk.people))
    back.searchParams.set("error", "access_denied");
  else back.searchParams.set("code", desk.grants.issueCode(grantOf(asked, personId)));
  return repliedEmpty(302, { location: back.toString() });
}

const grantOf = (asked: URLSearchParams, personId: string): SimulatedGrant => ({
  personId,
  scope: asked.get("scope") ?? "",
  redirectUri: asked.get("redirect_uri") ?? "",
  challenge: asked.get("code_challenge"),
});

function consentPage({ platformName, people }: ConsentDesk, asked: URLSearchParams): string {
  const choices = Object.entries(people).map(
    ([id, name], index) =>
      `<label><input type="radio" name="person" value="${escapeHtml(id)}"${
        index === 0 ? " checked" : ""
      }> ${escapeHtml(name)}</label>`,
  );
  return page(
    `Sign in to simulated ${platformName}`,
    `<form method="post"><fieldset><legend>Continue as</legend>${choices.join("")}</fieldset>
<p>Asked for: ${escapeHtml((asked.get("scope") ?? "").replaceAll(",", ", "))}</p>
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></form>`,
  );
}

/** The default: only addresses of this machine. */
export function isOwnMachine(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname } = new URL(uri);
  return protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}
