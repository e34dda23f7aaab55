import { switchesPage } from "@kinora/contracts/switch/switch";
import { postgresSwitches } from "@kinora/database/switch/postgres-switches";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { afterEach, describe, expect, it } from "vitest";
import { liveSwitches } from "../src/switch/live-switches.ts";
import { startWithStaff } from "./start-with-staff.ts";

const { database, people, parts, clock } = await startWithStaff();
const { ada, bruno, chiyo, mira, olivia } = people;
const OPEN = {
  ...{
    signUps: "open",
    creating: true,
    enginesOff: [],
    feed: true,
    awards: true,
    gifts: true,
    readOnly: false,
    sentence: "",
  },
};
const WHY = "We move to another house until noon.";
const set = (change: object) => olivia("PUT", "/api/admin/switches", { ...OPEN, ...change });
afterEach(async () => void (await set({})));

let asked = 0;
const quote = async () =>
  (await ada("POST", "/api/quotes", { type: "text-to-image", prompt: "a fox" })).body.quoteId;
const create = (quoteId: string) => {
  asked += 1;
  return ada("POST", "/api/creations", { quoteId }, `switch ${asked}`);
};
const refused = (code: string) => ({
  ...{ status: 423, body: { code, details: { sentence: WHY } } },
});
const banner = async () => (await bruno("GET", "/api/banner")).body.banner;

describe("creating", () => {
  it("stops everywhere and resumes, while existing orders continue and users read why", async () => {
    const ordered = (await create(await quote())).body.id;
    const held = await quote();
    expect((await set({ creating: false, sentence: WHY })).status).toBe(200);
    expect(await create(held)).toMatchObject(refused("CREATING_OFF"));
    expect(await ada("POST", "/api/stories", { prompt: "a fox" }, "s")).toMatchObject(
      refused("CREATING_OFF"),
    );
    expect((await ada("GET", `/api/creations/${ordered}`)).body.status).toBe("processing");
    expect(await banner()).toMatchObject({ text: WHY, closable: false, severity: "warning" });
    expect((await set({})).status).toBe(200);
    expect((await create(held)).status).toBe(202);
    expect(await banner()).toBeNull();
  });

  it("stops for one engine, including earlier quotes", async () => {
    const held = await quote();
    await set({ enginesOff: ["studio"], sentence: WHY });
    expect(await create(held)).toMatchObject(refused("CREATING_OFF"));
    const { items } = (await ada("GET", "/api/models")).body;
    const core = items.find(({ key }: { key: string }) => key === "core");
    expect(core).toMatchObject({
      ...{ available: false, unavailableReason: "The owner has turned it off for now." },
    });
    expect((await set({ enginesOff: ["nobody"], sentence: WHY })).body.code).toBe("ENGINE_UNKNOWN");
  });

  it("stops for retries of failed works", async () => {
    const failed = { id: "again", user_id: "usr_ada", status: "failed", failure_class: "engine" };
    await insertCreation(database, failed);
    const retry = () => ada("POST", "/api/creations/again/actions", { action: "retry" });
    await set({ creating: false, sentence: WHY });
    expect(await retry()).toMatchObject(refused("CREATING_OFF"));
    await set({ enginesOff: ["studio"], sentence: WHY });
    expect(await retry()).toMatchObject(refused("CREATING_OFF"));
  });
});

it("a closed feed takes no new works and loses none", async () => {
  await insertCreation(database, { id: "mine", user_id: "usr_ada", in_feed: false });
  const act = (action: string) => ada("POST", "/api/creations/mine/actions", { action });
  await set({ feed: false, sentence: WHY });
  expect(await act("addToFeed")).toMatchObject(refused("FEED_OFF"));
  await set({});
  expect((await act("addToFeed")).status).toBeLessThan(300);
});

