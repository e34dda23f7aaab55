import type { Publication } from "@kinora/contracts/publication/post";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED, startPublishing } from "./start-publishing.ts";

const { ada, as, database, page, newWork, photos, order } = await startPublishing();

test("its owner says that nothing is there, also of what can't be posted again", async () => {
  const workId = await newWork();
  const { body } = await order(workId, [photos("A fox")]);
  const [{ id }] = body.publications;
  await sql`update job set ended_at = now(), outcome = 'failed' where subject_id = ${id}`.execute(
    database,
  );
  await sql`update publication set step = 'armed', armed_at = now(), stage = 'unconfirmed'
             where id = ${id}`.execute(database);
  await sql`update creation set status = 'deleted', deleted_at = now() where id = ${workId}`.execute(
    database,
  );
  const answer = (is: string) => ada("POST", `/api/publications/${id}/answer`, { is });
  expect((await answer("not there")).body.code).toBe("WORK_NOT_PUBLISHABLE");
  expect((await answer("not there, leave it")).body).toMatchObject({
    ...{ outcome: "fail", stage: "over" },
    publications: [{ problem: { code: "publication.not_there" }, actions: ["again"] }],
  });
});

test("words that may no longer be written are not posted again", async () => {
  const { body } = await order(await newWork(), [photos("A flarn fox")]);
  const [{ id }] = body.publications;
  await ada("POST", `/api/publications/${id}/cancel`);
  const unsure = (await order(await newWork(), [photos("A flarn owl")])).body.publications[0];
  await sql`update publication set step = 'armed', armed_at = now(), stage = 'unconfirmed'
             where id = ${unsure.id}`.execute(database);
  const flarn = { text: "flarn*", tier: "banned", language: "en" };
  await as("olivia")("POST", "/api/words/edits", { added: [flarn], note: "test" });
  const again = await ada("POST", `/api/publications/${id}/again`, undefined, "again words");
  const answer = { is: "not there" };
  const answered = await ada("POST", `/api/publications/${unsure.id}/answer`, answer);
  expect([again.body.code, answered.body.code]).toEqual(["BANNED_WORD", "BANNED_WORD"]);
});

test("the same key returns the post that was made again, also when its account has gone", async () => {
  const { body } = await order(await newWork(), [photos("A fox")]);
  const [{ id }] = body.publications;
  await ada("POST", `/api/publications/${id}/cancel`);
  const again = () => ada("POST", `/api/publications/${id}/again`, undefined, "again gone");
  const first = await again();
  expect(first.status).toBe(202);
  const owned = (userId: string) =>
    sql`update platform_connection set user_id = ${userId} where id = ${page}`.execute(database);
  await owned("usr_bruno");
  const second = await again();
  await owned("usr_ada");
  expect([second.status, second.body.id]).toEqual([202, first.body.id]);
});

test("what was posted again is so once, by whatever press, until that one has failed", async () => {
  const { body } = await order(await newWork(), [photos("A fox"), FEED]);
  const [{ id }, feed] = body.publications;
  for (const one of [id, feed.id]) await ada("POST", `/api/publications/${one}/cancel`);
  const again = (which = id) => ada("POST", `/api/publications/${which}/again`, undefined, newId());
  const pressed = await Promise.all([again(), again()]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([202, 409]);
  const { body: shown } = await ada("GET", `/api/posts/${body.id}`);
  expect(shown.publications.map(({ actions }: Publication) => actions)).toEqual([[], ["again"]]);
  expect((await again(feed.id)).status).toBe(202);
  const second = pressed.find(({ status }) => status === 202)?.body.publications[0].id;
  await ada("POST", `/api/publications/${second}/cancel`);
  expect((await again()).status).toBe(202);
});
