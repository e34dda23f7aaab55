import { TAKEOUT_ADDRESS_SECONDS } from "@kinora/contracts/takeout/takeout";
import { postgresTakeoutStore } from "@kinora/database/takeout/postgres-takeout-store";
import { EMPTY_ARCHIVE } from "@kinora/domain/takeout/archive";
import type { NewTakeoutEntry } from "@kinora/domain/takeout/takeout";
import { placeEntries } from "@kinora/storage/zip/place-entries";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, server, database, clock, parts } = await startTestServer();
const takeouts = postgresTakeoutStore(database);
const START = clock.now;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(async () => {
  clock.now = START;
  await database.deleteFrom("takeout").execute();
  await database.deleteFrom("job").execute();
  await database.deleteFrom("auth_session").execute();
  await database
    .insertInto("auth_session")
    // The id that the test server gives every session.
    .values({ id: "ses", token: "t", user_id: "usr_ada", expires_at: new Date(+START + 30 * DAY) })
    .execute();
});

const wait = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

/** Builds an archive as the worker does. */
async function make(userId = "usr_ada"): Promise<void> {
  const takeout = await takeouts.latest(userId);
  if (!takeout) throw new Error("Nobody has asked");
  const { hash, bytes } = await parts.files.keep(Buffer.from("a picture of a fox"));
  const text = Buffer.from("<h1>Everything</h1>");
  const about = { modified: START, subject: null, crc: 7 };
  const added: NewTakeoutEntry[] = [
    {
      ...{ ...about, name: "media/fox.png", mimeType: "image/png", bytes },
      content: { kind: "file", hash },
    },
    {
      ...{ ...about, name: "index.html", mimeType: "text/html", bytes: text.length },
      content: { kind: "text", text },
    },
  ];
  const { placed, totals } = placeEntries(EMPTY_ARCHIVE, added);
  await takeouts.advance(takeout.id, placed, { place: takeout.place, totals });
  await takeouts.finish(takeout, clock.now, new Date(clock.now.getTime() + 7 * DAY));
}

async function ready(who = "ada"): Promise<string> {
  await as(who)("POST", "/api/me/takeout");
  await make(`usr_${who}`);
  return (await as(who)("GET", "/api/me/takeout")).body.href;
}

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  server.inject({ method: "GET", url, headers });
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];
const NOT_FOUND = [404, "TAKEOUT_NOT_FOUND"];

test("an archive is requested, built and downloaded as one file, and a repeated request changes nothing", async () => {
  expect((await as("ada")("GET", "/api/me/takeout")).body).toEqual({ state: "none" });
  const making = { state: "making", askedAt: START.toISOString(), percent: 0 };
  for (const _ of [1, 2]) {
    const { status, body } = await as("ada")("POST", "/api/me/takeout");
    expect([status, body]).toEqual([202, making]);
  }
  const jobs = await database.selectFrom("job").select(["kind", "lane", "user_id"]).execute();
  expect(jobs).toEqual([{ kind: "takeout.make", lane: "upkeep", user_id: "usr_ada" }]);
  await make();
  const { body } = await as("ada")("GET", "/api/me/takeout");
  expect(body).toMatchObject({
    ...{ state: "ready", files: 2, until: new Date(+START + 7 * DAY).toISOString() },
  });
  const { statusCode, headers, rawPayload } = await get(body.href);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-length": `${body.bytes}`,
    "content-disposition": 'attachment; filename="kinora-2026-11-20.zip"',
    "cache-control": "private, no-store",
  });
  expect(rawPayload.length).toBe(body.bytes);
  expect(rawPayload.includes("a picture of a fox")).toBe(true);
  expect(rawPayload.includes("<h1>Everything</h1>")).toBe(true);
});

