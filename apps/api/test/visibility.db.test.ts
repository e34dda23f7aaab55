import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, database, environment } = await startTestServer();
const creations = postgresCreationStore(database);
const files = diskMediaStore(environment.mediaDirectory);
await as("ada")("GET", "/api/me");

let orders = 0;
/** Creates a finished picture of Ada's in the feed, then changes it. */
async function finished(change: Parameters<typeof creations.update>[1]) {
  const order = `order-${orders++}`;
  const form = { type: "text-to-image", prompt: `a fox, ${order}` };
  const { id } = (await as("ada")("POST", "/api/creations", form, order)).body;
  const { hash, bytes } = await files.keep(Buffer.from(order));
  await postgresCreationMedia(database).replaceAll(id, [
    {
      ...{ role: "main", label: "", hash, bytes, mimeType: "image/webp" },
      ...{ width: 10, height: 10, duration: null },
    },
  ]);
  const published = { status: null, inFeed: true, publishedAt: new Date(), finishedAt: new Date() };
  await creations.update(id, { ...published, ...change });
  return { id: id as string, prompt: form.prompt, file: `/media/${hash}.webp` };
}

const deleted = { status: "deleted", statusBeforeDeletion: null, deletedAt: new Date() } as const;
const WHO = { stranger: null, other: "bruno", owner: "ada", moderator: "mira" } as const;

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

/**
 * Who sees a work (the item), and where it is public: its plain file, its share page, the feed, and
 * whatever knows only the feed.
 */
it.each([
  ["public", {}, "stranger other owner moderator", `file share feed ${LISTED}`],
  ["not in the feed", { inFeed: false }, "stranger other owner moderator", "file share"],
  ["unlisted", { hidden: true, inFeed: false }, "stranger other owner moderator", "file share"],
  ["hidden by a moderator", { moderatorHidden: true }, "owner moderator", ""],
  ["private", { private: true, inFeed: false }, "owner", ""],
  ["under review", { status: "review", inFeed: false }, "owner moderator", ""],
  ["private, under review", { status: "review", private: true }, "owner moderator", ""],
  ["rejected", { status: "rejected", private: true }, "owner moderator", ""],
  ["failed", { status: "failed", inFeed: false }, "owner moderator", ""],
  ["deleted", deleted, "owner", ""],
  ["deleted for ever", { ...deleted, purgedAt: new Date() }, "", ""],
] as const)("%s", async (_name, change, seers, doors) => {
  const { id, prompt, file } = await finished(change);
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
  expect(seen.join(" ")).toBe(seers);

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
  expect(open.join(" ")).toBe(doors);
});
