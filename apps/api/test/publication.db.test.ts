import { post, postPage } from "@kinora/contracts/publication/post";
import { postPreview } from "@kinora/contracts/publication/post-preview";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED, startPublishing } from "./start-publishing.ts";

const { ada, as, clock, database, tiktok, page, creator, now, newWork, photos, order } =
  await startPublishing();

test("a post has one child for each target, and is ordered once for each key", async () => {
  const workId = await newWork();
  const { status, body } = await order(workId, [photos("A fox"), FEED], "one key");
  expect(status).toBe(202);
  const made = post.parse(body);
  expect(made).toMatchObject({
    ...{
      outcome: "scheduled",
      stage: "publishing",
      time: null,
      canMove: true,
      work: { id: workId },
    },
    publications: [
      {
        ...{ platform: "facebook", outcome: "scheduled", stage: "publishing", isAiMade: true },
        ...{ account: { name: "Simulated Page", connectionId: page }, actions: ["cancel"] },
        fields: { caption: "A fox", title: null },
      },
      { platform: "kinora", account: { name: "Kinora", connectionId: null } },
    ],
  });
  expect((await order(workId, [photos("A fox"), FEED], "one key")).body.id).toBe(made.id);
  expect((await order(workId, [photos("A wolf")], "one key")).body.code).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  const jobs = await database.selectFrom("job").select("lane").where("noun", "=", "publication");
  expect((await jobs.execute()).map(({ lane }) => lane).sort()).toEqual(["deliver", "upkeep"]);
  expect(postPage.parse((await ada("GET", "/api/posts?outcome=scheduled")).body).items).toEqual([
    made,
  ]);
  expect((await ada("GET", "/api/posts?outcome=done")).body.items).toEqual([]);
  expect((await ada("GET", `/api/creations/${workId}/posts`)).body.items).toEqual([made]);
});

test("nobody else sees a post, or does anything with it", async () => {
  const { body } = await order(await newWork(), [photos("A fox")]);
  const [{ id }] = body.publications;
  const bruno = as("bruno");
  expect((await bruno("GET", `/api/posts/${body.id}`)).body.code).toBe("POST_NOT_FOUND");
  expect((await bruno("GET", "/api/posts")).body.items).toEqual([]);
  for (const [what, given] of [
    ["cancel", undefined],
    ["answer", { is: "there" }],
    ["withdraw", undefined],
  ] as const)
    expect((await bruno("POST", `/api/publications/${id}/${what}`, given)).body.code).toBe(
      "PUBLICATION_NOT_FOUND",
    );
  const others = await newWork({ user_id: "usr_bruno" });
  expect((await order(others, [photos("Mine")])).body.code).toBe("CREATION_NOT_FOUND");
  expect((await order(others, [photos("Mine")], newId(), "bruno")).body.code).toBe(
    "CONNECTION_NOT_FOUND",
  );
});

test.each([
  [{ status: "processing" }, "unfinished"],
  [{ status: "review" }, "review"],
  [{ moderator_hidden: true }, "restricted"],
  [{ status: "deleted", deleted_at: now() }, "deleted"],
])("a work that is %o is not published", async (given, because) => {
  const { status, body } = await order(await newWork(given), [photos("A fox")]);
  expect([status, body.code, body.details.because]).toEqual([
    ...[409, "WORK_NOT_PUBLISHABLE", because],
  ]);
});

test("refuses what the platform would refuse; and a private work in the feed", async () => {
  const workId = await newWork();
  const long = await order(workId, [photos("x".repeat(20_001))]);
  expect(long.body.code).toBe("TEXT_TOO_LONG");
  const film = { connectionId: page, fields: { platform: "facebook", kind: "reel" } };
  const { body } = await order(workId, [film]);
  expect(body).toMatchObject({ code: "PUBLICATION_FINDINGS", details: { connectionId: page } });
  expect(body.details.findings[0]).toMatchObject({ code: "wrong_type", fix: null });
  const hidden = await order(await newWork({ private: true }), [FEED]);
  expect(hidden.body).toMatchObject({
    code: "WORK_NOT_PUBLISHABLE",
    details: { because: "private" },
  });
  expect((await order(workId, [photos("one"), photos("two")])).body.code).toBe("INVALID_INPUT");
  // TikTok's audience has no default.
  const without = { connectionId: creator, fields: { platform: "tiktok", kind: "video" } };
  expect((await order(workId, [without])).body.code).toBe("INVALID_INPUT");
  const branded = {
    ...{ ...without.fields, caption: "A fox", agreesToMusic: true },
    ...{ isBrandedContent: true, audience: "SELF_ONLY" },
  };
  const { body: unseen } = await order(workId, [{ connectionId: creator, fields: branded }]);
  expect(JSON.stringify(unseen)).toContain("targets.0.fields.audience");
});

