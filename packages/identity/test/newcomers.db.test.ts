import { afterEach, expect, test } from "vitest";
import { refresh, signIn, startTestServer } from "./test-server.ts";

const server = await startTestServer({ ownerEmail: "boss@mail.example" });
const { newcomers } = server;
afterEach(() => {
  newcomers.refuse = () => null;
});
const comes = async (name: string, cookie?: string) => {
  const browser = server.browser();
  if (cookie) browser.setCookie("kinora.invitation", cookie);
  const email = `${name}@mail.example`;
  const page = await signIn(browser, "google", { name, email, verified: "yes" });
  const { token } = (await refresh(browser)).body;
  return { at: new URL(page.url).pathname + new URL(page.url).search, isIn: token !== null };
};
const count = async () =>
  (await server.database.selectFrom("app_user").select("id").execute()).length;

test("closed sign-ups refuse new users and admit existing ones", async () => {
  expect((await comes("ann")).isIn).toBe(true);
  newcomers.refuse = () => "SIGN_UPS_CLOSED";
  const before = await count();
  expect(await comes("bob")).toEqual({ at: "/login?error=sign_ups_closed", isIn: false });
  expect(await count()).toBe(before);
  const browser = server.browser();
  await signIn(browser, "google", { person: "added-ann" });
  expect((await refresh(browser)).body.token).not.toBeNull();
});

test("an invitation code admits a new user", async () => {
  newcomers.refuse = (code) => (code === "secret" ? null : "INVITATION_NEEDED");
  expect(await comes("cyd")).toEqual({ at: "/login?error=invitation_needed", isIn: false });
  expect((await comes("dan", "wrong")).isIn).toBe(false);
  expect((await comes("eve", "secret")).isIn).toBe(true);
});

test("always admits the owner", async () => {
  newcomers.refuse = () => "SIGN_UPS_CLOSED";
  expect((await comes("boss")).isIn).toBe(true);
});
