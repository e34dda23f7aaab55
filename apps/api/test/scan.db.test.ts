import { SHIPPED_LIMITS } from "@kinora/contracts/scan/scan-limits";
import { scanPage, scanTry } from "@kinora/contracts/scan/scan-page";
import { postgresScanLimits } from "@kinora/database/scan/postgres-scan-limits";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { expect, it } from "vitest";
import { startWithStaff } from "./start-with-staff.ts";

const { database, people, clock } = await startWithStaff();
const { ada, mira, chiyo, olivia } = people;
const strict = { ...SHIPPED_LIMITS, sexy: { mature: 0.4, review: 0.6, reject: 0.9 } };
const page = async () => scanPage.parse((await olivia("GET", "/api/admin/scan")).body);

/** Adds a work whose job was scanned. */
async function scanned(id: string, scan: { scores: object[]; times?: number[]; limits?: number }) {
  await insertCreation(database, { id, user_id: "usr_ada", status: "review", private: true });
  const job = crypto.randomUUID();
  await database
    .insertInto("job")
    .values({
      ...{ id: job, kind: "creation.make", noun: "creation", subject_id: id, gems: 0, turn: 0 },
      ...{ user_id: "usr_ada", background: false, queued_at: clock.now },
      ...{ ended_at: clock.now, outcome: "delivered" },
    })
    .execute();
  await database
    .insertInto("creation_scan")
    .values({
      ...{ job_id: job, creation_id: id, verdict: "unsure", scanned_at: clock.now },
      ...{ scores: JSON.stringify(scan.scores), looked: 20, limits: scan.limits ?? 0 },
      frame_times: scan.times ? JSON.stringify(scan.times) : null,
    })
    .execute();
}

it("lets only the owner change limits, which apply at once in every process, are logged and can be reset", async () => {
  for (const other of [ada, mira, chiyo])
    expect((await other("GET", "/api/admin/scan")).status).toBe(403);
  expect(await page()).toEqual({
    ...{ number: 0, limits: SHIPPED_LIMITS, shipped: SHIPPED_LIMITS, history: [] },
  });
  expect((await olivia("PUT", "/api/admin/scan", strict)).status).toBe(200);
  // As a worker reads them before each scan.
  expect(await postgresScanLimits(database).current()).toEqual({ number: 1, limits: strict });
  await olivia("PUT", "/api/admin/scan", strict);
  expect((await page()).history).toMatchObject([{ number: 1, by: "olivia", limits: strict }]);
  const { items } = (await olivia("GET", "/api/admin/audit?action=scan.limits.changed")).body;
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    before: { sexy: "review 0.8, refuse never", sexyMature: "0.8" },
    after: { sexy: "review 0.6, refuse 0.9", sexyMature: "0.4" },
  });
  for (const porn of [
    { mature: null, review: 0.9, reject: 0.5 },
    { mature: 0.6, review: 0.5, reject: 0.5 },
  ])
    expect((await olivia("PUT", "/api/admin/scan", { ...strict, porn })).status).toBe(422);
  expect((await olivia("PUT", "/api/admin/scan", { porn: strict.porn })).status).toBe(422);
  expect((await page()).number).toBe(1);
});

it("shows moderators why a work was held, by the limits of that time", async () => {
  await scanned("film", {
    ...{ scores: [{ sexy: 0.7, porn: 0.1 }, { porn: 0.2 }], times: [12, 15], limits: 1 },
  });
  await olivia("PUT", "/api/admin/scan", SHIPPED_LIMITS);
  const { items } = (await mira("GET", "/api/moderation/cases")).body;
  const found = items.find(({ work }: { work: { id: string } }) => work.id === "film");
  expect(found.scan).toEqual({
    ...{ verdict: "unsure", looked: 20 },
    readings: [
      { measure: "explicit", score: 0.2, at: 15, ...strict.explicit },
      { measure: "porn", score: 0.2, at: 15, ...strict.porn },
      { measure: "hentai", score: 0, at: null, ...strict.hentai },
      { measure: "sexy", score: 0.7, at: 12, ...strict.sexy },
    ],
  });
});

it("tries other limits on the latest works, counting those without scores as unknown", async () => {
  await insertCreation(database, { id: "unscanned", user_id: "usr_ada" });
  await insertCreation(database, { id: "song", user_id: "usr_ada", kind: "music" });
  const tried = scanTry.parse((await olivia("POST", "/api/admin/scan/tries", strict)).body);
  expect(tried).toMatchObject({
    ...{ tried: 2, unknown: 1, changed: 1, after: { clean: 0, unsure: 1, hit: 0 } },
    mature: { before: 0, after: 1 },
    works: [{ id: "film", before: "clean", after: "unsure", measure: "sexy", at: 12 }],
  });
});
