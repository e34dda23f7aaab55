import { Refusal } from "@kinora/domain/refusal";
import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { mountOwnerMailbox } from "./owner-mailbox.ts";

const asked: Request[] = [];
const roles: Readonly<Record<string, "owner" | "admin">> = { olivia: "owner", chiyo: "admin" };
const mail = {
  ...{ id: "mail_1", to: "ada@example.com", subject: "You were given 5 gems" },
  ...{ text: "Words", html: "<html><head></head></html>", unsubscribe: null },
  at: new Date("2026-11-27T09:05:03.000Z"),
};

const server = fastify();
server.decorateRequest("sender", "203.0.113.7");
mountOwnerMailbox(server, {
  mails: async () => [mail],
  publicUrl: "https://demo.kinora.example",
  now: () => new Date(),
  identity: {
    // Simulates the renewal of a browser's cookie, in which the session is named after its user.
    handle: async (request) => {
      asked.push(request);
      const token = request.headers.get("cookie");
      if (token === "ended") return Response.json({ code: "SESSION_ENDED" }, { status: 401 });
      return Response.json({ token }, { headers: { "set-cookie": `renewed=${token}` } });
    },
    verifyAccess: async (token) => {
      const role = roles[token];
      if (!role) throw new Refusal("SIGN_IN_REQUIRED");
      return { userId: `usr_${token}`, role, tier: "free", scopes: null, sessionId: "ses" };
    },
  },
});
afterAll(() => server.close());

const open = (cookie?: string) =>
  server.inject({
    ...{ method: "GET", url: "/api/auth/local-mail" },
    headers: cookie === undefined ? {} : { cookie },
  });

it("redirects from the local URL to the path for which browsers send the session cookie", async () => {
  const { statusCode, headers } = await server.inject({ method: "GET", url: "/local/mail" });
  expect([statusCode, headers["location"]]).toEqual([302, "/api/auth/local-mail"]);
});

it("shows the owner every mail with its time, and returns the renewed session cookie", async () => {
  const { statusCode, body, headers } = await open("olivia");
  expect(statusCode).toBe(200);
  expect(body).toContain("November 27, 2026 at 09:05:03");
  expect(body).toContain("ada@example.com");
  expect(headers["set-cookie"]).toBe("renewed=olivia");
  expect(headers["cache-control"]).toBe("no-store");
  expect(asked.at(-1)?.headers.get("origin")).toBe("https://demo.kinora.example");
});

it.each([undefined, "chiyo", "ada", "ended"])("shows no mails to %s", async (who) => {
  const { statusCode, body } = await open(who);
  expect(statusCode).toBe(403);
  expect(body).toContain("open to its owner alone");
  expect(body).not.toContain("example.com");
});
