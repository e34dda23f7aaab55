import { decodeJwt, decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { APP, openProviderPage, refresh, signIn, startTestServer } from "./test-server.ts";

const server = await startTestServer();

test.each(["google", "apple"] as const)(
  "%s: signs in, returns and is recognised",
  async (provider) => {
    const browser = server.browser();
    const page = await signIn(browser, provider, { person: "ada" }, "/create?draft=1");
    expect(page.url).toBe(`${APP}/create?draft=1`);

    const { body } = await refresh(browser);
    expect(body.uid).toBe("usr_ada");
    const signed = await server.verifyAccess(body.token);
    expect(signed).toMatchObject({ userId: "usr_ada", role: "user", tier: "free", scopes: null });
    expect(server.signedIn).toContain("usr_ada");
  },
);

test("the access token is ES256, expires after 15 minutes and contains no personal data", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { person: "mira" });
  const { body } = await refresh(browser);
  expect(decodeProtectedHeader(body.token).alg).toBe("ES256");
  const claims = decodeJwt(body.token);
  expect(Object.keys(claims).sort()).toEqual(
    ["aud", "exp", "iat", "iss", "role", "session", "uid"].sort(),
  );
  expect(claims.role).toBe("moderator");
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
});

test("gives a new user a handle derived from their name, and a picture", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { name: "Zoë Müller", email: "", verified: "yes" });
  const { body } = await refresh(browser);
  const person = await server.people.find(body.uid);
  expect(person).toMatchObject({ handle: "zoe_muller", displayName: "Zoë Müller", role: "user" });
  expect(person?.avatarUrl).toBe(`/avatars/${person?.id}.svg`);

  const twin = server.browser();
  await signIn(twin, "apple", { name: "Zoë Müller", email: "", verified: "yes" });
  const second = await server.people.find((await refresh(twin)).body.uid);
  expect(second?.handle).toMatch(/^zoe_muller_[a-z0-9]{4}$/);
});

test("replaces a provider's name that must not be shown with the handle", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { name: "Zorkmid Hoard", email: "", verified: "yes" });
  const person = await server.people.find((await refresh(browser)).body.uid);
  expect(person?.handle).not.toContain("zorkmid");
  expect(person?.displayName).toBe(person?.handle);
});

test("stores none of the provider's tokens", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { person: "bruno" });
  const rows = await server.database
    .selectFrom("auth_account")
    .select(["access_token", "id_token"])
    .execute();
  expect(rows.every((row) => row.access_token === null && row.id_token === null)).toBe(true);
});

test("refuses a sign-in begun in another browser", async () => {
  const victim = server.browser();
  const attacker = server.browser();
  const page = await openProviderPage(attacker, "google");
  const { url } = await attackerCallback(page.url);
  const landed = await victim.visit(url);
  expect(landed.url).toBe(`${APP}/login?error=expired`);
  expect((await refresh(victim)).body.token).toBeNull();

  async function attackerCallback(interaction: string) {
    let location = interaction;
    let init: RequestInit = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "person=chiyo",
    };
    for (let hop = 0; hop < 5 && !location.startsWith(APP); hop += 1) {
      const answer = await attacker.step(location, init);
      location = new URL(answer.headers.get("location") ?? "", location).href;
      init = {};
    }
    return { url: location };
  }
});

test("refuses a state that was never issued", async () => {
  const browser = server.browser();
  const landed = await browser.visit(`${APP}/api/auth/callback/local-google?code=x&state=invented`);
  expect(landed.url).toBe(`${APP}/login?error=expired`);
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "refuses to continue at %s",
  async (callbackURL) => {
    const answer = await server
      .browser()
      .post("/api/auth/sign-in/social", { provider: "google", callbackURL });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "INVALID_INPUT" });
  },
);

test("closes the library's endpoints that are not exposed", async () => {
  const browser = server.browser();
  await signIn(browser, "google", { person: "ada" });
  for (const path of ["/token", "/get-session", "/list-sessions", "/list-accounts"]) {
    expect((await browser.visit(`${APP}/api/auth${path}`)).status).toBe(404);
  }
  for (const path of ["/update-user", "/sign-up/email", "/get-access-token", "/delete-user"]) {
    expect((await browser.post(`/api/auth${path}`)).status).toBe(404);
  }
});

test("an unverified address does not block its real owner", async () => {
  const squatter = server.browser();
  await signIn(squatter, "google", { name: "Squatter", email: "nora@mail.example" });
  const owner = server.browser();
  await signIn(owner, "apple", { name: "Nora", email: "nora@mail.example", verified: "yes" });
  const ids = [(await refresh(squatter)).body.uid, (await refresh(owner)).body.uid];
  expect(ids.every((id) => typeof id === "string")).toBe(true);
  expect(ids[0]).not.toBe(ids[1]);
});

test("translates a provider's refusal into our code", async () => {
  const browser = server.browser();
  const answer = await browser.post("/api/auth/sign-in/social", {
    provider: "google",
    callbackURL: "/",
  });
  const state = new URL((await answer.json()).url).searchParams.get("state");
  const landed = await browser.visit(
    `${APP}/api/auth/callback/local-google?error=access_denied&error_description=x&state=${state}`,
  );
  expect(landed.url).toBe(`${APP}/login?error=access_denied`);
});

test("admits concurrent users of one name, and one of them gets it as handle", async () => {
  const browsers = Array.from({ length: 5 }, () => server.browser());
  await Promise.all(
    browsers.map((browser) =>
      signIn(browser, "google", { name: "Max Moritz", email: "", verified: "yes" }),
    ),
  );
  const handles = await Promise.all(
    browsers.map(async (browser) => {
      const person = await server.people.find((await refresh(browser)).body.uid);
      return person?.handle ?? "";
    }),
  );
  expect(new Set(handles).size).toBe(5);
  expect(handles.filter((handle) => handle === "max_moritz")).toHaveLength(1);
  expect(handles.every((handle) => handle.startsWith("max_moritz"))).toBe(true);
});
