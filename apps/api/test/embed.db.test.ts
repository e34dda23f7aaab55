import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server, as, database, environment } = await startTestServer();
const files = diskMediaStore(environment.mediaDirectory);
const site = "http://localhost:4310";
const open = (url: string) => server.inject({ url });
const oembed = async (path: string, more = "") =>
  open(`/api/oembed?url=${encodeURIComponent(`${site}${path}`)}${more}`);

const kinds = { image: "image/webp", video: "video/mp4", story: "video/mp4", music: "audio/mpeg" };
beforeAll(async () => {
  await as("ada")("GET", "/api/me");
  await as("ada")("PATCH", "/api/me", { displayName: "Ada <b> & co" });
  for (const [kind, mimeType] of Object.entries(kinds)) {
    await insertCreation(database, {
      ...{ id: kind, user_id: "usr_ada", kind, prompt: `"a </script><b>${kind}</b>" \u202e&` },
      ...{ published_at: new Date("2026-06-15T23:59:59Z") },
      duration: kind === "image" ? null : 12,
    });
    const file = async (role: "main" | "poster" | "thumbnail" | "download", type: string) => {
      const { hash, bytes } = await files.keep(Buffer.from(`${kind} ${role}`));
      const isPicture = type.startsWith("image/") || type.startsWith("video/");
      const size = isPicture ? { width: 1280, height: 720 } : { width: null, height: null };
      const small = role === "thumbnail" ? { width: 320, height: 180 } : size;
      return { role, label: "", hash, bytes, mimeType: type, duration: null, ...small };
    };
    await postgresCreationMedia(database).replaceAll(kind, [
      await file("main", mimeType),
      await file("thumbnail", "image/webp"),
      ...(kind === "image" ? [] : [await file("poster", "image/jpeg")]),
      ...(kind === "story" ? [{ ...(await file("download", "text/vtt")), label: "vtt" }] : []),
    ]);
  }
});

it("describes works as oEmbed, within the size that is asked for", async () => {
  const film = (await oembed("/item/video", "&maxwidth=480&format=json")).json();
  expect(film).toMatchObject({
    ...{ version: "1.0", type: "video", width: 480, height: 314, provider_name: "Kinora" },
    ...{ author_url: `${site}/u/ada`, thumbnail_width: 320 },
  });
  expect(film.html).toContain(`<iframe src="${site}/embed/video" width="480" height="314"`);
  expect(film.html).not.toContain("<b>");
  const tall = (await oembed("/item/story", "&maxheight=200")).json();
  expect([tall.type, tall.height <= 200, tall.width]).toEqual(["video", true, 277]);
  expect((await oembed("/item/music")).json()).toMatchObject({ type: "rich", height: 176 });
  const photo = (await oembed("/item/image", "&maxwidth=640")).json();
  expect(photo).toMatchObject({ type: "photo", width: 320, height: 180 });
  expect((await open(new URL(photo.url).pathname)).statusCode).toBe(200);
  expect((await oembed("/embed/image/")).json()).toMatchObject({ type: "photo", width: 1280 });
});

it.each([
  ["/item/nothing", "", 404, "CREATION_NOT_FOUND"],
  ["/u/ada", "", 404, "CREATION_NOT_FOUND"],
  ["/item/video", "&format=xml", 501, "OEMBED_FORMAT"],
  ["/item/video", "&maxwidth=0", 422, "INVALID_INPUT"],
])("refuses oEmbed of %s%s", async (path, more, status, code) => {
  const refused = await oembed(path, more);
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
});

it("knows its own works alone", async () => {
  for (const url of ["https://evil.example/item/video", "item/video", "javascript:alert(1)"])
    expect((await open(`/api/oembed?url=${encodeURIComponent(url)}`)).statusCode).toBe(404);
});

it("plays a work in a frame of the sites that may, without scripts and cookies", async () => {
  for (const kind of Object.keys(kinds)) {
    const { statusCode, headers, body } = await open(`/embed/${kind}`);
    const policy = String(headers["content-security-policy"]);
    expect(statusCode).toBe(200);
    expect(policy).toContain("frame-ancestors https://blog.example");
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(body).not.toMatch(/<script|<b>| on\w+=|\u202e/);
    const [, source = ""] = /(?:audio|video|img) src="(\/media\/[^"#]+)"/.exec(body) ?? [];
    const shown = await open(source);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  }
  expect((await open("/embed/story")).body).toContain('<track kind="captions"');
  expect((await open("/embed/video?t=7")).body).toContain('.mp4#t=7"');
  expect((await open("/embed/video?t=7x&t=8")).body).not.toContain("#t=");
});

