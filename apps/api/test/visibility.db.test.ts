import { APP_HEADER } from "@kinora/contracts/account/network-header";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, environment, server } = await startTestServer();
const creations = postgresCreationStore(database);
const files = diskMediaStore(environment.mediaDirectory);
await as("ada")("GET", "/api/me");
await as("chiyo")("PATCH", "/api/me", { adult: true, matureShown: true });

let orders = 0;
/** Creates a finished picture of Ada's in the feed, then changes it. */
async function finished(change: Parameters<typeof creations.update>[1]) {
  const id = `crt_work${String(orders++).padStart(3, "0")}`;
  const prompt = `a fox, order ${id}`;
  await insertCreation(database, {
    ...{ id, user_id: "usr_ada", prompt, status: "processing" },
    ...{ in_feed: false, published_at: null },
  });
  const { hash, bytes } = await files.keep(Buffer.from(id));
  await postgresCreationMedia(database).replaceAll(id, [
    {
      ...{ role: "main", label: "", hash, bytes, mimeType: "image/webp" },
      ...{ width: 10, height: 10, duration: null },
    },
  ]);
  const published = { status: null, inFeed: true, publishedAt: new Date(), finishedAt: new Date() };
  await creations.update(id, { ...published, ...change });
  return { id, prompt, file: `/media/${hash}.webp` };
}

const deleted = { status: "deleted", statusBeforeDeletion: null, deletedAt: new Date() } as const;
const WHO = {
  ...{ stranger: null, other: "bruno", adult: "chiyo", owner: "ada", moderator: "mira" },
} as const;
/** Who sees mature works: not those who never switched them on, and nobody who isn't signed in. */
const GROWN = ["adult", "owner", "moderator"];
const RATINGS = {
  general: {},
  "mature by its author": { matureByAuthor: true },
  "mature by the scan": { matureByHouse: "scan" },
  "mature by the staff": { matureByHouse: "staff", matureByAuthor: true },
} as const;
const EVERYBODY = "stranger other adult owner moderator";

/** Doors for what is in the feed: other sites, search engines, subscribers, and beside other works. */
const LISTED = "data oembed embed atom sitemap similar remixes";
const parent = await finished({});

/** What a visitor, another site or a search engine learns of a work beside the feed. */
async function listedAt(id: string, prompt: string, page: string): Promise<readonly string[]> {
  const stranger = as(null);
  const read = async (path: string) => JSON.stringify((await stranger("GET", path)).body);
  const url = encodeURIComponent(`${environment.publicUrl}/item/${id}`);
  const day = new Date().toISOString().slice(0, 10);
  const beside = (list: string) => read(`/api/creations/${parent.id}/${list}`);
  const doors: readonly (readonly [string, string])[] = [
    ["data", /<script type="application\/ld\+json">.*?<\/script>/.exec(page)?.[0] ?? ""],
    ["oembed", await read(`/api/oembed?url=${url}`)],
    ["embed", await read(`/embed/${id}`)],
    ["atom", await read("/u/ada/feed.atom")],
    ["sitemap", await read(`/sitemap/works-${day}.xml`)],
    ["similar", await beside("similar")],
    ["remixes", await beside("remixes")],
  ];
  return doors.flatMap(([door, said]) =>
    said.includes(id) || said.includes(prompt) ? [door] : [],
  );
}

/** Lists in which a signed-in reader, or their phone app, finds a work. */
async function listsOf(handle: string, id: string, inApp = false): Promise<readonly string[]> {
  const lists = {
    ...{ feed: "/api/feed?kind=recent", profile: "/api/feed?kind=recent&author=ada" },
    search: "/api/feed?kind=search&q=fox&sort=newest",
    similar: `/api/creations/${parent.id}/similar`,
    remixes: `/api/creations/${parent.id}/remixes`,
  };
  const headers = { authorization: `Bearer ${handle}`, ...(inApp && { [APP_HEADER]: "1" }) };
  const found: string[] = [];
  for (const [list, url] of Object.entries(lists)) {
    const { body } = await server.inject({ method: "GET", url, headers });
    if (body.includes(id)) found.push(list);
  }
  return found;
}

/**
 * Who sees a work (the item), and where it is public: its plain file, its share page, the feed, and
 * whatever knows only the feed. A mature one is for adults who switched such works on, in no place
 * that is public, and never in the phone apps.
 */
describe.each(Object.keys(RATINGS) as (keyof typeof RATINGS)[])("%s", (rating) => {
  it.each([
    ["public", {}, EVERYBODY, `file share feed ${LISTED}`],
    ["not in the feed", { inFeed: false }, EVERYBODY, "file share"],
    ["unlisted", { hidden: true, inFeed: false }, EVERYBODY, "file share"],
    ["hidden by a moderator", { moderatorHidden: true }, "owner moderator", ""],
    ["private", { private: true, inFeed: false }, "owner", ""],
    ["under review", { status: "review", inFeed: false }, "owner moderator", ""],
    ["private, under review", { status: "review", private: true }, "owner moderator", ""],
    ["rejected", { status: "rejected", private: true }, "owner moderator", ""],
    ["failed", { status: "failed", inFeed: false }, "owner moderator", ""],
    ["deleted", deleted, "owner", ""],
    ["deleted for ever", { ...deleted, purgedAt: new Date() }, "", ""],
  ] as const)("%s", async (_name, change, seers, doors) => {
    const isMature = rating !== "general";
    const { id, prompt, file } = await finished({ ...change, ...RATINGS[rating] });
    await database
      .updateTable("creation")
      .set({ parent_id: parent.id })
      .where("id", "=", id)
      .execute();
    const seen: string[] = [];
    for (const [who, handle] of Object.entries(WHO)) {
      const { status } = await as(handle)("GET", `/api/creations/${id}`);
      if (status === 200) seen.push(who);
      else expect(status).toBe(404);
    }
    const may = seers.split(" ").filter((who) => !isMature || GROWN.includes(who));
    expect(seen.join(" ")).toBe(may.join(" "));
    const inApp = await server.inject({
      ...{ method: "GET", url: `/api/creations/${id}` },
      headers: { authorization: "Bearer chiyo", [APP_HEADER]: "1" },
    });
    expect(inApp.statusCode).toBe(may.includes("adult") && !isMature ? 200 : 404);

    const stranger = as(null);
    const open: string[] = [];
    if ((await stranger("GET", file)).status === 200) open.push("file");
    const page = await stranger("GET", `/item/${id}`);
    if (String(page.body).includes(prompt)) open.push("share");
    const feed = await stranger("GET", "/api/feed?kind=recent");
    if (JSON.stringify(feed.body).includes(id)) open.push("feed");
    // Only works in the feed are indexed.
    const robots = open.includes("feed") ? undefined : "noindex";
    expect(page.headers["x-robots-tag"]).toBe(robots);
    open.push(...(await listedAt(id, prompt, String(page.body))));
    expect(open.join(" ")).toBe(isMature ? "" : doors);

    const lists = doors.includes("feed") ? ["feed", "profile", "search", "similar", "remixes"] : [];
    expect(await listsOf("chiyo", id)).toEqual(lists);
    expect(await listsOf("bruno", id)).toEqual(isMature ? [] : lists);
    expect(await listsOf("chiyo", id, true)).toEqual(isMature ? [] : lists);
  });
});
