import { createHash } from "node:crypto";
import type { PublicationFile, TikTokPublication } from "@kinora/domain/publication/publication";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { expect, test } from "vitest";
import { connectAs, openPlatform } from "./open-platform.ts";
import { publishThrough } from "./publish-through.ts";
import { sampleFile } from "./sample-file.ts";
import { sentRequest } from "./sent-request.ts";

const SIZE = 300_000;
const film = sampleFile(SIZE);

const video = (more: { audience?: string; file?: PublicationFile } = {}): TikTokPublication =>
  ({
    ...{ platform: "tiktok", kind: "video", isAiMade: true, file: film, caption: "A fox" },
    ...{ audience: "PUBLIC_TO_EVERYONE", allowsComments: true, allowsDuets: false },
    ...{ allowsStitches: false, isOwnBrand: true, isBrandedContent: false, coverAt: 1_500 },
    ...more,
  }) as TikTokPublication;
const draft: TikTokPublication = { platform: "tiktok", kind: "draft", isAiMade: true, file: film };

async function open(person = "creator") {
  const opened = await openPlatform(tiktokSimulator);
  const connection = await connectAs(opened, person);
  const calls = opened.sent.splice(0);
  return { ...opened, connection, signIn: calls };
}

test("a creator is connected, proved by a digest in hexadecimal", async () => {
  const { connection, signIn, simulator } = await open();
  expect(connection).toMatchObject({
    ...{ accountId: "simulated-open-id-1", name: "Simulated Creator" },
    tokens: {
      accessExpiresAt: new Date("2026-11-29T12:00:00Z"),
      refreshExpiresAt: new Date("2027-11-28T12:00:00Z"),
    },
  });
  const dialog = new URL(simulator.calls[0]?.path ?? "", "http://x");
  const verifier = "v".repeat(43);
  expect(Object.fromEntries(dialog.searchParams)).toMatchObject({
    ...{ client_key: "simulated-client", response_type: "code", code_challenge_method: "S256" },
    code_challenge: createHash("sha256").update(verifier).digest("hex"),
    scope: "user.info.basic,video.publish,video.upload,video.list",
  });
  expect(signIn.map(sentRequest)[0]).toMatchObject({
    call: "POST /v2/oauth/token/",
    form: { grant_type: "authorization_code", code_verifier: verifier },
  });
});

test("each refresh gives another refresh token, and the old one is dead", async () => {
  const { platform, connection } = await open();
  const refreshed = await platform.refresh(connection);
  if (refreshed.kind !== "refreshed") throw new Error(refreshed.kind);
  expect(refreshed.tokens.refreshToken).not.toBe(connection.tokens.refreshToken);
  expect(await platform.refresh(connection)).toMatchObject({
    failure: { class: "reauth", platformCode: "invalid_grant" },
  });
  expect(await platform.refresh({ ...connection, tokens: refreshed.tokens })).toMatchObject({
    kind: "refreshed",
  });
});

const source_info = {
  ...{ source: "FILE_UPLOAD", video_size: SIZE, chunk_size: SIZE, total_chunk_count: 1 },
};
const put = { call: "PUT /upload", query: expect.anything(), bytes: SIZE };
const fetched = {
  ...{ call: "POST /v2/post/publish/status/fetch/" },
  json: { publish_id: expect.stringMatching(/^v_pub_file/) },
};

test("a video is sent as TikTok's reference asks; its id is longer than a number", async () => {
  const { sent, connection, simulator, origin, ...opened } = await open();
  const ended = await publishThrough(opened, connection, video());
  expect(ended).toEqual({
    ...{ as: "done", post: { id: "7500000000000000001", url: null, visibility: null } },
  });
  expect(sent.map(sentRequest)).toEqual([
    {
      call: "POST /v2/post/publish/video/init/",
      json: {
        post_info: {
          ...{ privacy_level: "PUBLIC_TO_EVERYONE", title: "A fox" },
          ...{ disable_comment: false, disable_duet: true, disable_stitch: true },
          ...{ brand_content_toggle: false, brand_organic_toggle: true },
          ...{ is_aigc: true, video_cover_timestamp_ms: 1_500 },
        },
        source_info,
      },
    },
    ...[put, fetched],
  ]);
  expect(sent[1]?.headers).toEqual({
    ...{ "content-type": "video/mp4", "content-range": `bytes 0-${SIZE - 1}/${SIZE}` },
  });
  expect(simulator.posts).toMatchObject([{ isAiMade: true, visibility: "PUBLIC_TO_EVERYONE" }]);
  expect(await (await fetch(origin)).text()).toContain("A fox");
});

test("a draft goes to the inbox", async () => {
  const { sent, connection, simulator, ...opened } = await open();
  expect(await publishThrough(opened, connection, draft)).toEqual({
    ...{ as: "done", post: { id: null, url: null, visibility: "inbox" } },
  });
  expect(sent.map(sentRequest)).toEqual([
    { call: "POST /v2/post/publish/inbox/video/init/", json: { source_info } },
    ...[put, fetched],
  ]);
  expect(simulator.posts).toMatchObject([{ kind: "draft" }]);
});

