import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { postForm } from "./browser.ts";
import { APP, refresh, signIn, startTestServer, type TestBrowser } from "./test-server.ts";

const server = await startTestServer();
const store = server.ports.reauthentications;

async function signedIn(person: string) {
  const browser = server.browser();
  await signIn(browser, "google", { person });
  const { token } = (await refresh(browser)).body;
  const { session } = decodeJwt(token);
  return { browser, token, sessionId: String(session), userId: `usr_${person}` };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** Begins a reauthentication, like a route that requires one. */
async function begin({ userId, sessionId }: SignedIn, way: "provider" | "passkey" = "provider") {
  const [id, now] = [randomUUID(), server.clock.now()];
  const expiresAt = new Date(now.getTime() + 600_000);
  const wish = { id, userId, sessionId, action: "changeRole", digest: `of ${id}`, way, expiresAt };
  await store.begin(wish, now);
  return id;
}

const setOut = (
  { browser, token }: Pick<SignedIn, "browser" | "token">,
  id: string,
  provider = "google",
) =>
  browser.post("/api/auth/reauthenticate", { id, provider }, { authorization: `Bearer ${token}` });

/** Continues from the provider's page as this person. */
async function goOn(browser: TestBrowser, url: string, person: string) {
  const page = await browser.visit(url);
  return browser.visit(page.url, postForm({ person }, new URL(page.url).origin));
}
const stateOf = async (id: string) => {
  const found = await store.find(id, server.clock.now());
  return found && { proved: found.proved, failure: found.failure };
};

test.each(["google", "apple"])(
  "%s: a trip as the same person proves it, without signing in or out",
  async (provider) => {
    const olivia = await signedIn("olivia");
    const id = await begin(olivia);
    const { url } = await (await setOut(olivia, id, provider)).json();
    expect(new URL(url).searchParams.get("prompt")).toBe("login");
    const page = await olivia.browser.visit(url);
    expect(page.text).toContain("Confirm it's you");
    const end = await goOn(olivia.browser, url, "olivia");
    expect([end.status, /It.{1,6}s you/.test(end.text)]).toEqual([200, true]);
    expect(await stateOf(id)).toEqual({ proved: true, failure: null });
    expect((await refresh(olivia.browser)).body.uid).toBe("usr_olivia");
    expect(server.told).toContainEqual({
      ...{ event: "reauthenticated", userId: "usr_olivia", way: "provider", action: "changeRole" },
    });
  },
);

test("a different person at the provider proves nothing", async () => {
  const olivia = await signedIn("olivia");
  const id = await begin(olivia);
  const { url } = await (await setOut(olivia, id)).json();
  const end = await goOn(olivia.browser, url, "mira");
  expect(end.text).toContain("the account you");
  expect(await stateOf(id)).toEqual({ proved: false, failure: "another_person" });
  expect((await refresh(olivia.browser)).body.uid).toBe("usr_olivia");
});

test("another browser with the same URL proves nothing, even as the right person", async () => {
  const olivia = await signedIn("olivia");
  const id = await begin(olivia);
  const { url } = await (await setOut(olivia, id)).json();
  const lured = server.browser();
  await goOn(lured, url, "olivia");
  expect(await stateOf(id)).toEqual({ proved: false, failure: null });
});

test("rejects the answer to an earlier trip for another action, because its nonce differs", async () => {
  const olivia = await signedIn("olivia");
  const [first, second] = [await begin(olivia), await begin(olivia)];
  const one = (await (await setOut(olivia, first)).json()).url;
  const other = (await (await setOut(olivia, second)).json()).url;
  // The second trip with the first one's nonce, as the id token of another action would have.
  const forged = new URL(other);
  forged.searchParams.set("nonce", new URL(one).searchParams.get("nonce") ?? "");
  await goOn(olivia.browser, forged.href, "olivia");
  expect(await stateOf(second)).toEqual({ proved: false, failure: "unverified" });
  expect(new URL(one).searchParams.get("nonce")).not.toBe(new URL(other).searchParams.get("nonce"));
});

test("rejects an old id token", async () => {
  const olivia = await signedIn("olivia");
  const id = await begin(olivia);
  const { url } = await (await setOut(olivia, id)).json();
  const page = await olivia.browser.visit(url);
  // The server's clock is eleven minutes off the provider's, while the request is still open.
  server.clock.skew = -11 * 60_000;
  const end = await olivia.browser.visit(
    page.url,
    postForm({ person: "olivia" }, new URL(page.url).origin),
  );
  expect(end.text).toContain("took too long");
  expect(await stateOf(id)).toEqual({ proved: false, failure: "too_old" });
  server.clock.skew = 0;
});

test("a finished trip proves nothing a second time", async () => {
  const olivia = await signedIn("olivia");
  const id = await begin(olivia);
  const { url } = await (await setOut(olivia, id)).json();
  const end = await goOn(olivia.browser, url, "olivia");
  await store.use(
    { id, userId: "usr_olivia", sessionId: olivia.sessionId, digest: `of ${id}` },
    server.clock.now(),
  );
  expect((await olivia.browser.visit(end.url)).text).toMatch(/couldn.{1,6}t confirm/);
});

test("refuses a trip for another user or session, without a session, or when a passkey is required", async () => {
  const [olivia, again, mira] = [
    await signedIn("olivia"),
    await signedIn("olivia"),
    await signedIn("mira"),
  ];
  const id = await begin(olivia);
  for (const who of [again, mira]) expect((await setOut(who, id)).status).toBe(404);
  expect((await setOut({ ...olivia, token: "nothing" }, id)).status).toBe(401);
  expect((await setOut(olivia, await begin(olivia, "passkey"))).status).toBe(404);
  for (const body of [{}, { id }, { id, provider: "github" }, { id: 7, provider: "google" }]) {
    const headers = { authorization: `Bearer ${olivia.token}` };
    expect((await olivia.browser.post("/api/auth/reauthenticate", body, headers)).status).toBe(422);
  }
});

test("reports a trip cancelled at the provider, and allows another attempt", async () => {
  const olivia = await signedIn("olivia");
  const id = await begin(olivia);
  await setOut(olivia, id);
  const back = `${APP}/api/auth/callback/local-google?error=access_denied&state=reauthentication.${id}`;
  expect((await olivia.browser.visit(back)).text).toContain("You left before");
  expect(await stateOf(id)).toEqual({ proved: false, failure: "cancelled" });
  const { url } = await (await setOut(olivia, id)).json();
  await goOn(olivia.browser, url, "olivia");
  expect(await stateOf(id)).toEqual({ proved: true, failure: null });
});
