import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { hearAll } from "@kinora/testing/event/hear-all";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const DAY = 24 * 60 * 60_000;
export const NOTE = "The second scene names me";

const hide = { verdict: "hide", rule: "harassment", note: NOTE };
const show = { verdict: "show" };

type Server = Awaited<ReturnType<typeof startWithStaff>>;
type Person = Server["people"]["ada"];

/** Digest of what somebody of the staff looks at; of nothing for whom it is closed to. */
export const lookAt = async (who: Person, about: string): Promise<string> =>
  (await who("GET", `/api/moderation/boards/${about}`)).body.digest ??
  `${"0".repeat(64)}-${"0".repeat(64)}`;

/** The storyboard that the routes below are about, unless another is named. */
interface Shared {
  id: string;
  token: string;
}

/** Calls about a shared storyboard, by its owner, by others and by the staff. */
function boardCalls({ as, people }: Server, shared: Shared) {
  const { ada, bruno, mira } = people;
  let made = 0;
  const share = (who = ada, about = shared.id) => who("POST", `/api/stories/${about}/share`);
  const toBoard = (rest: string) => `/api/moderation/boards/${shared.id}/${rest}`;
  return {
    async open(who = ada): Promise<[string, string]> {
      const asked = { prompt: "", board: writtenBoard() };
      const { body } = await who("POST", "/api/stories", asked, `board ${made++}`);
      return [body.id, (await share(who, body.id)).body.token];
    },
    share,
    unshare: () => ada("DELETE", `/api/stories/${shared.id}/share`),
    opens: async (link = shared.token) => (await as(null)("GET", `/api/boards/${link}`)).status,
    report: (who: Person = bruno, reason = "harassment", link = shared.token) =>
      who("POST", `/api/boards/${link}/reports`, { reason, note: "Look at scene two" }),
    list: async (who: Person = mira): Promise<BoardCase[]> =>
      (await who("GET", "/api/moderation/boards")).body.items,
    /** Decides about what is there now. */
    decide: async (who: Person, decision: object = hide, about = shared.id) => {
      const looked = await lookAt(who, about);
      return who("POST", `/api/moderation/boards/${about}/decision`, { ...decision, looked });
    },
    lookAt,
    undo: (who: Person) => who("POST", toBoard("decision/undo")),
    lease: (who: Person) => who("POST", toBoard("lease")),
    statements: async (who = ada) => (await who("GET", "/api/me/board-statements")).body.items,
    appeal: (about: string, who = ada) =>
      who("POST", `/api/me/board-statements/${about}/appeal`, { text: "It is my own name" }),
  };
}

/** What became of the reports and of the people. */
function boardOutcomes({ clock, database, people: { olivia } }: Server) {
  return {
    strikes: async (handle = "ada") =>
      (await olivia("GET", `/api/admin/people/usr_${handle}`)).body.strikes.map(
        ({ source }: { source: string }) => source,
      ),
    states: async () =>
      (await database.selectFrom("story_report").select("state").orderBy("id").execute()).map(
        ({ state }) => state,
      ),
    async told(who: Person) {
      await hearAll(
        database,
        notificationListener(() => clock.now),
      );
      const { items } = (await who("GET", "/api/notifications")).body;
      return items
        .map(({ code }: { code: string }) => code)
        .filter((code: string) => /board/i.test(code));
    },
    codeOf: ({ body }: { body: { code: string } }) => body.code,
  };
}

/** Starts a server with staff, and with a storyboard that ada shares by a link. */
export async function startWithBoard() {
  const server = await startWithStaff();
  const { clock, database, people } = server;
  const shared: Shared = { id: "", token: "" };
  const calls = boardCalls(server, shared);
  /** Closes the link, for good. */
  const close = async (who: Person = people.mira) => {
    await calls.report();
    expect((await calls.decide(who)).status).toBe(200);
    await finishDecisions(server);
    const [{ id: decision }] = await calls.statements();
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
    [shared.id, shared.token] = await calls.open();
    return shared.id;
  };
  return {
    ...{ ...server, ...people, ...calls, ...boardOutcomes(server) },
    ...{ server, beginAnew, hide, show, close },
  };
}