test("any range returns that part of the file", async () => {
  const href = await ready();
  const { rawPayload: whole } = await get(href);
  for (const [first, last] of [
    [0, 0],
    [10, 60],
    [50, whole.length - 30],
    [whole.length - 1, whole.length - 1],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(href, {
      range: `bytes=${first}-${last}`,
    });
    expect([statusCode, headers["content-range"]]).toEqual([
      ...[206, `bytes ${first}-${last}/${whole.length}`],
    ]);
    expect(rawPayload).toEqual(whole.subarray(first, last + 1));
  }
  expect(codeOf(await get(href, { range: `bytes=${whole.length}-` }))).toEqual([
    ...[416, "RANGE_NOT_SATISFIABLE"],
  ]);
});

test("an archive can be requested once a day, not counting failed ones", async () => {
  await ready();
  wait(DAY - 1);
  const again = await as("ada")("POST", "/api/me/takeout");
  expect([again.status, again.body.code, again.body.details]).toEqual([
    ...[429, "TAKEOUT_TODAY", { again: new Date(+START + DAY).toISOString() }],
  ]);
  wait(1);
  expect((await as("ada")("POST", "/api/me/takeout")).status).toBe(202);
  const { id = "" } = (await takeouts.latest("usr_ada")) ?? {};
  await takeouts.fail(id, clock.now);
  expect((await as("ada")("GET", "/api/me/takeout")).body.state).toBe("failed");
  expect((await as("ada")("POST", "/api/me/takeout")).body.state).toBe("making");
});

test("a URL opens for five minutes, but a download can resume until the archive is removed", async () => {
  const href = await ready();
  const { headers } = await get(href);
  const etag = String(headers.etag);
  wait(TAKEOUT_ADDRESS_SECONDS * 1_000);
  expect(codeOf(await get(href))).toEqual(NOT_FOUND);
  expect(codeOf(await get(href, { range: "bytes=5-", "if-range": '"guessed"' }))).toEqual(
    NOT_FOUND,
  );
  // The headers with which Chrome and Firefox resume.
  for (const name of ["if-range", "if-match"])
    expect((await get(href, { range: "bytes=5-", [name]: etag })).statusCode).toBe(206);
  wait(7 * DAY - TAKEOUT_ADDRESS_SECONDS * 1_000);
  expect(codeOf(await get(href, { range: "bytes=5-", "if-range": etag }))).toEqual(NOT_FOUND);
  expect((await as("ada")("GET", "/api/me/takeout")).body).toEqual({ state: "none" });
});

test("a modified URL, or one of a user who signed out, opens nothing", async () => {
  const href = await ready();
  const bruno = await ready("bruno");
  const address = new URL(href, "http://localhost");
  const id = new URL(bruno, "http://localhost").searchParams.get("id") ?? "";
  for (const [name, value] of [
    ["id", id],
    ["session", "ses_2"],
    ["e", "zzzzzz"],
    ["s", "x"],
  ] as const) {
    const changed = new URL(address);
    changed.searchParams.set(name, value);
    expect([name, codeOf(await get(`${changed.pathname}${changed.search}`))]).toEqual([
      name,
      NOT_FOUND,
    ]);
  }
  // The session in this URL is Ada's.
  expect(codeOf(await get(bruno))).toEqual(NOT_FOUND);
  expect((await get(href)).statusCode).toBe(200);
  await database.deleteFrom("auth_session").execute();
  expect(codeOf(await get(href))).toEqual(NOT_FOUND);
});

test("archives are hidden from other users and tokens, but a disabled account may have its own", async () => {
  await ready();
  expect((await as("bruno")("GET", "/api/me/takeout")).body).toEqual({ state: "none" });
  expect((await as("kin_ada")("GET", "/api/me/takeout")).body.code).toBe("SESSION_ONLY");
  await database
    .updateTable("app_user")
    .set({ disabled_at: START })
    .where("id", "=", "usr_ada")
    .execute();
  const { body } = await as("ada")("GET", "/api/me/takeout");
  expect((await get(body.href)).statusCode).toBe(200);
  await database
    .updateTable("app_user")
    .set({ disabled_at: null })
    .where("id", "=", "usr_ada")
    .execute();
});

test("a later restriction for child abuse closes the archive, and another can be built", async () => {
  const href = await ready();
  await insertCreation(database, { id: "crt_held", user_id: "usr_ada" });
  wait(MINUTE);
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id: "crt_held", actor_id: "usr_mira", role: "moderator", action: "hide" },
      ...{ rule: "child_abuse", before: "{}", after: "{}", at: clock.now },
    })
    .execute();
  expect(codeOf(await get(href))).toEqual(NOT_FOUND);
  expect((await as("ada")("GET", "/api/me/takeout")).body).toEqual({ state: "none" });
  expect((await as("ada")("POST", "/api/me/takeout")).body.state).toBe("making");
});
