import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import { servePlatform } from "@kinora/platform-simulators/serving/serve-platform";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { configuredPlatforms } from "@kinora/publishing/configured-platforms";
import { nodePlatformExchange } from "@kinora/publishing/http/node-platform-exchange";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect } from "vitest";
import { startTestServer } from "./test-server.ts";

type TestServer = Awaited<ReturnType<typeof startTestServer>>;
type Caller = ReturnType<TestServer["as"]>;

const CONNECTIONS = "/api/me/connections";

/** Our own feed as a target. */
export const FEED = { connectionId: "kinora", fields: { platform: "kinora", kind: "feed" } };

/** A server whose Ada has a page at Facebook and a creator at TikTok, without posts. */
export async function startPublishing() {
  const now = () => new Date("2026-11-20T12:00:00Z");
  const [meta, tiktok] = [metaSimulator({ now }), tiktokSimulator({ now })];
  const [servedMeta, servedTikTok] = [await servePlatform(meta), await servePlatform(tiktok)];
  afterAll(() => Promise.all([servedMeta.close(), servedTikTok.close()]));
  const platforms = configuredPlatforms(
    { ...meta.environment(servedMeta.origin), ...tiktok.environment(servedTikTok.origin) },
    { exchange: nodePlatformExchange(5_000), now },
  );
  const { as, database, clock, server, parts } = await startTestServer({
    ...{ sealingSecrets: ["s".repeat(32)], platforms },
  });
  clock.now = now();
  const ada = as("ada");
  const page = await connect(ada, "facebook", "facebook-login", "page-manager");
  const creator = await connect(ada, "tiktok", "platform", "creator");

  beforeEach(() => sql`truncate post, publication cascade`.execute(database));

  const newWork = (given: object = {}) => addWork(database, given);
  const photos = (caption: string) => ({
    connectionId: page,
    fields: { platform: "facebook", kind: "photos", caption },
  });
  const order = (workId: string, targets: object[], key: string = newId(), handle = "ada") =>
    as(handle)("POST", "/api/posts", { workId, targets }, key);
  return {
    clock,
    ada,
    as,
    database,
    tiktok,
    page,
    creator,
    now,
    newWork,
    photos,
    order,
    server,
    parts,
  };
}

/** Signs a person in at a platform, and connects the first account that can be. */
async function connect(
  ada: Caller,
  platform: string,
  flavour: string,
  person: string,
): Promise<string> {
  const { body } = await ada("POST", `${CONNECTIONS}/attempts`, { platform, flavour });
  const page = await fetch(body.address, {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams({ person }) },
  });
  const back = new URL(page.headers.get("location") ?? expect.fail());
  const [state, code] = ["state", "code"].map((name) => back.searchParams.get(name));
  const offer = (await ada("POST", `${CONNECTIONS}/returns`, { state, code })).body;
  const [first] = offer.accounts.filter(({ reason }: { reason: string | null }) => reason === null);
  const choice = { accountIds: [first.accountId] };
  const chosen = await ada("POST", `${CONNECTIONS}/offers/${offer.id}`, choice);
  return chosen.body.items.find((one: { platform: string }) => one.platform === platform).id;
}

/** Adds a finished picture of Ada's. */
async function addWork(database: TestServer["database"], given: object): Promise<string> {
  const id = newId();
  await insertCreation(database, {
    id,
    user_id: "usr_ada",
    in_feed: false,
    published_at: null,
    ...given,
  });
  const hash = newId().replaceAll("-", "").padEnd(64, "0");
  await sql`insert into creation_media (creation_id, role, hash, mime_type, bytes, width, height)
          values (${id}, 'main', ${hash}, 'image/webp', 90000, 1280, 720)`.execute(database);
  return id;
}
