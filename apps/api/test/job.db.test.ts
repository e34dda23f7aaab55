import { jobPage, letterPage } from "@kinora/contracts/job/job";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { as, database, people, beginAnew, parts, clock } = await startWithStaff();
const { ada, chiyo, mira } = people;
beforeEach(beginAnew);
beforeEach(async () => {
  await sql`update job set ended_at = now(), outcome = 'cancelled' where ended_at is null`.execute(
    database,
  );
});

let ordered = 0;
/** Orders a picture of ada's, whose job waits. */
async function order(): Promise<string> {
  ordered += 1;
  const form = { type: "text-to-image", prompt: `a fox ${ordered}` };
  const { quoteId } = (await ada("POST", "/api/quotes", form)).body;
  return (await ada("POST", "/api/creations", { quoteId }, `job ${ordered}`)).body.id;
}
const list = async (show: string) =>
  jobPage.parse((await chiyo("GET", `/api/admin/jobs?show=${show}`)).body).items;
const jobOf = async (creationId: string, show = "waiting") => {
  const job = (await list(show)).find(({ subject }) => subject.id === creationId);
  if (!job) throw new Error("no such job");
  return job;
};
const gems = async () => (await ada("GET", "/api/gems/balance")).body;
const because = { reason: "It hangs since morning" };
const linesOf = async (id: string) =>
  (await chiyo("GET", `/api/admin/audit?subject=${encodeURIComponent(id)}`)).body.items.map(
    ({ action, by, reason }: Record<string, string>) => [action, by, reason],
  );

describe("jobs", () => {
  it("are listed by state, to admins only, without the prompt", async () => {
    const job = await jobOf(await order());
    expect(job).toMatchObject({ kind: "creation.make", attempts: 0, mayCancel: true });
    expect(JSON.stringify(await list("waiting"))).not.toContain("a fox");
    expect((await mira("GET", "/api/admin/jobs")).status).toBe(403);
    expect(await list("stuck")).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 61 * 60_000);
    expect((await list("stuck")).map(({ id }) => id)).toEqual([job.id]);
  });

  it("can be cancelled with a reason, which returns the gems and is shown to the owner", async () => {
    const before = await gems();
    const id = await order();
    const job = await jobOf(id);
    expect((await gems()).held).toBeGreaterThan(before.held);
    const give = (body: object) => chiyo("POST", `/api/admin/jobs/${job.id}/cancel`, body);
    expect((await give({ reason: " " })).status).toBe(422);
    expect((await give(because)).status).toBe(204);
    expect(await gems()).toMatchObject({ available: before.available, held: before.held });
    expect((await ada("GET", `/api/creations/${id}`)).body).toMatchObject({ status: "failed" });
    expect((await give(because)).body.code).toBe("JOB_ENDED");
    expect(await linesOf(job.id)).toEqual([["job.cancelled", "chiyo", because.reason]]);
  });

  it("that wait for an answer can be resumed now, once however often that is requested", async () => {
    const job = await jobOf(await order());
    await database
      .updateTable("job")
      .set({ waits_until: new Date(clock.now.getTime() + 3_600_000) })
      .where("id", "=", job.id)
      .execute();
    for (let time = 0; time < 2; time += 1)
      expect((await chiyo("POST", `/api/admin/jobs/${job.id}/retry`, because)).status).toBe(204);
    const [again] = await list("waiting");
    expect(again?.waitsUntil).toBeNull();
    expect(await linesOf(job.id)).toEqual([["job.retried", "chiyo", because.reason]]);
  });

  it("that do not exist are rejected", async () => {
    const none = "00000000-0000-7000-8000-000000000000";
    for (const way of ["retry", "cancel"]) {
      const answer = await chiyo("POST", `/api/admin/jobs/${none}/${way}`, because);
      expect(answer.body.code).toBe("JOB_NOT_FOUND");
    }
    expect((await chiyo("POST", "/api/admin/jobs/1/retry", because)).status).toBe(422);
    expect((await chiyo("GET", "/api/admin/jobs?cursor=1~abc")).status).toBe(422);
  });
});

it("dead events can be delivered again, once however often that is requested", async () => {
  await parts.stores.record({
    ...{ type: "story.failed", subjectId: "story", userId: "usr_ada", payload: { jobId: "1" } },
  });
  await sql`
    insert into event_letter (listener, event_id, noun, subject_id, tries, error, dead_at)
    select 'notification', max(id), 'story', 'story', 5, '23505', now() from domain_event`.execute(
    database,
  );
  const letters = async () =>
    letterPage.parse((await chiyo("GET", "/api/admin/letters")).body).items;
  const [letter] = await letters();
  expect(letter).toMatchObject({ listener: "notification", type: "story.failed", error: "23505" });
  const address = `/api/admin/letters/notification/${letter?.event}/retry`;
  for (let time = 0; time < 2; time += 1)
    expect((await chiyo("POST", address, because)).status).toBe(204);
  expect(await letters()).toEqual([]);
  expect(await linesOf(`notification ${letter?.event}`)).toHaveLength(1);
  await database.deleteFrom("event_letter").execute();
  expect((await chiyo("POST", address, because)).body.code).toBe("LETTER_NOT_FOUND");
  expect((await as(null)("GET", "/api/admin/letters")).status).toBe(401);
});
