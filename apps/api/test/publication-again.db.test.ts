import { sql } from "kysely";
import { expect, test } from "vitest";
import { startPublishing } from "./start-publishing.ts";

const { ada, database, newWork, photos, order } = await startPublishing();

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