it.each(["/embed/nothing", "/embed/%00", `/embed/${"x".repeat(300)}`, "/embed/"])(
  "says in the frame that %s isn't public",
  async (url) => {
    const { statusCode, headers, body } = await open(url);
    expect([statusCode, headers["x-robots-tag"]]).toEqual([404, "noindex"]);
    expect(body).toContain("This work isn&#39;t public.");
    expect(headers["content-security-policy"]).toContain("https://blog.example");
  },
);

it("lets no other page into a frame", async () => {
  for (const url of ["/", "/item/video", "/u/ada", "/nothing", "/api/health"]) {
    const { headers } = await open(url);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

it("signs what isn't public, for this site alone", async () => {
  await database.updateTable("creation").set({ private: true }).where("id", "=", "music").execute();
  const { media } = (await as("ada")("GET", "/api/creations/music")).body;
  const { statusCode, headers } = await open(media.main.url);
  expect([statusCode, headers["cross-origin-resource-policy"]]).toEqual([200, "same-site"]);
  expect((await open(media.main.url.split("?")[0])).statusCode).toBe(404);
  await database
    .updateTable("creation")
    .set({ private: false })
    .where("id", "=", "music")
    .execute();
});

it("describes a work to search engines on its page, whatever its words are", async () => {
  const types = { image: "ImageObject", video: "VideoObject", story: "VideoObject" };
  for (const [id, type] of Object.entries({ ...types, music: "AudioObject" })) {
    const { body } = await open(`/item/${id}`);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    const data = JSON.parse(json);
    expect(data).toMatchObject({ "@type": type, url: `${site}/item/${id}` });
    expect(data.name).toContain("</script><b>");
    expect(data.contentUrl).toMatch(new RegExp(`^${site}/media/`));
    expect(data.duration).toBe(id === "image" ? undefined : "PT12S");
    expect(data.embedUrl).toBe(id === "image" ? undefined : `${site}/embed/${id}`);
    const [, found = ""] = /json\+oembed" href="([^"]+)"/.exec(body) ?? [];
    expect((await open(found.replaceAll("&amp;", "&").slice(site.length))).statusCode).toBe(200);
  }
});

it("feeds a person's works as Atom, which their page names", async () => {
  expect((await open("/u/ada")).body).toContain(`href="${site}/u/ada/feed.atom"`);
  const { statusCode, headers, body } = await open("/u/ada/feed.atom");
  expect([statusCode, headers["content-type"]]).toEqual([
    200,
    "application/atom+xml; charset=utf-8",
  ]);
  expect(body).toMatch(/^<\?xml version="1.0"/);
  expect(body.match(/<entry>/g)).toHaveLength(4);
  expect(body).toContain("<name>Ada &lt;b&gt; &amp; co</name>");
  expect(body).not.toMatch(/<b>|\u202e/);
  expect((await open("/u/nobody/feed.atom")).statusCode).toBe(404);
  await as("ada")("PATCH", "/api/me", { handle: "ada_l" });
  const moved = await open("/u/ada/feed.atom");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/u/ada_l/feed.atom"]);
  await as("ada")("PATCH", "/api/me", { handle: "ada" });
});

it("lists works by day and people by letter for search engines", async () => {
  const robots = await open("/robots.txt");
  expect(robots.body).toContain(`Sitemap: ${site}/sitemap.xml`);
  const locations = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);
  await insertCreation(database, {
    ...{ id: "older", user_id: "usr_ada", published_at: new Date("2026-06-14T00:00:00Z") },
  });
  const index = locations((await open("/sitemap.xml")).body);
  expect(index.filter((at) => at?.includes("works"))).toEqual(
    ["2026-06-15", "2026-06-14"].map((day) => `${site}/sitemap/works-${day}.xml`),
  );
  const day = locations((await open("/sitemap/works-2026-06-15.xml")).body);
  expect(day.toSorted()).toEqual(
    Object.keys(kinds)
      .toSorted()
      .map((id) => `${site}/item/${id}`),
  );
  expect(locations((await open("/sitemap/people-a.xml")).body)).toEqual([`${site}/u/ada`]);
  expect(locations((await open("/sitemap/people-b.xml")).body)).toEqual([]);
  for (const at of locations((await open("/sitemap/pages.xml")).body))
    expect((await open(String(at).slice(site.length))).statusCode).toBe(200);
  for (const name of ["works-2026-02-30", "people-A", "nothing", "works-2026-6-1"])
    expect((await open(`/sitemap/${name}.xml`)).statusCode).toBe(404);
});
