import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, told } = await startTestServer();
const [ada, olivia] = [as("ada"), as("olivia")];
const DAY = 24 * 60 * 60_000;
const at = new Date(clock.now.getTime() + 30 * DAY).toISOString();

it("requires the user's handle, ends all sessions and tokens, and can be called off", async () => {
  const far = new Date(clock.now.getTime() + 60 * DAY);
  const session = { user_id: "usr_ada", expires_at: far };
  for (const id of ["ses", "phone"])
    await database
      .insertInto("auth_session")
      .values({ id, token: id, ...session })
      .execute();
  const wish = { name: "Script", scopes: ["read"], days: 30 };
  expect((await ada("POST", "/api/me/access-tokens", wish)).status).toBe(201);

  const wrong = await ada("POST", "/api/me/deletion", { handle: "bruno" });
  expect(wrong).toMatchObject({ status: 422, body: { code: "HANDLE_DIFFERS" } });
  expect((await ada("GET", "/api/me/deletion")).body).toEqual({
    at: null,
    handle: "ada",
    payingAt: [],
  });
  expect((await ada("POST", "/api/me/deletion", { handle: "@Ada" })).body).toEqual({
    ...{ at, handle: "ada", payingAt: [] },
  });
  const ids = await database.selectFrom("auth_session").select("id").execute();
  expect(ids).toEqual([{ id: "ses" }]);
  expect((await ada("GET", "/api/me/access-tokens")).body.items).toEqual([]);

  // A second request does not move the date.
  clock.now = new Date(clock.now.getTime() + DAY);
  expect((await ada("POST", "/api/me/deletion", { handle: "ada" })).body).toEqual({
    ...{ at, handle: "ada", payingAt: [] },
  });
  expect((await ada("DELETE", "/api/me/deletion")).body).toEqual({
    at: null,
    handle: "ada",
    payingAt: [],
  });
  expect(told.map(({ event }) => event)).toContain("deletion-called-off");
});

it("is refused to the last owner and to tokens, but not to a suspended user", async () => {
  const last = await olivia("POST", "/api/me/deletion", { handle: "olivia" });
  expect(last).toMatchObject({ status: 409, body: { code: "LAST_OWNER" } });
  const token = await as("kin_ada")("POST", "/api/me/deletion", { handle: "ada" });
  expect(token.body.code).toBe("SESSION_ONLY");
  const disabled = { disabled_at: clock.now };
  await database.updateTable("app_user").set(disabled).where("id", "=", "usr_bruno").execute();
  const bruno = await as("bruno")("POST", "/api/me/deletion", { handle: "bruno" });
  expect(bruno.body.at).not.toBeNull();
});

it("can no longer be called off once the erasure has begun", async () => {
  const { body } = await as("chiyo")("POST", "/api/me/deletion", { handle: "chiyo" });
  const begun = { erasing_since: clock.now };
  await database.updateTable("app_user").set(begun).where("id", "=", "usr_chiyo").execute();
  const late = await as("chiyo")("DELETE", "/api/me/deletion");
  expect(late).toMatchObject({ status: 401, body: { code: "SESSION_ENDED" } });
  expect((await as("chiyo")("GET", "/api/me/deletion")).body).toEqual(body);
});
