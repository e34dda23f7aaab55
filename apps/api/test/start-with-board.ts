import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { hearAll } from "@kinora/testing/event/hear-all";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const DAY = 24 * 60 * 60_000;
export const NOTE = "The second scene names me";

/** Starts a server with staff, and with a storyboard that ada shares by a link. */
export async function startWithBoard() {
  const server = await startWithStaff();
  const { as, clock, database, people } = server;
  const { ada, bruno, mira, olivia } = people;
  type Person = typeof ada;
  let id = "";
  let token = "";
  let made = 0;
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
  /** Leaves nothing but a new storyboard, and returns its id. */
  const beginAnew = async () => {
    await server.beginAnew();
    for (const table of [
      ...(["story_report", "story_decision", "story", "report", "notification"] as const),
    ])
      await database.deleteFrom(table).execute();
    await database
      .updateTable("app_user")
      .set({ created_at: new Date(+clock.now - 100 * DAY), erased_at: null })
      .execute();
    [id, token] = await open();
    return id;
  };
  const boards = { open, share, unshare, opens, report, list, decide, undo, lease };
  return {
    ...{ ...server, ...people, ...boards, server, beginAnew, hide, show, close },
    ...{ statements, appeal, strikes, states, told, codeOf },
  };
}
