import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import { sharedBoard } from "@kinora/contracts/story/shared-board";
import { forgetPerson } from "@kinora/database/account/forget-person";
import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { ownLists } from "@kinora/database/takeout/own-lists";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, describe, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { as, clock, database, people, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
const DAY = 24 * 60 * 60_000;
const NOTE = "The second scene names me";
let id = "";
let token = "";
let made = 0;

beforeEach(async () => {
  await beginAnew();
  for (const table of [
    ...(["story_report", "story_decision", "story", "report", "notification"] as const),
  ])
    await database.deleteFrom(table).execute();
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 100 * DAY), erased_at: null })
    .execute();
  [id, token] = await open();
});

/** Shares a storyboard of ada's. */
async function open(who = ada): Promise<[string, string]> {
  const asked = { prompt: "", board: writtenBoard() };
  const { body } = await who("POST", "/api/stories", asked, `board ${made++}`);
  return [body.id, (await share(who, body.id)).body.token];
}
const share = (who = ada, about = id) => who("POST", `/api/stories/${about}/share`);
const unshare = () => ada("DELETE", `/api/stories/${id}/share`);
const opens = async (link = token) => (await as(null)("GET", `/api/boards/${link}`)).status;
const report = (who: Person = bruno, reason = "harassment", link = token) =>
  who("POST", `/api/boards/${link}/reports`, { reason, note: "Look at scene two" });
const list = async (who: Person = mira): Promise<BoardCase[]> =>
  (await who("GET", "/api/moderation/boards")).body.items;
const decide = (who: Person, decision: object = hide, about = id) =>
  who("POST", `/api/moderation/boards/${about}/decision`, decision);
const undo = (who: Person) => who("POST", `/api/moderation/boards/${id}/decision/undo`);
const lease = (who: Person) => who("POST", `/api/moderation/boards/${id}/lease`);
const hide = { verdict: "hide", rule: "harassment", note: NOTE };
const show = { verdict: "show" };
const statements = async (who = ada) => (await who("GET", "/api/me/board-statements")).body.items;
const appeal = (about: string, who = ada) =>
  who("POST", `/api/me/board-statements/${about}/appeal`, { text: "It is my own name" });
const strikes = async (handle = "ada") =>
  (await olivia("GET", `/api/admin/people/usr_${handle}`)).body.strikes.map(
    ({ source }: { source: string }) => source,
  );
const states = async () =>
  (await database.selectFrom("story_report").select("state").orderBy("id").execute()).map(
    ({ state }) => state,
  );
const told = async (who: Person) => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await who("GET", "/api/notifications")).body;
  return items
    .map(({ code }: { code: string }) => code)
    .filter((code: string) => /board/i.test(code));
};
const codeOf = ({ body }: { body: { code: string } }) => body.code;
/** Closes the link, for good. */
const close = async (who: Person = mira) => {
  await report();
  expect((await decide(who)).status).toBe(200);
  await finishDecisions(server);
  const [{ id: decision }] = await statements();
  return decision;
};

