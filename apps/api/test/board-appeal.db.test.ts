import { forgetPerson } from "@kinora/database/account/forget-person";
import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { ownLists } from "@kinora/database/takeout/own-lists";
import { beforeEach, describe, expect, it } from "vitest";
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
  share,
  unshare,
  opens,
  report,
  list,
  decide,
  show,
  close,
  statements,
  appeal,
  strikes,
  states,
  told,
  codeOf,
  beginAnew,
} = await startWithBoard();
let id = "";

beforeEach(async () => {
  id = await beginAnew();
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
