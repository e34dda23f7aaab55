import { notificationListener } from "@kinora/database/notification/notification-listener";
import { hearAll } from "@kinora/testing/event/hear-all";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { NOTE, startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { beginAnew, server, clock, database, ada, olivia, chiyo, hide, show } = board;
const { title } = writtenBoard();
let id = "";
beforeEach(async () => {
  id = await beginAnew();
});
const decide = async (who: typeof ada, decision: object) => {
  expect((await board.decide(who, decision, id)).status).toBe(200);
  await finishDecisions(server);
};
const restriction = async () => (await ada("GET", `/api/stories/${id}`)).body.restriction;
const told = async () => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const [{ title: said, body, href, action }] = (await ada("GET", "/api/notifications")).body.items;
  return { said, body, href, action: action.label };
};

it("is named in the notices, with the note as a quotation, and leads to the statement", async () => {
  expect(await restriction()).toBeNull();
  const decision = await board.close();
  expect(await restriction()).toEqual({
    withheld: false,
    decision: { id: decision, rule: hide.rule, note: NOTE },
  });
  expect(await told()).toEqual({
    said: `The link to “${title}” was closed`,
    body: `It breaks our rule on harassment. You can appeal.\nThe moderator wrote: “${NOTE}”`,
    ...{ href: `/settings/decisions/${decision}`, action: "Read why" },
  });
  await board.appeal(decision);
  await decide(chiyo, show);
  expect(await restriction()).toBeNull();
  expect(await told()).toMatchObject({
    said: `You can share “${title}” again`,
    ...{ href: `/story/${id}`, action: "Open the storyboard" },
  });
});

it("is not decided yet while a report closes its link", async () => {
  await board.report(undefined, "promotes_terrorism");
  expect(await restriction()).toEqual({ withheld: false, decision: null });
});

it("found as child abuse is withheld from its owner, in the list too", async () => {
  await board.report();
  await decide(olivia, { verdict: "hide", rule: "child_abuse", note: "" });
  expect(await restriction()).toMatchObject({
    withheld: true,
    decision: { rule: "child_abuse" },
  });
  const { items } = (await ada("GET", "/api/stories")).body;
  expect(items).toMatchObject([{ id, withheld: true, picture: null }]);
});
