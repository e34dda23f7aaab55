import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { database, clock, people } = server;
const { ada, bruno, mira, olivia } = people;

it.each([
  ["moderator", mira],
  ["admin", olivia],
] as const)(
  "keeps a work that its owner purges after a %s decided that it is child abuse",
  async (_role, who) => {
    await server.beginAnew();
    const id = `work-${crypto.randomUUID()}`;
    await insertCreation(database, { id, user_id: "usr_ada", published_at: clock.now });
    const media = { creation_id: id, role: "main", label: "", mime_type: "image/webp", bytes: 3 };
    await database
      .insertInto("creation_media")
      .values({ ...media, hash: "a9".repeat(32) })
      .execute();
    await bruno("POST", `/api/creations/${id}/reports`, { reason: "sexual_content", note: "" });
    const found = { verdict: "hide", rule: "child_abuse", note: "A child" };
    const decided = await who("POST", `/api/moderation/cases/${id}/decision`, found);
    expect(decided.status).toBe(200);
    for (const action of ["delete", "purge"])
      await ada("POST", `/api/creations/${id}/actions`, { action });
    await finishDecisions(server);
    const kept = await database
      .selectFrom("creation")
      .innerJoin("creation_media", "creation_media.creation_id", "creation.id")
      .select(["creation.prompt", "creation_media.hash"])
      .where("creation.id", "=", id)
      .execute();
    expect(kept).toEqual([{ prompt: "a fox in a neon city at night", hash: "a9".repeat(32) }]);
  },
);
