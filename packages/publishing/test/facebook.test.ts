import type { FacebookPublication } from "@kinora/domain/publication/publication";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import { expect, test } from "vitest";
import { connectAs, openPlatform, signIn } from "./open-platform.ts";
import { noOthers, publishThrough } from "./publish-through.ts";
import { sampleFile } from "./sample-file.ts";
import { changesAmong } from "./sent-request.ts";

const SIZE = 300_000;
const PAGE = "1000000000000001";
const film = sampleFile(SIZE);
const photo = sampleFile(2_000, { mimeType: "image/jpeg" });
const common = { platform: "facebook", isAiMade: true, caption: "A fox runs." } as const;

async function open() {
  const opened = await openPlatform(metaSimulator, "facebook-login", "facebook");
  const connection = await connectAs(opened, "page-manager");
  opened.sent.length = 0;
  return { ...opened, connection };
}

test("pages are listed; those without a token, or without the right to post, say why", async () => {
  const opened = await openPlatform(metaSimulator, "facebook-login", "facebook");
  const accounts = await signIn(opened, "page-manager");
  expect(accounts).toMatchObject([
    {
      ...{ accountId: PAGE, personId: "page-manager", name: "Simulated Page", unconnectable: null },
      tokens: { accessExpiresAt: null, refreshExpiresAt: new Date("2027-01-27T12:00:00Z") },
    },
    { unconnectable: "no_permission", tokens: null },
    { unconnectable: "no_token", tokens: null },
  ]);
  const [dialog = ""] = opened.simulator.calls.map(({ path }) => path);
  const asked = new URL(dialog, "http://x");
  expect(asked.pathname).toBe("/v25.0/dialog/oauth");
  expect(asked.searchParams.get("auth_type")).toBe("rerequest");
  expect(asked.searchParams.get("scope")?.split(",")).toContain("pages_manage_posts");
});

/** What is sent for each kind, other than questions. */
const GOLDEN: readonly (readonly [FacebookPublication, object[]])[] = [
  [
    { ...common, kind: "text", link: "https://kinora.example/" },
    [
      {
        call: `POST /v25.0/${PAGE}/feed`,
        form: { message: "A fox runs.", link: "https://kinora.example/" },
      },
    ],
  ],
  [
    { ...common, kind: "photos", files: [photo, photo] },
    [
      { call: `POST /v25.0/${PAGE}/photos`, bytes: expect.any(Number) },
      { call: `POST /v25.0/${PAGE}/photos`, bytes: expect.any(Number) },
      {
        call: `POST /v25.0/${PAGE}/feed`,
        form: {
          message: "A fox runs.",
          "attached_media[0]": expect.stringMatching(/^\{"media_fbid":"\d+"\}$/),
          "attached_media[1]": expect.stringMatching(/^\{"media_fbid":"\d+"\}$/),
        },
      },
    ],
  ],
  [
    { ...common, kind: "reel", title: "A fox", file: film },
    [
      { call: `POST /v25.0/${PAGE}/video_reels`, form: { upload_phase: "start" } },
      {
        call: expect.stringMatching(/^POST \/video-upload\/v25\.0\/\d+$/),
        bytes: SIZE,
      },
      {
        call: `POST /v25.0/${PAGE}/video_reels`,
        form: {
          ...{ upload_phase: "finish", video_id: expect.any(String), video_state: "PUBLISHED" },
          ...{ description: "A fox runs.", title: "A fox" },
        },
      },
    ],
  ],
  [
    { ...common, kind: "video", title: "A fox", file: film },
    [
      {
        call: "POST /v25.0/simulated-client/uploads",
        query: { file_name: "film.mp4", file_length: `${SIZE}`, file_type: "video/mp4" },
      },
      { call: expect.stringMatching(/^POST \/v25\.0\/upload:/), bytes: SIZE },
      {
        call: `POST /v25.0/${PAGE}/videos`,
        form: {
          ...{ fbuploader_video_file_chunk: expect.any(String), published: "false" },
          ...{ title: "A fox", description: "A fox runs." },
        },
      },
      { call: expect.stringMatching(/^POST \/v25\.0\/\d+$/), form: { published: "true" } },
    ],
  ],
];

test.each(GOLDEN)("$kind is sent as Facebook's reference asks", async (publication, golden) => {
  const { sent, connection, simulator, origin, ...opened } = await open();
  const ended = await publishThrough(opened, connection, publication);
  const [post] = simulator.posts;
  expect(ended).toMatchObject({ as: "done", post: { id: post?.id } });
  expect(changesAmong(sent)).toEqual(golden);
  const { accessToken } = connection.tokens;
  expect(JSON.stringify(sent.map(({ url }) => url))).not.toContain(accessToken);
  for (const { headers, url } of sent) {
    const isUpload =
      /video-upload|upload:/.test(url) && headers?.authorization?.startsWith("OAuth");
    expect(headers?.authorization).toBe(`${isUpload ? "OAuth" : "Bearer"} ${accessToken}`);
  }
  expect(await (await fetch(`${origin}/facebook`)).text()).toContain("A fox runs.");
});

