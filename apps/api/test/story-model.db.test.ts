import { story } from "@kinora/contracts/story/story";
import { AWARD } from "@kinora/domain/gem/purpose";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const OPENAI = { LANGUAGE_MODEL: "openai:gpt-x", OPENAI_API_KEY: "k" };
const shop = await startTestServer({ ...configuredProviders(OPENAI), named: ["usr_ada"] });

for (const who of ["ada", "bruno", "olivia"])
  await shop.parts.transact(({ ledger }) =>
    ledger.credit({
      ...{ userId: `usr_${who}`, gems: 10, kind: "gift", purpose: AWARD, expiresAt: null },
      ...{ key: `gift ${who}`, description: DAILY_GEMS, now: shop.clock.now },
    }),
  );

let count = 0;
const create = async (who: string, body: object) => {
  const answer = await shop.as(who)("POST", "/api/stories", body, `key ${count++}`);
  expect(answer.status).toBe(202);
  return story.parse(answer.body);
};
const laneOf = async (storyId: string) =>
  (
    await shop.database
      .selectFrom("job")
      .select("lane")
      .where("subject_id", "=", storyId)
      .executeTakeFirst()
  )?.lane;

test("scripts by a language model occupy no renderer, and those of other users are written by the engine", async () => {
  const lane = async (who: string, body: object) => laneOf((await create(who, body)).id);
  expect(await lane("ada", { prompt: "a fox" })).toBe("hosted");
  expect(await lane("olivia", { prompt: "a fox" })).toBe("hosted");
  expect(await lane("bruno", { prompt: "a fox" })).toBe("render");
  expect(await lane("ada", { prompt: "", script: "A fox waits." })).toBe("render");
  expect(await lane("ada", { prompt: "", board: writtenBoard() })).toBeUndefined();
});

test("a story names the writer of its script", async () => {
  const { id, scriptNote } = await create("ada", { prompt: "", board: writtenBoard() });
  expect(scriptNote).toBeNull();
  const note = { code: "story.writtenHere", params: { model: "gpt-x", why: "unusable" } };
  await shop.database
    .updateTable("story")
    .set({ script_note: JSON.stringify(note) })
    .where("id", "=", id)
    .execute();
  const { body } = await shop.as("ada")("GET", `/api/stories/${id}`);
  expect(story.parse(body).scriptNote).toBe(
    "The built-in writer wrote this script: what gpt-x wrote didn't fit.",
  );
});
