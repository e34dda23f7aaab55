import { forgetPerson } from "@kinora/database/account/forget-person";
import { findPublicMedia } from "@kinora/database/creation/media-references";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, server } = await startTestServer();
const [guest, ada, bruno, chiyo] = [as(null), as("ada"), as("bruno"), as("chiyo")];
const DAY = 24 * 60 * 60_000;
const today = clock.now;
const profileOf = (handle: string, who = guest) => who("GET", `/api/people/${handle}`);
const publish = (id: string, user_id: string, given: object = {}) =>
  insertCreation(database, { id, user_id, published_at: today, ...given });
const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);

it("shows everyone a user's profile, and counts the public works", async () => {
  await publish("a1", "usr_ada");
  await publish("a2", "usr_ada", { private: true });
  await publish("a3", "usr_ada", { moderator_hidden: true });
  await bruno("PUT", "/api/creations/a1/like");
  await ada("PUT", "/api/creations/a1/like");
  const { body } = await profileOf("Ada");
  expect(body).toMatchObject({ id: "usr_ada", handle: "ada", works: 1, likes: 1 });
  expect(Object.keys(body).sort()).toEqual(
    [
      ...["avatarUrl", "bio", "displayName", "handle", "id"],
      ...["joinedAt", "likes", "likesPublic", "works", "followers", "follows", "you"],
    ].sort(),
  );
  expect(await profileOf("nobody")).toMatchObject({ status: 404 });
});

it("shows a user's likes to that user, and to others if the user allows it", async () => {
  const liked = (who = guest) => who("GET", "/api/feed?kind=recent&likedBy=bruno");
  expect(ids(await liked())).toEqual([]);
  expect(ids(await liked(ada))).toEqual([]);
  expect(ids(await liked(bruno))).toEqual(["a1"]);
  expect((await bruno("PATCH", "/api/me", { likesPublic: true })).body.likesPublic).toBe(true);
  expect(ids(await liked())).toEqual(["a1"]);
  await publish("a4", "usr_ada");
  await bruno("PUT", "/api/creations/a4/like");
  await database
    .updateTable("creation")
    .set({ moderator_hidden: true })
    .where("id", "=", "a4")
    .execute();
  expect(ids(await liked())).toEqual(["a1"]);
});

const call = (handle: string, who = ada) => who("PATCH", "/api/me", { handle });

it("redirects an old handle to its user for 90 days, during which nobody else can take it", async () => {
  expect((await call("ada_l")).status).toBe(200);
  expect((await profileOf("ada")).body.handle).toBe("ada_l");
  expect((await call("ada", bruno)).body.code).toBe("HANDLE_TAKEN");
  expect((await profileOf("bruno")).body.id).toBe("usr_bruno");
  // The user may take the old handle back, and the other one becomes the old one.
  expect((await call("ada")).status).toBe(200);
  expect((await profileOf("ada_l")).body.handle).toBe("ada");
  clock.now = new Date(+today + 91 * DAY);
  expect((await profileOf("ada_l")).status).toBe(404);
  expect((await call("ada_l", bruno)).status).toBe(200);
  await call("bruno", bruno);
});

it("limits how often a handle changes, so that nobody can hoard handles", async () => {
  clock.now = new Date(+today + 300 * DAY);
  for (const handle of ["chi_1", "chi_2", "chi_3", "chi_4"])
    expect((await call(handle, chiyo)).status).toBe(200);
  expect((await call("chi_5", chiyo)).body.code).toBe("HANDLE_CHANGED_OFTEN");
  expect((await call("chi_2", chiyo)).status).toBe(200);
  expect((await profileOf("chi_5")).status).toBe(404);
  expect((await profileOf("chi_4")).body.handle).toBe("chi_2");
});

it("does not give a handle to a user who takes it at the moment it is released", async () => {
  clock.now = new Date(+today + 500 * DAY);
  for (let round = 0; round < 10; round += 1) {
    await database.deleteFrom("old_handle").execute();
    const [from, to] = round % 2 === 0 ? ["ada", "ada_two"] : ["ada_two", "ada"];
    await Promise.all([call(to), call(from, bruno)]);
    expect((await profileOf(from)).body.id).toBe("usr_ada");
    expect((await profileOf(to)).body.id).toBe("usr_ada");
  }
});

const HASH = "a".repeat(64);
async function picture(creation_id: string) {
  const file = { role: "thumbnail", label: "", hash: HASH, mime_type: "image/webp", bytes: 3 };
  await database
    .insertInto("creation_media")
    .values({ creation_id, ...file, width: 240, height: 300 })
    .execute();
}

