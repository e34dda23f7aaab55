import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordEvent } from "../event/record-event.ts";
import { postgresStoryStore } from "./postgres-story-store.ts";
import { storyFilmListener } from "./story-film-listener.ts";

const { database } = await createTestDatabase();
await insertPerson(database, "ada");

const film = (storyId: string) => ({
  ...{ type: "text-to-story", model: "story", generationModel: "story", prompt: "a fox" },
  ...{ negative_prompt: "", aspectRatio: "16:9", width: 1280, height: 720, duration: 9, fps: 25 },
  ...{ style: "photorealistic", effect: null, seed: 1, theme: "", tone: "", caption: "" },
  ...{
    engine: "studio",
    engineVersion: null,
    priceVersion: 1,
    settings: {},
    story: { storyId, board: writtenBoard(), kept: {}, recording: null },
  },
});

test("marks a story as changed by events of its film only", async () => {
  const now = new Date();
  await postgresStoryStore(database).insert({
    ...{
      id: "sty_1",
      userId: "ada",
      version: 0,
      sequence: 0,
      position: 0,
      prompt: "",
      board: null,
      kept: {},
      recording: null,
    },
    ...{
      latest: { scenes: {} },
      failures: {},
      failure: null,
      scriptNote: null,
      pause: null,
      until: null,
    },
    ...{
      spendLeft: 0,
      tokenId: null,
      renderCreationId: null,
      renderDigest: null,
      shareToken: null,
    },
    ...{ createdAt: now, updatedAt: now },
  });
  await insertCreation(database, { id: "picture", user_id: "ada" });
  for (const id of ["sty_1", "sty_gone"])
    await insertCreation(database, {
      ...{ id: `film of ${id}`, user_id: "ada", kind: "story", type: "text-to-story" },
      recipe: JSON.stringify(film(id)),
    });
  for (const subjectId of ["picture", "film of sty_1", "film of sty_gone", "purged"])
    await recordEvent(database)({
      ...{ type: "creation.changed", subjectId, userId: "ada", payload: {} },
    });
  await hearAll(database, storyFilmListener);
  const { rows } = await sql`
    select type, subject_id, user_id from domain_event where noun = 'story'`.execute(database);
  expect(rows).toEqual([{ type: "story.changed", subject_id: "sty_1", user_id: "ada" }]);
});
