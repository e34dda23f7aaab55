import { isHeldFile } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { addPicture } from "@kinora/testing/story/add-picture";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { ada, appeal, beginAnew, bruno, chiyo, clock, codeOf, database, decide } = board;
const { hide, olivia, report, server, show, statements } = board;
const hash = "d1".repeat(32);
let id = "";

/** Every decision becomes final, and the next one comes a minute later. */
const later = async () => {
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
};
const add = async (work: string, user_id: string, of = hash) => {
  await insertCreation(database, { id: work, user_id, published_at: clock.now });
  await database
    .insertInto("creation_media")
    .values({
      creation_id: work,
      role: "main",
      label: "",
      mime_type: "image/webp",
      bytes: 3,
      hash: of,
    })
    .execute();
};
const restrictions = async (who = bruno) => (await who("GET", "/api/me/restrictions")).body.items;
const isHidden = async (work: string) =>
  (
    await database
      .selectFrom("creation")
      .select("moderator_hidden")
      .where("id", "=", work)
      .executeTakeFirstOrThrow()
  ).moderator_hidden;

/** Ada's storyboard is found to be child abuse; Bruno has a work that is the same picture. */
beforeEach(async () => {
  await database.deleteFrom("creation").execute();
  id = await beginAnew();
  await addPicture(database, { storyId: id, hash, at: clock.now });
  await add("same", "usr_bruno");
  await add("other", "usr_bruno", "d2".repeat(32));
  await report(chiyo, "child_abuse");
  await decide(olivia, { ...hide, rule: "child_abuse" });
  await later();
});

it("a work with a picture of a board that was found has a statement of its own, and no strike", async () => {
  expect(await restrictions()).toMatchObject([
    {
      ...{ creationId: "same", by: "copy", rule: "child_abuse", mayAppeal: true },
      note: "It has the same file as a storyboard that was found to break this rule",
    },
  ]);
  expect([await isHidden("same"), await isHidden("other")]).toEqual([true, false]);
  expect(await board.strikes("bruno")).toEqual([]);
  const { items } = (await bruno("GET", "/api/notifications")).body;
  expect(items).toEqual([]);
  await later();
  const entries = await database
    .selectFrom("creation_event")
    .select(["creation_id", "copy_of"])
    .execute();
  expect(entries).toEqual([{ creation_id: "same", copy_of: id }]);
  const holds = (await olivia("GET", "/api/moderation/holds")).body.items;
  expect(holds.map((one: { id: string }) => one.id).toSorted()).toEqual([id, "same"].toSorted());
});

it("its appeal is decided by another admin, and opens the file; the board stays closed", async () => {
  expect((await bruno("POST", "/api/creations/same/appeal", { text: "Mine" })).status).toBe(201);
  const judge = (who: typeof ada) => who("POST", "/api/moderation/cases/same/decision", show);
  expect(codeOf(await judge(olivia))).toBe("OWN_DECISION");
  const { items } = (await chiyo("GET", "/api/moderation/cases")).body;
  expect(items[0].appeal.against).toMatchObject({ by: "copy" });
  expect((await judge(chiyo)).status).toBe(200);
  await later();
  expect([await isHidden("same"), await isHeldFile(database, hash)]).toEqual([false, false]);
  expect(await statements()).toMatchObject([{ rule: "child_abuse", appeal: null }]);
  await later();
  expect(await isHidden("same")).toBe(false);
});

it("it is shown again, and its owner told, once the finding is reversed", async () => {
  const [{ id: decision }] = await statements();
  expect((await appeal(decision)).status).toBe(201);
  expect((await decide(chiyo, show)).status).toBe(200);
  expect(await isHidden("same")).toBe(true);
  await later();
  expect([await isHidden("same"), await restrictions()]).toEqual([false, []]);
  await later();
  expect(await isHidden("same")).toBe(false);
});