it("uses one of the user's works as their picture until it is restricted", async () => {
  await publish("mine", "usr_chiyo", { private: true });
  await picture("mine");
  const wish = { creationId: "mine" };
  expect((await ada("PUT", "/api/me/avatar", wish)).body.code).toBe("CREATION_NOT_FOUND");
  const { body } = await chiyo("PUT", "/api/me/avatar", wish);
  expect(body.avatarUrl).toBe(`/media/${HASH}.webp`);
  expect(await findPublicMedia(database, HASH)).toEqual({ mimeType: "image/webp" });
  const restrict = (moderator_hidden: boolean) =>
    database.updateTable("creation").set({ moderator_hidden }).where("id", "=", "mine").execute();
  await restrict(true);
  expect(await findPublicMedia(database, HASH)).toBeNull();
  expect((await chiyo("PUT", "/api/me/avatar", wish)).body.code).toBe("AVATAR_UNFIT");
  await restrict(false);
  const gone = await chiyo("DELETE", "/api/me/avatar");
  expect(gone.body.avatarUrl).toBe("/avatars/usr_chiyo.svg");
  expect(await findPublicMedia(database, HASH)).toBeNull();
});

it.each([
  [{}],
  [{ uploadId: "nothing" }],
  [{ creationId: "" }],
  [{ creationId: "x", uploadId: "y" }],
])("rejects %j as a picture", async (wish) => {
  expect([404, 422]).toContain((await ada("PUT", "/api/me/avatar", wish)).status);
});

it("has a public page, to which an old handle redirects", async () => {
  const page = (url: string) => server.inject({ method: "GET", url });
  const { handle } = (await profileOf("ada")).body;
  const found = await page(`/u/${handle}`);
  expect(found.statusCode).toBe(200);
  expect(found.body).toContain(`(@${handle})`);
  const old = handle === "ada" ? "ada_two" : "ada";
  const moved = await page(`/u/${old}`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, `/u/${handle}`]);
  expect((await page("/u/nobody")).statusCode).toBe(404);
  expect((await page("/u/%E0%A4%A")).statusCode).toBeGreaterThanOrEqual(400);
});

it("follows a person, shows both how they stand to each other, and forgets it with the account", async () => {
  const follow = (who: typeof ada, handle: string) => who("POST", `/api/people/${handle}/follow`);
  expect((await follow(guest, "ada")).body.code).toBe("SIGN_IN_REQUIRED");
  expect((await follow(bruno, "bruno")).body.code).toBe("FOLLOW_SELF");
  expect((await follow(bruno, "nobody")).body.code).toBe("PERSON_NOT_FOUND");
  expect((await profileOf("ada", bruno)).body.you).toEqual({
    ...{ follows: false, followsYou: false, blocks: false, mutes: false },
  });
  for (let times = 0; times < 2; times += 1)
    expect(await follow(bruno, "Ada")).toMatchObject({
      ...{ status: 200, body: { you: { follows: true, followsYou: false }, followers: 1 } },
    });
  expect((await follow(chiyo, "ada")).body.followers).toBe(2);
  expect((await profileOf("bruno", ada)).body).toMatchObject({
    ...{ follows: 1, followers: 0, you: { follows: false, followsYou: true } },
  });
  expect((await profileOf("ada", ada)).body).toMatchObject({ followers: 2, you: null });
  expect((await profileOf("ada")).body).toMatchObject({ followers: 2, you: null });
  const gone = await chiyo("DELETE", "/api/people/ada/follow");
  const apart = { follows: false, followsYou: false, blocks: false, mutes: false };
  expect(gone.body).toEqual({ you: apart, followers: 1 });
  await follow(ada, "bruno");
  await database.transaction().execute((own) => forgetPerson(own, "usr_bruno", clock.now));
  expect((await profileOf("ada")).body).toMatchObject({ followers: 0, follows: 0 });
  expect(await database.selectFrom("follow").selectAll().execute()).toEqual([]);
});

it("limits how many people somebody follows, also when they follow several at once", async () => {
  await database
    .insertInto("app_user")
    .columns(["id", "handle", "display_name"])
    .expression(sql`select 'usr_star' || n, 'star' || n, 'Star' from generate_series(1, 5003) n`)
    .execute();
  await sql`insert into follow select 'usr_chiyo', 'usr_star' || n, now()
              from generate_series(1, 4998) n`.execute(database);
  const answers = await Promise.all(
    [4999, 5000, 5001, 5002, 5003].map((n) => chiyo("POST", `/api/people/star${n}/follow`)),
  );
  expect(answers.map(({ body }) => body.code ?? "followed").toSorted()).toEqual([
    ...["FOLLOWING_FULL", "FOLLOWING_FULL", "FOLLOWING_FULL", "followed", "followed"],
  ]);
});
