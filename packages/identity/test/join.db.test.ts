import { expect, test } from "vitest";
import { APP, refresh, signIn, startTestServer, type TestBrowser } from "./test-server.ts";

const server = await startTestServer();
const ask = `${APP}/login?join=apple&with=google`;
const agreed = { join: true };
let people = 0;

/** Creates a user who has signed in with Google once. */
async function member() {
  const name = `Lena ${++people}`;
  const email = `lena${people}@mail.example`;
  const browser = server.browser();
  await signIn(browser, "google", { name, email, verified: "yes" });
  const { uid } = (await refresh(browser)).body;
  const subject = `added-lena-${people}`;
  return { name, email, uid, subject };
}
type Member = Awaited<ReturnType<typeof member>>;

const comeWithApple = (browser: TestBrowser, { name, email }: Member) =>
  signIn(browser, "apple", { name, email, verified: "yes" });
const comeBack = (browser: TestBrowser, { subject }: Member, more: object = agreed) =>
  signIn(browser, "google", { person: subject }, "/", more);
const uidIn = async (browser: TestBrowser) => (await refresh(browser)).body.uid;
const accountsOf = async ({ uid }: Member) => {
  const query = server.database.selectFrom("auth_account").select(["provider_id"]);
  return (await query.where("user_id", "=", uid).execute()).map((row) => row.provider_id).sort();
};

test("creates nothing for a known address with a new subject, and links it after a sign-in with the old one", async () => {
  const lena = await member();
  const browser = server.browser();
  expect((await comeWithApple(browser, lena)).url).toBe(ask);
  expect(await uidIn(browser)).toBeNull();
  expect(await accountsOf(lena)).toEqual(["local-google"]);
  expect(server.told).toContainEqual(
    expect.objectContaining({ event: "account-join-asked", userId: lena.uid, provider: "apple" }),
  );
  expect((await comeBack(browser, lena)).url).toBe(`${APP}/`);
  expect(await uidIn(browser)).toBe(lena.uid);
  expect(await accountsOf(lena)).toEqual(["local-apple", "local-google"]);
  expect(browser.cookie("kinora.join")).toBeUndefined();
  expect(server.told).toContainEqual(
    expect.objectContaining({ event: "account-joined", userId: lena.uid, provider: "apple" }),
  );
});

test("refuses an unverified address as before", async () => {
  const lena = await member();
  const thief = server.browser();
  const refused = await signIn(thief, "apple", { name: "Mallory", email: lena.email });
  expect(refused.url).toBe(`${APP}/login?error=account_not_linked`);
  expect(await uidIn(thief)).toBeNull();
});

test("does not link without agreement, and discards the request", async () => {
  const lena = await member();
  const browser = server.browser();
  await comeWithApple(browser, lena);
  await comeBack(browser, lena, {});
  expect(await accountsOf(lena)).toEqual(["local-google"]);
  await comeBack(browser, lena);
  expect(await accountsOf(lena)).toEqual(["local-google"]);
});

test("discards the request when another user signs in", async () => {
  const [lena, other] = [await member(), await member()];
  const browser = server.browser();
  await comeWithApple(browser, lena);
  await comeBack(browser, other);
  expect(await accountsOf(other)).toEqual(["local-google"]);
  await comeBack(browser, lena);
  expect(await accountsOf(lena)).toEqual(["local-google"]);
});

test("binds the request to the browser, for ten minutes and one use", async () => {
  const lena = await member();
  const first = server.browser();
  await comeWithApple(first, lena);
  await comeBack(server.browser(), lena);
  expect(await accountsOf(lena)).toEqual(["local-google"]);

  const token = first.cookie("kinora.join") ?? "";
  server.clock.skew = 11 * 60_000;
  await comeBack(first, lena);
  server.clock.skew = 0;
  expect(await accountsOf(lena)).toEqual(["local-google"]);

  const second = server.browser();
  await comeWithApple(second, lena);
  const fresh = second.cookie("kinora.join") ?? "";
  await comeBack(second, lena);
  const query = server.database.deleteFrom("auth_account").where("provider_id", "=", "local-apple");
  await query.where("user_id", "=", lena.uid).execute();
  for (const old of [token, fresh]) {
    second.setCookie("kinora.join", old);
    await comeBack(second, lena);
    expect(await accountsOf(lena)).toEqual(["local-google"]);
  }
});

test("uses the later of two tabs and links the account once", async () => {
  const lena = await member();
  const browser = server.browser();
  await comeWithApple(browser, lena);
  await signIn(browser, "apple", { person: `${lena.subject}-2` });
  await comeBack(browser, lena);
  await comeBack(browser, lena);
  expect(await accountsOf(lena)).toEqual(["local-apple", "local-google"]);
});