describe("a report", () => {
  it("is one open report per person and board, none of one's own, ten a day of everything together", async () => {
    expect((await report()).body).toMatchObject({ id: expect.any(String), reason: "harassment" });
    expect(codeOf(await report())).toBe("ALREADY_REPORTED");
    expect(codeOf(await report(ada))).toBe("OWN_STORY");
    expect(codeOf(await report(as(null)))).toBe("SIGN_IN_REQUIRED");
    expect(codeOf(await report(bruno, "harassment", "a".repeat(24)))).toBe("STORY_NOT_FOUND");
    expect((await report(bruno, "mood")).status).toBe(422);
    for (let number = 0; number < 9; number += 1) {
      await insertCreation(database, { id: `w${number}`, user_id: "usr_chiyo" });
      const body = { reason: "harassment", note: "" };
      expect((await bruno("POST", `/api/creations/w${number}/reports`, body)).status).toBe(201);
    }
    const [, other] = await open();
    expect(codeOf(await report(bruno, "harassment", other))).toBe("TOO_MANY_REPORTS");
    expect(await opens()).toBe(200);
  });

  it("of concurrent ones by one person only the first is stored", async () => {
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("has no weight by a newcomer, or by someone who was wrong about the same board", async () => {
    await report();
    await decide(mira, show);
    await finishDecisions(server);
    clock.now = new Date(+clock.now + 60_000);
    await report();
    await database
      .updateTable("app_user")
      .set({ created_at: clock.now, role: "user" })
      .where("id", "=", "usr_chiyo")
      .execute();
    await report(chiyo);
    const rows = await database.selectFrom("story_report").select("weight").orderBy("id").execute();
    expect(rows.map(({ weight }) => weight)).toEqual([1, 0, 0]);
  });
});

describe("a case", () => {
  it("lists severe reasons first, child abuse to admins only, and never one's own board", async () => {
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
      ...{ of: "reports", title: writtenBoard().title, owner: { handle: "ada" }, shared: true },
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

  it("is closed to the staff while its owner shares it with nobody, and back with the next link", async () => {
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

  it("is leased by one person; an admin outranks a moderator", async () => {
    await report();
    expect((await lease(mira)).status).toBe(200);
    expect(codeOf(await lease(olivia))).toBe("CASE_TAKEN");
    expect(await list(olivia)).toEqual([]);
    expect(await list(mira)).toHaveLength(1);
    expect((await decide(olivia, show)).status).toBe(200);
    expect(codeOf(await lease(mira))).toBe("CASE_CLOSED");
  });

  it("accepts one of two concurrent decisions", async () => {
    await report();
    const answers = await Promise.all([decide(mira), decide(olivia, show)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain("CASE_CLOSED");
    await finishDecisions(server);
    expect(await statements()).toHaveLength(answers[0]?.status === 200 ? 1 : 0);
  });
});

describe("a decision", () => {
  it("closes the link at once, can be undone for half a minute, and is told only then", async () => {
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

  it("that clears the board leaves the link, and does not consider reports made after it", async () => {
    await report();
    await decide(mira, show);
    expect((await report(chiyo)).status).toBe(201);
    await finishDecisions(server);
    expect([await opens(), await strikes()]).toEqual([200, []]);
    expect((await states()).toSorted()).toEqual(["dismissed", "open"]);
    expect((await list())[0]).toMatchObject({ dismissed: 1, reports: [{ by: "chiyo" }] });
    expect(await told(ada)).toEqual([]);
  });

  it("gives a strike for repeated reports of boards in bad faith, as for works", async () => {
    for (let number = 0; number < 5; number += 1) {
      const [one, link] = await open();
      await report(bruno, "harassment", link);
      await decide(mira, show, one);
    }
    await finishDecisions(server);
    expect(await strikes("bruno")).toEqual(["reports"]);
  });

  it("is undone when its moderator loses the role before it is final", async () => {
    await report();
    await decide(mira);
    await server.setRole("usr_mira", "user");
    await finishDecisions(server);
    expect([await opens(), await states(), await statements()]).toEqual([200, ["open"], []]);
  });

  it("as child abuse by a moderator keeps the link closed until an admin decides", async () => {
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

  it("as child abuse withholds the board: nothing more is made from it", async () => {
    await report(bruno, "child_abuse");
    await decide(olivia, { ...hide, rule: "child_abuse" });
    await finishDecisions(server);
    const order = { version: 1, gems: 100 };
    const rendered = await ada("POST", `/api/stories/${id}/render`, order, `render ${id}`);
    expect([codeOf(rendered), codeOf(await share())]).toEqual(["STORY_WITHHELD", "STORY_WITHHELD"]);
    const [{ id: decision }] = await statements();
    await appeal(decision);
    expect([await list(mira), codeOf(await decide(mira, show))]).toEqual([[], "ADMINS_ONLY"]);
    expect(await list(chiyo)).toHaveLength(1);
  });
});

describe("an appeal", () => {
  it("is made once, also from a disabled account, and decided by somebody else", async () => {
    const decision = await close(olivia);
    await olivia("POST", "/api/admin/people/usr_ada/suspension", {
      ...{ rule: "spam", note: "", days: 3 },
    });
    expect(codeOf(await appeal(decision, bruno))).toBe("NOT_RESTRICTED");
    expect((await appeal(decision)).status).toBe(201);
    expect(codeOf(await appeal(decision))).toBe("ALREADY_APPEALED");
    expect([await told(mira), await told(olivia)]).toEqual([["moderation.boardAppeal"], []]);
    expect([codeOf(await decide(olivia, show)), await list(olivia)]).toEqual(["OWN_DECISION", []]);
    expect(await list(mira)).toMatchObject([
      {
        ...{ of: "appeal", shared: false, closed: 1 },
        appeal: { text: "It is my own name", rule: "harassment", note: NOTE },
      },
    ]);
    expect((await mira("GET", `/api/moderation/boards/${id}`)).status).toBe(200);
    await decide(mira, show);
    await finishDecisions(server);
    await database.updateTable("app_user").set({ disabled_at: null }).execute();
    expect(await statements()).toMatchObject([{ appeal: "granted", mayAppeal: false }]);
    expect([await strikes(), await told(mira)]).toEqual([[], []]);
    expect((await told(ada)).toSorted()).toEqual([
      "moderation.boardClosed",
      "moderation.boardFree",
    ]);
    // The owner may share it again; the old link stays closed.
    expect(await opens()).toBe(404);
    expect(await opens((await share()).body.token)).toBe(200);
    const [month] = await readTransparency(database, clock.now);
    expect(month).toMatchObject({ boards: 1, appeals: 1, reversals: 1 });
  });

  it("that is denied leaves the link closed and the strike", async () => {
    const decision = await close(olivia);
    await appeal(decision);
    await decide(mira);
    await finishDecisions(server);
    expect(await statements()).toMatchObject([{ appeal: "denied", mayAppeal: false, note: NOTE }]);
    expect([await strikes(), codeOf(await share())]).toEqual([["board"], "STORY_RESTRICTED"]);
    expect(await told(ada)).toContain("moderation.boardStaysClosed");
    expect(await list(mira)).toEqual([]);
  });
});

describe("a board that goes away meanwhile", () => {
  const remove = () => ada("DELETE", `/api/stories/${id}`);

  it.each(["unshared", "deleted"])(
    "%s while it is reported: one of both comes first",
    async (how) => {
      const gone = how === "deleted" ? remove : unshare;
      const [reported] = await Promise.all([report(), gone()]);
      expect([201, 404]).toContain(reported.status);
      expect(await states()).toEqual(reported.status === 201 ? ["open"] : []);
      expect([await list(olivia), await opens()]).toEqual([[], 404]);
    },
  );

  it.each(["unshared", "deleted"])(
    "%s while it is decided: nothing is left half done",
    async (how) => {
      await report();
      const gone = how === "deleted" ? remove : unshare;
      const [decided] = await Promise.all([decide(mira), gone()]);
      expect([200, 404, 409]).toContain(decided.status);
      await Promise.all([finishDecisions(server), finishDecisions(server)]);
      const stands = decided.status === 200 && how === "unshared";
      expect(await states()).toEqual([stands ? "upheld" : "open"]);
      expect(await strikes()).toEqual(stands ? ["board"] : []);
      expect(await list(olivia)).toEqual([]);
    },
  );

  it("leaves its reports, which count for those who made them, and its statement", async () => {
    const decision = await close();
    await remove();
    expect(await statements()).toMatchObject([{ id: decision, title: null, mayAppeal: false }]);
    expect(codeOf(await appeal(decision))).toBe("NOT_RESTRICTED");
    const { body } = await olivia("GET", "/api/admin/people/usr_bruno");
    expect(body.reports).toMatchObject({ upheld: 1 });
  });
});

describe("a person's data", () => {
  it("is in the archives of both, without the name of who decided", async () => {
    await appeal(await close());
    const { reports, "storyboard decisions": decisions } = ownLists(database);
    expect((await reports("usr_bruno", null)).items).toMatchObject([
      { facts: { storyboardOf: "usr_ada", reason: "harassment", note: "Look at scene two" } },
    ]);
    const { items } = await decisions("usr_ada", null);
    expect(items).toMatchObject([
      { facts: { rule: "harassment", note: NOTE, appeal: "It is my own name" } },
    ]);
    expect(JSON.stringify(items)).not.toContain("mira");
  });

  it("is erased with the account, also while a decision is pending", async () => {
    await report();
    await decide(mira);
    await database.transaction().execute((own) => forgetPerson(own, "usr_ada", clock.now));
    await finishDecisions(server);
    const kept = JSON.stringify([
      await database.selectFrom("story_report").selectAll().execute(),
      await database.selectFrom("story_decision").selectAll().execute(),
      await database.selectFrom("pending_story_decision").selectAll().execute(),
    ]);
    expect(kept).not.toContain(NOTE);
    expect(kept).not.toContain("Look at scene two");
    expect(await database.selectFrom("strike").selectAll().execute()).toEqual([]);
    expect(await states()).toEqual(["upheld"]);
  });
});
