import { MOST_UNSEEN } from "@kinora/domain/moderation/report-allowance";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, describe, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const {
  as,
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
  hide,
  show,
  codeOf,
  beginAnew,
} = await startWithBoard();
let id = "";

beforeEach(async () => {
  id = await beginAnew();
});

describe("a report", () => {
  it("is one open report per person and board, none of one's own, ten a day of everything together", async () => {
    expect((await report()).body).toMatchObject({ id: expect.any(String), reason: "harassment" });
    expect(codeOf(await report())).toBe("ALREADY_REPORTED");
    const told = async (who: typeof ada) =>
      (await who("GET", `/api/boards/${token}`)).body.reported;
    const [{ token }] = [(await share()).body];
    expect([await told(bruno), await told(mira), await told(as(null))]).toEqual([
      ...[true, false, false],
    ]);
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

describe("a severe report", () => {
  it("closes the link at once until the staff decides, from members who are heard only", async () => {
    const newcomer = (created_at: Date) =>
      database.updateTable("app_user").set({ created_at }).where("id", "=", "usr_bruno").execute();
    await newcomer(clock.now);
    await report(bruno, "promotes_terrorism");
    expect(await opens()).toBe(200);
    await newcomer(new Date(+clock.now - 100 * 86_400_000));
    const [other, link] = await open();
    await report(bruno, "promotes_terrorism", link);
    expect([await opens(link), codeOf(await share(ada, other))]).toEqual([404, "STORY_RESTRICTED"]);
    expect((await list(mira)).find((one) => one.id === other)).toMatchObject({ shared: false });
    await decide(mira, show, other);
    await finishDecisions(server);
    expect(await opens(link)).toBe(200);
    // Once it was allowed, a member's report waits for the staff; a report of theirs does not.
    clock.now = new Date(+clock.now + 60_000);
    const setRole = (role: string) =>
      database.updateTable("app_user").set({ role }).where("id", "=", "usr_chiyo").execute();
    await setRole("user");
    expect((await report(chiyo, "promotes_terrorism", link)).status).toBe(201);
    expect(await opens(link)).toBe(200);
    await setRole("admin");
    await report(olivia, "promotes_terrorism", link);
    expect(await opens(link)).toBe(404);
  });

  it("waits for the staff even when the owner unshares it, so that it can be shared again", async () => {
    await report(bruno, "promotes_terrorism");
    await unshare();
    expect(codeOf(await share())).toBe("STORY_RESTRICTED");
    expect((await list(mira)).map((one) => one.id)).toEqual([id]);
    expect((await decide(mira, show)).status).toBe(200);
    await finishDecisions(server);
    expect((await share()).status).toBe(200);
  });

  it("counts together with works: a member closes three, unless the staff agrees", async () => {
    for (const _which of [1, 2]) await report(bruno, "child_abuse", (await open())[1]);
    await insertCreation(database, { id: "severe", user_id: "usr_chiyo" });
    await bruno("POST", "/api/creations/severe/reports", { reason: "child_abuse", note: "" });
    const [last, link] = await open();
    await report(bruno, "child_abuse", link);
    expect(await opens(link)).toBe(200);
    expect((await list(olivia)).map((one) => one.id)).toContain(last);
  });

  it("still closes a link after moderators left many storyboards to the admins", async () => {
    for (let referrals = 0; referrals < MOST_UNSEEN; referrals += 1) {
      const [one, link] = await open();
      await report(bruno, "harassment", link);
      await decide(mira, { ...hide, rule: "child_abuse" }, one);
    }
    await finishDecisions(server);
    clock.now = new Date(+clock.now + 3_600_000);
    await report(bruno, "child_abuse");
    expect(await opens()).toBe(404);
  });
});