it("read-only mode stops all changes except those by staff and reports", async () => {
  await insertCreation(database, { id: "seen", user_id: "usr_ada" });
  await set({ readOnly: true, sentence: WHY });
  expect(await ada("PATCH", "/api/me", { bio: "x" })).toMatchObject(refused("READ_ONLY"));
  expect(await ada("PUT", "/api/creations/seen/like")).toMatchObject(refused("READ_ONLY"));
  expect(await ada("POST", "/api/uploads")).toMatchObject(refused("READ_ONLY"));
  expect((await ada("GET", "/api/me")).status).toBe(200);
  const report = { reason: "harassment", note: "" };
  expect((await bruno("POST", "/api/creations/seen/reports", report)).status).toBeLessThan(300);
  const decided = await mira("POST", "/api/admin/people/usr_bruno/suspension", {});
  expect(decided.body.code).not.toBe("READ_ONLY");
  // Users who lost a phone or a token, or want to leave, are not prevented from acting.
  for (const path of ["sessions", "access-tokens/nothing", "deletion"])
    expect((await ada("DELETE", `/api/me/${path}`)).body.code).not.toBe("READ_ONLY");
});

it("every process applies a change made in another one", async () => {
  const elsewhere = liveSwitches(postgresSwitches(database));
  await elsewhere.look();
  expect(elsewhere.current().feed).toBe(true);
  await set({ feed: false, sentence: WHY });
  await elsewhere.look();
  expect(elsewhere.current()).toMatchObject({ feed: false, sentence: WHY });
});

it("only the owner can change a switch, with a sentence, a history and a line in the audit log", async () => {
  expect((await chiyo("GET", "/api/admin/switches")).status).toBe(403);
  expect((await set({ readOnly: true, sentence: "  " })).body.code).toBe("SENTENCE_MISSING");
  expect((await set({ sentence: "x".repeat(161) })).status).toBe(422);
  await set({ feed: false, sentence: WHY });
  await set({ feed: false, sentence: WHY });
  const { switches, history, engines } = switchesPage.parse(
    (await olivia("GET", "/api/admin/switches")).body,
  );
  expect(switches).toMatchObject({ feed: false, sentence: WHY });
  expect(history.slice(0, 2).map(({ feed, by }) => [feed, by])).toEqual([
    [false, "olivia"],
    [true, "olivia"],
  ]);
  expect(engines).toEqual([{ key: "studio", title: "studio" }]);
  const { items } = (await olivia("GET", "/api/admin/audit?action=switches.changed")).body;
  expect(items[0]).toMatchObject({ by: "olivia", before: { feed: "on" }, after: { feed: "off" } });
});

describe("invitations", () => {
  const claim = (code: string, userId: string) =>
    parts.stores.invitations.claim(parts.digest(code), userId, clock.now);
  const make = async () => {
    const { url } = (await olivia("POST", "/api/admin/invitations")).body;
    return new URL(url).hash.slice("#invitation=".length);
  };
  const listed = async () =>
    switchesPage.parse((await olivia("GET", "/api/admin/switches")).body).invitations;

  it("are for one user each, and only a hash of the code is stored", async () => {
    const code = await make();
    expect(
      JSON.stringify(await database.selectFrom("invitation").selectAll().execute()),
    ).not.toContain(code);
    expect(await claim("another", "usr_bruno")).toBe(false);
    const both = await Promise.all([claim(code, "usr_ada"), claim(code, "usr_bruno")]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const [first] = await listed();
    expect(first?.state).toBe("used");
  });

  it("expire after 14 days, or when they are revoked", async () => {
    const [code, other] = [await make(), await make()];
    const id = (await listed()).find(({ state }) => state === "waiting")?.id;
    expect((await olivia("DELETE", `/api/admin/invitations/${id}`)).status).toBe(200);
    expect((await olivia("DELETE", `/api/admin/invitations/${id}`)).body.code).toBe(
      "INVITATION_NOT_FOUND",
    );
    clock.now = new Date(clock.now.getTime() + 14 * 86_400_000);
    expect([await claim(code, "usr_mira"), await claim(other, "usr_mira")]).toEqual([false, false]);
  });
});

it("the sign-in page states who may sign up", async () => {
  await set({ signUps: "invitation" });
  expect((await bruno("GET", "/api/health")).body.signUps).toBe("invitation");
  expect(await banner()).toBeNull();
});
