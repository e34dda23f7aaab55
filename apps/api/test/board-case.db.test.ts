import { sharedBoard } from "@kinora/contracts/story/shared-board";
import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { isHeldFile } from "@kinora/database/takeout/held-files";
import { addPicture } from "@kinora/testing/story/add-picture";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { NOTE, startWithBoard } from "./start-with-board.ts";

const {
  clock,
  database,
  server,
  ada,
  bruno,
  mira,
  olivia,
  chiyo,
  open,
  share,
  unshare,
  opens,
  report,
  list,
  decide,
  undo,
  lease,
  hide,
  show,
  statements,
  appeal,
  strikes,
  states,
  told,
  codeOf,
  beginAnew,
} = await startWithBoard();
type Person = typeof mira;
let id = "";

beforeEach(async () => {
  id = await beginAnew();
});

it("a case lists severe reasons first, child abuse to admins only, and never one's own board", async () => {
  const [severe, link] = await open();
  const [children, closed] = await open();
  const [, own] = await open(mira);
  await report();
  await report(bruno, "promotes_terrorism", link);
  await report(bruno, "child_abuse", closed);
  await report(bruno, "harassment", own);
  const ids = async (who: Person) => (await list(who)).map((one) => one.id);
  expect(await ids(mira)).toEqual([severe, id]);
  expect((await ids(olivia)).slice(0, 2).toSorted()).toEqual([children, severe].toSorted());
  expect(await ids(olivia)).toHaveLength(4);
  expect((await list())[1]).toMatchObject({
    ...{
      of: "reports",
      title: writtenBoard().title,
      owner: { handle: "ada", displayName: "Ada Lindqvist" },
      shared: true,
    },
    reports: [{ reason: "harassment", note: "Look at scene two", by: "bruno" }],
  });
  expect(codeOf(await decide(mira, show, children))).toBe("ADMINS_ONLY");
  expect(codeOf(await mira("GET", `/api/moderation/boards/${children}`))).toBe("ADMINS_ONLY");
  expect(codeOf(await bruno("GET", "/api/moderation/boards"))).toBe("ROLE_MISSING");
  const shown = await mira("GET", `/api/moderation/boards/${id}`);
  expect(sharedBoard.parse(shown.body).board.scenes).toEqual(writtenBoard().scenes);
  // What nobody reported, or what is one's own, is not shown to the staff.
  const [quiet] = await open();
  expect(codeOf(await mira("GET", `/api/moderation/boards/${quiet}`))).toBe("CASE_CLOSED");
  await database
    .updateTable("app_user")
    .set({ role: "admin" })
    .where("id", "=", "usr_ada")
    .execute();
  expect(codeOf(await decide(ada, show))).toBe("OWN_STORY");
  await database
    .updateTable("app_user")
    .set({ role: "user" })
    .where("id", "=", "usr_ada")
    .execute();
});

it("a case is closed to the staff while its owner shares it with nobody, and back with the next link", async () => {
  await report();
  await unshare();
  expect(await list()).toEqual([]);
  expect(codeOf(await decide(mira))).toBe("CASE_CLOSED");
  expect(codeOf(await mira("GET", `/api/moderation/boards/${id}`))).toBe("CASE_CLOSED");
  const again = (await share()).body.token;
  expect(codeOf(await report(bruno, "harassment", again))).toBe("ALREADY_REPORTED");
  expect(await list()).toHaveLength(1);
  await report(chiyo, "child_abuse", again);
  await unshare();
  expect([await list(mira), (await list(olivia)).length]).toEqual([[], 1]);
});

it("a case is leased by one person; an admin outranks a moderator", async () => {
  await report();
  expect((await lease(mira)).status).toBe(200);
  expect(codeOf(await lease(olivia))).toBe("CASE_TAKEN");
  expect(await list(olivia)).toEqual([]);
  expect(await list(mira)).toHaveLength(1);
  expect((await decide(olivia, show)).status).toBe(200);
  expect(codeOf(await lease(mira))).toBe("CASE_CLOSED");
});