test("an upload goes on where it stopped", async () => {
  const { sent, connection, simulator, ...opened } = await open();
  simulator.faults.filePart = [123_456];
  const reel: FacebookPublication = { ...common, kind: "reel", title: null, file: film };
  expect(await publishThrough(opened, connection, reel)).toMatchObject({ as: "done" });
  const uploads = sent.filter(({ url }) => url.includes("/video-upload/"));
  expect(uploads.map(({ headers }) => headers?.offset)).toEqual(["0", "123456"]);
  const shown = simulator.posts[0]?.media[0];
  const file = await fetch(`${opened.origin}/media/${shown}`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(film.bytes);
});

test("two posts of the same text are not taken for ours", async () => {
  const { platform, connection, simulator, ...opened } = await open();
  const text: FacebookPublication = { ...common, kind: "text", link: null };
  const prepared = await platform.prepare({ connection, publication: text }, null);
  const handle = prepared.handle ?? "";
  await publishThrough({ ...opened, platform }, connection, text);
  expect(await platform.ask({ connection, handle, isAnothers: noOthers })).toMatchObject({
    kind: "done",
  });
  await publishThrough({ ...opened, platform }, connection, text);
  expect(await platform.ask({ connection, handle, isAnothers: noOthers })).toMatchObject({
    ...{ kind: "unknown", failure: { class: "unknown", code: "handle_gone" } },
  });
  expect(simulator.posts).toHaveLength(2);
});

test("a reel that may be there is never called refused", async () => {
  const { platform, connection, simulator, pass } = await open();
  const order = {
    connection,
    publication: { ...common, kind: "reel", title: null, file: film },
  } as const;
  let prepared = await platform.prepare(order, null);
  while (prepared.kind === "working") {
    pass(prepared.afterMilliseconds);
    prepared = await platform.prepare(order, prepared.handle);
  }
  const first = prepared.handle ?? "";
  const again = (await platform.prepare(order, first)).handle ?? "";
  expect(await platform.commit(order, first, new AbortController().signal)).toMatchObject({
    kind: "unknown",
  });
  expect(await platform.commit(order, again, new AbortController().signal)).toMatchObject({
    kind: "unknown",
  });
  // It says so a little later.
  expect(await platform.ask({ connection, handle: again, isAnothers: noOthers })).toEqual({
    ...{ kind: "absent", isCertain: false },
  });
  pass(5_000);
  expect(await platform.ask({ connection, handle: again, isAnothers: noOthers })).toMatchObject({
    kind: "done",
  });
  expect(simulator.posts).toHaveLength(1);
});

test.each(["reel", "text"] as const)("a %s is measured and withdrawn", async (kind) => {
  const { platform, connection, simulator, ...opened } = await open();
  const publication: FacebookPublication =
    kind === "text"
      ? { ...common, kind, link: null }
      : { ...common, kind, title: null, file: film };
  let handle = "";
  const commit: typeof platform.commit = (order, given) => {
    handle = given;
    return platform.commit(order, given, new AbortController().signal);
  };
  const ended = await publishThrough(
    { ...opened, platform: { ...platform, commit } },
    connection,
    publication,
  );
  if (ended.as !== "done") throw new Error(ended.as);
  const own = { connection, post: ended.post, handle };
  expect(await platform.measure(own)).toMatchObject({
    figures: { views: kind === "reel" ? 42 : null, likes: 7, comments: 3 },
    condition: "live",
  });
  expect(await platform.withdraw(own)).toEqual({ kind: "withdrawn" });
  expect(simulator.posts).toMatchObject([{ isRemoved: true }]);
  expect(await platform.withdraw(own)).toEqual({ kind: "withdrawn" });
});

test("disconnecting one page ends all of the person's tokens", async () => {
  const { platform, connection } = await open();
  expect(platform.disconnectsPerson).toBe(true);
  expect(await platform.disconnect(connection)).toEqual({ kind: "disconnected" });
  expect(await platform.preflight(connection)).toMatchObject({ failure: { class: "reauth" } });
  expect(await platform.refresh(connection)).toMatchObject({ failure: { class: "reauth" } });
  expect(await platform.disconnect(connection)).toEqual({ kind: "disconnected" });
});

/** Pressed twice, or two people of one page: the same words, both prepared before either is there. */
test("a text that never arrived is not taken for another's post with the same words", async () => {
  const opened = await openPlatform(metaSimulator, "facebook-login", "facebook");
  const connection = await connectAs(opened, "page-manager");
  const publication: FacebookPublication = {
    ...{ platform: "facebook", kind: "text", caption: "A fox", link: null, isAiMade: true },
  };
  const order = { connection, publication };
  const { platform, simulator } = opened;
  const [one, two] = [await platform.prepare(order, null), await platform.prepare(order, null)];
  if (one.kind !== "ready" || two.kind !== "ready") throw new Error("It is not ready");
  const first = await platform.commit(order, one.handle, new AbortController().signal);
  if (first.kind !== "done") throw new Error(first.kind);
  // The second call was lost on its way there.
  const isAnothers = async (id: string) => id === first.post.id;
  const said = await platform.ask({ connection, handle: two.handle, isAnothers });
  expect([said.kind, simulator.posts.length]).toEqual(["unknown", 1]);
  // Once it is there, it is told from the first.
  await platform.commit(order, two.handle, new AbortController().signal);
  const then = await platform.ask({ connection, handle: two.handle, isAnothers });
  expect(then).toMatchObject({
    kind: "done",
    post: { id: expect.not.stringMatching(`^${first.post.id}$`) },
  });
});