test("is cancelled until it is armed; the same can be posted again", async () => {
  const { body } = await order(await newWork(), [photos("A fox")]);
  const [{ id }] = body.publications;
  const cancel = () => ada("POST", `/api/publications/${id}/cancel`);
  await sql`update publication set step = 'armed', armed_at = now()`.execute(database);
  expect((await cancel()).body.code).toBe("PUBLICATION_STAGE");
  await sql`update publication set step = 'prepare'`.execute(database);
  expect((await cancel()).body).toMatchObject({
    ...{ outcome: "fail", stage: "over" },
    publications: [{ problem: { code: "publication.cancelled", class: null }, actions: ["again"] }],
  });
  expect((await cancel()).body.code).toBe("PUBLICATION_STAGE");
  const job = database.selectFrom("job").select("outcome").where("subject_id", "=", id);
  expect(await job.execute()).toEqual([{ outcome: "cancelled" }]);
  const again = () => ada("POST", `/api/publications/${id}/again`, undefined, "again");
  const { status, body: second } = await again();
  expect([status, second.againOf, second.outcome]).toEqual([202, body.id, "scheduled"]);
  expect((await again()).body.id).toBe(second.id);
});

test("its owner says of an unconfirmed one whether it is there; if not, it is posted again", async () => {
  const { body } = await order(await newWork(), [photos("A fox")]);
  const [{ id }] = body.publications;
  const answer = (given: object) => ada("POST", `/api/publications/${id}/answer`, given);
  expect((await answer({ is: "there" })).body.code).toBe("PUBLICATION_STAGE");
  await sql`update job set ended_at = now(), outcome = 'failed' where subject_id = ${id}`.execute(
    database,
  );
  await sql`update publication set step = 'armed', armed_at = now(), stage = 'unconfirmed'`.execute(
    database,
  );
  const { body: asked } = await ada("GET", `/api/posts/${body.id}`);
  expect(asked).toMatchObject({ outcome: "scheduled", stage: "unconfirmed" });
  expect((await answer({ is: "there", url: "javascript:alert(1)" })).status).toBe(422);
  const gone = await answer({ is: "not there" });
  expect(gone.body).toMatchObject({
    ...{ outcome: "scheduled", stage: "publishing" },
    publications: [
      { occurrence: 1, outcome: "fail", problem: { code: "publication.not_there" } },
      { occurrence: 2, outcome: "scheduled", stage: "publishing" },
    ],
  });
  expect((await answer({ is: "not there" })).body.code).toBe("PUBLICATION_STAGE");
  await sql`update publication set step = 'armed', armed_at = now(), stage = 'unconfirmed'
             where occurrence = 2`.execute(database);
  const second = gone.body.publications[1].id;
  const there = { is: "there", url: "https://www.facebook.com/1" };
  expect((await ada("POST", `/api/publications/${second}/answer`, there)).body).toMatchObject({
    outcome: "done",
    publications: [{}, { outcome: "done", confirmedBy: "owner", url: there.url }],
  });
});

test("previews what applies now, with TikTok's own terms and each finding's fix", async () => {
  const workId = await newWork();
  const wish = {
    workId,
    targets: [
      { connectionId: creator },
      { connectionId: page, kind: "photos", caption: "#a ".repeat(3) },
      { connectionId: "kinora" },
    ],
  };
  const { status, body } = await ada("POST", "/api/posts/preview", wish);
  expect(status).toBe(200);
  const [tiktokSays, pageSays, feed] = postPreview.parse(body).targets;
  expect(tiktokSays).toMatchObject({ platform: "tiktok", kinds: [], kind: null });
  expect(tiktokSays?.terms?.creator?.audiences.length).toBeGreaterThan(0);
  expect(pageSays).toMatchObject({
    ...{ kinds: ["photos", "text"], kind: "photos", isAiMade: true, findings: [] },
    media: [{ mimeType: "image/jpeg", width: 1_280 }],
  });
  expect(feed).toMatchObject({ platform: "kinora", kind: "feed", problem: null });
  const asked = tiktok.calls.length;
  const again = await Promise.all([1, 2].map(() => ada("POST", "/api/posts/preview", wish)));
  expect(again.map((one) => one.body.targets[0].terms.creator !== null)).toEqual([true, true]);
  // Kept for a minute, and nobody asks twice in a request.
  expect(tiktok.calls.length).toBe(asked);
  const twice = { ...wish, targets: [{ connectionId: creator }, { connectionId: creator }] };
  expect((await ada("POST", "/api/posts/preview", twice)).body.code).toBe("INVALID_INPUT");
  clock.now = new Date(now().getTime() + 61_000);
  tiktok.faults.standing = "quota reached";
  const [later] = (await ada("POST", "/api/posts/preview", wish)).body.targets;
  tiktok.faults.standing = null;
  clock.now = now();
  expect(later).toMatchObject({ terms: null });
});

test("says before an order that a platform can't fetch the file from this server", async () => {
  const own = { platform: "instagram", flavour: "instagram-login" };
  const account = "con_instagram";
  await sql`insert into platform_connection
    select (jsonb_populate_record(known, ${JSON.stringify({ ...own, id: account })}::jsonb)).*
      from platform_connection known where id = ${page}`.execute(database);
  const workId = await newWork({ width: 1_080, height: 1_080 });
  const asked = { workId, targets: [{ connectionId: account, kind: "photos" }] };
  const fields = { platform: "instagram", kind: "photos", caption: "A fox" };
  const { body: refused } = await order(workId, [{ connectionId: account, fields }]);
  expect(refused).toMatchObject({
    code: "PUBLICATION_FINDINGS",
    details: { findings: [{ code: "not_reachable" }] },
  });
  const { body } = await ada("POST", "/api/posts/preview", asked);
  expect(body.targets[0].findings).toMatchObject([{ code: "not_reachable", blocks: true }]);
});