/** A long film of one byte repeated, so that it is cheap to make. */
function longFilm(size: number): PublicationFile {
  const block = new Uint8Array(1_000_000).fill(7);
  return {
    ...{ name: "film.mp4", mimeType: "video/mp4", size, address: async () => null },
    async *read({ first, last }) {
      for (let at = first; at <= last; at += block.length)
        yield block.subarray(0, Math.min(block.length, last + 1 - at));
    },
  };
}

test("a large video is sent in chunks, and goes on with the one that was cut", async () => {
  const { sent, connection, simulator, ...opened } = await open();
  simulator.faults.filePart = [15_000_000];
  const file = longFilm(64_000_001);
  expect(await publishThrough(opened, connection, video({ file }))).toMatchObject({ as: "done" });
  const ranges = sent.flatMap(({ method, headers }) =>
    method === "PUT" ? [headers?.["content-range"]] : [],
  );
  expect(ranges).toEqual([
    ...["bytes 0-9999999/64000001", "bytes 10000000-19999999/64000001"],
    ...["bytes 10000000-19999999/64000001", "bytes 20000000-29999999/64000001"],
    ...["bytes 30000000-39999999/64000001", "bytes 40000000-49999999/64000001"],
    "bytes 50000000-64000000/64000001",
  ]);
  expect(simulator.posts).toHaveLength(1);
});

test("what a creator's settings offer is asked, and what they do not offer is refused", async () => {
  const { platform, connection, ...opened } = await open("private-creator");
  expect(await platform.preflight(connection)).toEqual({
    kind: "answered",
    terms: {
      ...{ postsLeft: null, longestSeconds: 600 },
      creator: {
        name: "Private Creator",
        audiences: ["MUTUAL_FOLLOW_FRIENDS", "FOLLOWER_OF_CREATOR", "SELF_ONLY"],
        ...{ allowsComments: true, allowsDuets: false, allowsStitches: true },
      },
    },
  });
  expect(await publishThrough({ ...opened, platform }, connection, video())).toMatchObject({
    failure: { class: "permanent", platformCode: "privacy_level_option_mismatch" },
  });
  const own = await publishThrough(
    { ...opened, platform },
    ...([connection, video({ audience: "SELF_ONLY" })] as const),
  );
  expect(own).toMatchObject({ as: "done", post: { id: null } });
});

test("a refusal that comes with 200 is one", async () => {
  const { platform, connection, simulator } = await open();
  simulator.faults.standing = "quota reached";
  expect(await platform.preflight(connection)).toMatchObject({
    failure: { class: "limit", code: "quota_reached", retryAt: new Date("2026-11-29T12:00:00Z") },
  });
});

test("six starts a minute are all that there is", async () => {
  const { platform, connection, simulator } = await open();
  const order = { connection, publication: video() };
  for (let count = 0; count < 6; count += 1) await platform.prepare(order, null);
  expect(await platform.prepare(order, null)).toMatchObject({
    failure: { class: "limit", retryAt: new Date("2026-11-28T12:01:00Z") },
  });
  expect(simulator.posts).toEqual([]);
});

test("an upload that waited for too long begins anew", async () => {
  const { platform, connection, pass, simulator } = await open();
  const order = { connection, publication: video() };
  const started = await platform.prepare(order, null);
  pass(60 * 60_000);
  expect(await platform.prepare(order, started.handle)).toMatchObject({
    ...{ kind: "failed", handle: null, failure: { class: "retry", code: "upload_lost" } },
  });
  expect(simulator.posts).toEqual([]);
});

test("figures come with the link; a post whose id was told later is found by its handle", async () => {
  const { platform, connection, ...opened } = await open();
  let handle = "";
  const commit: typeof platform.commit = (order, given) => {
    handle = given;
    return platform.commit(order, given, new AbortController().signal);
  };
  const through = { ...opened, platform: { ...platform, commit } };
  await publishThrough(through, connection, video());
  const post = { id: null, url: null, visibility: null };
  expect(await platform.measure({ connection, post, handle })).toMatchObject({
    figures: { views: 42, likes: 7, comments: 3 },
    ...{ condition: "live", url: "https://www.tiktok.com/@simulated/video/7500000000000000001" },
  });
  expect(await platform.withdraw({ connection, post, handle })).toEqual({ kind: "by hand" });
});

test("a disconnected creator's tokens are dead", async () => {
  const { platform, connection } = await open();
  expect(await platform.disconnect(connection)).toEqual({ kind: "disconnected" });
  expect(await platform.preflight(connection)).toMatchObject({ failure: { class: "reauth" } });
  expect(await platform.refresh(connection)).toMatchObject({ failure: { class: "reauth" } });
});
