import type { Signed } from "@kinora/domain/account/signed";
import type { KeptMail } from "@kinora/domain/notification/mail-stores";
import { Refusal } from "@kinora/domain/refusal";
import { html } from "@kinora/text/html";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { plainPage } from "../http/plain-page.ts";
import { limitOf } from "../http/rate-limits.ts";
import { MAILBOX_PATH, mailboxPage } from "./mailbox-page.ts";

/** The only path prefix for which browsers send the session cookie. */
const OWNERS_PATH = "/api/auth/local-mail";

export interface OwnerMailboxPorts {
  readonly mails: () => Promise<readonly KeptMail[]>;
  readonly publicUrl: string;
  readonly identity: {
    /** Handles requests below /api/auth. */
    readonly handle: (request: Request, arrivedAt: Date) => Promise<Response>;
    /**
     * @throws Refusal when the token is invalid
     */
    readonly verifyAccess: (token: string) => Promise<Signed>;
  };
  readonly now: () => Date;
}

const renewed = z.object({ token: z.string().nullable() });

/**
 * On a server that others can reach, the mails of all users are for its owner only, in a browser
 * where the owner is signed in.
 */
export function mountOwnerMailbox(server: FastifyInstance, ports: OwnerMailboxPorts): void {
  server.get(MAILBOX_PATH, async (_request, reply) => reply.redirect(OWNERS_PATH, 302));

  server.get(OWNERS_PATH, { config: { rateLimit: limitOf("refresh") } }, async (request, reply) => {
    const { isOwner, cookies } = await whoOpens(request, ports);
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    if (isOwner) return reply.send(mailboxPage(await ports.mails()));
    const content = html`<p>The mails of this server open to its owner alone. <a href="/login">Sign in</a> as the owner, then open this page again.</p>`;
    return reply.status(403).send(plainPage("Mailbox", content, "en"));
  });
}

/**
 * Returns who opens the page. This renews the browser's session as a page of the app does; the new
 * cookie is sent back.
 */
async function whoOpens(
  request: FastifyRequest,
  { publicUrl, identity, now }: OwnerMailboxPorts,
): Promise<{ readonly isOwner: boolean; readonly cookies: readonly string[] }> {
  const { cookie } = request.headers;
  if (cookie === undefined) return { isOwner: false, cookies: [] };
  const headers = {
    ...{ cookie, origin: new URL(publicUrl).origin },
    ...{ "x-forwarded-for": request.sender, "x-request-id": request.id },
  };
  const asked = new Request(new URL("/api/auth/refresh", publicUrl), { method: "POST", headers });
  const answer = await identity.handle(asked, now());
  const cookies = answer.headers.getSetCookie();
  const { token } = answer.ok ? renewed.parse(await answer.json()) : { token: null };
  return { isOwner: token !== null && (await roleOf(token, identity)) === "owner", cookies };
}

async function roleOf(
  token: string,
  { verifyAccess }: OwnerMailboxPorts["identity"],
): Promise<string | null> {
  try {
    return (await verifyAccess(token)).role;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
