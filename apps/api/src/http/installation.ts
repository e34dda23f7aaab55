import { randomBytes } from "node:crypto";
import { INSTALLATION_HEADER } from "@kinora/contracts/account/network-header";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Random id of the app's installation that sent the request; null when it has none. */
    readonly installation: string | null;
  }
}

const COOKIE = "kinora.installation";
const ID = /^[\w-]{22}$/;
/** The longest life that browsers accept. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

/** Returns the id in these headers: a browser sends it in a cookie, a phone in a header. */
export function installationIn({
  cookie = "",
  [INSTALLATION_HEADER]: header,
}: {
  readonly cookie?: string | undefined;
  readonly [name: string]: string | readonly string[] | undefined;
}): string | null {
  const sent = cookie
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === COOKIE)?.[1];
  const id = sent ?? header;
  return typeof id === "string" && ID.test(id) ? id : null;
}

/** Draws an id for a browser that has none, with the cookie that keeps it. */
export function newInstallation(publicUrl: string): {
  readonly id: string;
  readonly cookie: string;
} {
  const id = randomBytes(16).toString("base64url");
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${COOKIE}=${id}; Path=/api; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { id, cookie };
}

export function nameInstallations(server: FastifyInstance): void {
  server.decorateRequest("installation", {
    getter() {
      return installationIn(this.headers);
    },
  });
}