it("a case accepts one of two concurrent decisions", async () => {
  await report();
  const answers = await Promise.all([decide(mira), decide(olivia, show)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain("CASE_CLOSED");
  await finishDecisions(server);
  expect(await statements()).toHaveLength(answers[0]?.status === 200 ? 1 : 0);
});

it("a decision closes the link at once, can be undone for half a minute, and is told only then", async () => {
  await report();
  expect(await decide(mira)).toMatchObject({ body: { waiting: 0 } });
  expect([await opens(), codeOf(await share())]).toEqual([404, "STORY_RESTRICTED"]);
  expect(codeOf(await report(chiyo))).toBe("STORY_NOT_FOUND");
  expect([await told(ada), await statements(), await strikes()]).toEqual([[], [], []]);
  expect(codeOf(await undo(olivia))).toBe("DECISION_FINAL");
  expect((await undo(mira)).body).toEqual({ waiting: 1 });
  expect([await opens(), await states()]).toEqual([200, ["open"]]);
  await finishDecisions(server);
  expect([await opens(), await states()]).toEqual([200, ["open"]]);
  await decide(mira);
  await finishDecisions(server);
  await finishDecisions(server);
  expect(codeOf(await undo(mira))).toBe("DECISION_FINAL");
  expect([await opens(), await states(), await strikes()]).toEqual([404, ["upheld"], ["board"]]);
  expect(codeOf(await share())).toBe("STORY_RESTRICTED");
  expect((await ada("GET", `/api/stories/${id}`)).body.shareToken).toBeNull();
  expect(await told(ada)).toEqual(["moderation.boardClosed"]);
  expect(await statements()).toMatchObject([
    {
      title: writtenBoard().title,
      rule: "harassment",
      note: NOTE,
      mayAppeal: true,
      appeal: null,
    },
  ]);
  const lines = (await olivia("GET", `/api/admin/audit?subject=${id}`)).body.items;
  expect(lines.map(({ action }: { action: string }) => action)).toEqual([
    ...["story.decided", "story.decision-undone"],
  ]);
  expect(lines[0]).toMatchObject({ by: "mira", after: { verdict: "hide", rule: "harassment" } });
  expect(JSON.stringify(lines)).not.toContain(NOTE);
  const [month] = await readTransparency(database, clock.now);
  expect(month).toMatchObject({ upheld: 1, boards: 1 });
});

it("a decision that clears the board leaves the link, and does not consider reports made after it", async () => {
  await report();
  await decide(mira, show);
  expect((await report(chiyo)).status).toBe(201);
  await finishDecisions(server);
  expect([await opens(), await strikes()]).toEqual([200, []]);
  expect((await states()).toSorted()).toEqual(["dismissed", "open"]);
  expect((await list())[0]).toMatchObject({ dismissed: 1, reports: [{ by: "chiyo" }] });
  expect(await told(ada)).toEqual([]);
});

it("a decision gives a strike for repeated reports of boards in bad faith, as for works", async () => {
  for (let number = 0; number < 5; number += 1) {
    const [one, link] = await open();
    await report(bruno, "harassment", link);
    await decide(mira, show, one);
  }
  await finishDecisions(server);
  expect(await strikes("bruno")).toEqual(["reports"]);
});

it("a decision is undone when its moderator loses the role before it is final", async () => {
  await report();
  await decide(mira);
  await server.setRole("usr_mira", "user");
  await finishDecisions(server);
  expect([await opens(), await states(), await statements()]).toEqual([200, ["open"], []]);
});

it("a decision as child abuse by a moderator keeps the link closed until an admin decides", async () => {
  await report();
  const refer = async () => {
    await decide(mira, { ...hide, rule: "child_abuse" });
    await finishDecisions(server);
    clock.now = new Date(+clock.now + 60_000);
    expect([await opens(), codeOf(await share())]).toEqual([404, "STORY_RESTRICTED"]);
    expect([await strikes(), await statements(), await list(mira)]).toEqual([[], [], []]);
    expect((await list(olivia))[0]?.reports.map(({ by }) => by).toSorted()).toEqual([
      ...["bruno", "mira"],
    ]);
  };
  await refer();
  await decide(olivia, show);
  await finishDecisions(server);
  expect([await opens(), await states()]).toEqual([200, ["dismissed", "dismissed"]]);
  clock.now = new Date(+clock.now + 60_000);
  await report();
  await refer();
  await decide(olivia, { ...hide, rule: "child_abuse" });
  await finishDecisions(server);
  expect([await opens(), await strikes()]).toEqual([404, ["board"]]);
  expect(await statements()).toMatchObject([{ rule: "child_abuse" }]);
});

it("a decision as child abuse withholds the board and its pictures: nothing more is made from it", async () => {
  const hash = "ab".repeat(32);
  await addPicture(database, { storyId: id, hash, at: clock.now });
  expect(await isHeldFile(database, hash)).toBe(false);
  await report(bruno, "child_abuse");
  await decide(olivia, { ...hide, rule: "child_abuse" });
  await finishDecisions(server);
  expect(await isHeldFile(database, hash)).toBe(true);
  const order = { version: 1, gems: 100 };
  const rendered = await ada("POST", `/api/stories/${id}/render`, order, `render ${id}`);
  expect([codeOf(rendered), codeOf(await share())]).toEqual(["STORY_WITHHELD", "STORY_WITHHELD"]);
  const [{ id: decision }] = await statements();
  await appeal(decision);
  expect([await list(mira), codeOf(await decide(mira, show))]).toEqual([[], "ADMINS_ONLY"]);
  expect(await list(chiyo)).toHaveLength(1);
});
