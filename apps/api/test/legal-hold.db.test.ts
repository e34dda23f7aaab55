import { findDeletedBefore } from "@kinora/database/creation/creation-upkeep";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { isHeldFile, postgresClosedFiles } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();
const { as, clock, database } = server;
const [ada, bruno, mira, olivia] = [as("ada"), as("bruno"), as("mira"), as("olivia")];
for (const person of [ada, bruno, mira, olivia]) await person("GET", "/api/me");
const today = clock.now;
const DAY = 24 * 60 * 60_000;
const hashOf = (id: string) => id.repeat(64).slice(0, 64);

/** Creates a published work that a user reported as child abuse. */
async function reported(id: string, reason = "child_abuse", user_id = "usr_ada") {
  await insertCreation(database, { id, user_id, published_at: today });
  const file = { role: "main", label: "", mime_type: "image/webp", bytes: 3, hash: hashOf(id) };
  await database
    .insertInto("creation_media")
    .values({ creation_id: id, ...file })
    .execute();
  const body = { reason, note: "" };
  expect((await bruno("POST", `/api/creations/${id}/reports`, body)).status).toBe(201);
}
const act = (id: string, action: string, who = ada) =>
  who("POST", `/api/creations/${id}/actions`, { action });
const waits = async (who: typeof ada) =>
  (await who("GET", "/api/moderation/cases")).body.items.map(
    ({ work }: { work: { id: string } }) => work.id,
  );
const decide = async (id: string, decision: object) => {
  const answer = await olivia("POST", `/api/moderation/cases/${id}/decision`, decision);
  await finishDecisions(server);
  return answer;
};
const promptOf = async (id: string) =>
  (
    await database
      .selectFrom("creation")
      .select("prompt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).prompt;

it.each([["private"], ["delete"], ["delete purge"]])(
  "lets admins, and nobody else, see and decide it whatever its owner does (%s)",
  async (actions) => {
    const id = { private: "a1", delete: "b2", "delete purge": "c3" }[actions] ?? "";
    await reported(id);
    for (const action of actions.split(" "))
      expect((await act(id, action)).status).toBeLessThan(300);
    expect(await waits(olivia)).toContain(id);
    expect(await waits(mira)).not.toContain(id);
    expect(await promptOf(id)).not.toBe("");
    expect(await findUnreferenced(database, [hashOf(id)])).toEqual([]);
    if (actions === "delete purge")
      expect((await ada("GET", `/api/creations/${id}`)).status).toBe(404);
    const hidden = await decide(id, { verdict: "hide", rule: "child_abuse", note: "" });
    expect(hidden.status).toBe(200);
    expect(await waits(olivia)).not.toContain(id);
  },
);

it("keeps it for 90 days and then purges it as usual; cleared works are purged at once", async () => {
  // Ada's account is already disabled at this point.
  const chiyo = as("chiyo");
  await reported("d4", "child_abuse", "usr_chiyo");
  await reported("e5", "child_abuse", "usr_chiyo");
  await reported("f6", "harassment", "usr_chiyo");
  for (const id of ["d4", "e5", "f6"])
    expect((await act(id, "delete", chiyo)).status).toBeLessThan(300);
  expect((await decide("e5", { verdict: "show" })).status).toBe(200);
  const due = async (days: number) => {
    const now = new Date(+today + days * DAY);
    const found = await findDeletedBefore(database, new Date(+now - 30 * DAY), {
      after: "",
      limit: 100,
      now,
    });
    return found.filter((id) => ["d4", "e5", "f6"].includes(id)).toSorted();
  };
  expect(await due(31)).toEqual(["e5", "f6"]);
  expect(await due(91)).toEqual(["d4", "e5", "f6"]);
});

it("keeps the files of what was found to be child abuse closed after it is purged", async () => {
  await reported("e7", "child_abuse", "usr_chiyo");
  expect((await decide("e7", { verdict: "hide", rule: "child_abuse", note: "" })).status).toBe(200);
  await insertCreation(database, { id: "f8", user_id: "usr_ada", published_at: today });
  const file = { role: "main", label: "", mime_type: "image/webp", bytes: 3, hash: hashOf("e7") };
  await database
    .insertInto("creation_media")
    .values({ creation_id: "f8", ...file })
    .execute();
  expect(await isHeldFile(database, hashOf("e7"))).toBe(true);
  await database.transaction().execute(async (own) => {
    await postgresClosedFiles(own).closeFilesOf("e7", today);
    await own.deleteFrom("creation_media").where("creation_id", "=", "e7").execute();
  });
  expect(await isHeldFile(database, hashOf("e7"))).toBe(true);
  // Purging a work that was not found to be abuse closes nothing.
  await insertCreation(database, { id: "a9", user_id: "usr_ada", published_at: today });
  const other = { ...file, hash: hashOf("a9") };
  await database
    .insertInto("creation_media")
    .values({ creation_id: "a9", ...other })
    .execute();
  await postgresClosedFiles(database).closeFilesOf("a9", today);
  expect(await isHeldFile(database, hashOf("a9"))).toBe(false);
});
