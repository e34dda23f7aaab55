import type { YouTubePublication } from "@kinora/domain/publication/publication";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";
import { expect, test } from "vitest";
import { configuredPlatforms } from "../src/configured-platforms.ts";
import type { PlatformExchange, PlatformRequest } from "../src/http/platform-request.ts";
import { connectAs, openPlatform, signIn } from "./open-platform.ts";
import { noOthers, publishThrough } from "./publish-through.ts";
import { sampleFile } from "./sample-file.ts";

const SIZE = 600_000;
/** Where the last block begins. */
const LAST_BLOCK = 524_288;

const video = (more: Partial<YouTubePublication> = {}): YouTubePublication => ({
  ...{ platform: "youtube", kind: "short", isAiMade: true, file: sampleFile(SIZE) },
  ...{ title: "A fox", description: "It runs.", mark: "https://kinora.example/w/1" },
  ...{ tags: ["fox"], categoryId: "22", language: null, visibility: "unlisted", publishAt: null },
  ...{ isMadeForKids: false, notifiesSubscribers: false, ...more },
});

async function open() {
  const opened = await openPlatform(youtubeSimulator);
  const connection = await connectAs(opened, "channel-owner");
  opened.sent.length = 0;
  return { ...opened, connection };
}

test("a channel is connected by its id, and an account without one says why not", async () => {
  const opened = await openPlatform(youtubeSimulator);
  const [channel] = await signIn(opened, "channel-owner");
  expect(channel).toMatchObject({ accountId: "UCsimulated0000000000001", unconnectable: null });
  expect(await signIn(opened, "viewer")).toMatchObject([
    { tokens: null, unconnectable: "no_channel" },
  ]);
});

test("a renewed token leaves the refresh token as it was", async () => {
  const { platform, connection } = await open();
  const refreshed = await platform.refresh(connection);
  expect(refreshed).toMatchObject({
    tokens: { refreshToken: connection.tokens.refreshToken, accessExpiresAt: expect.any(Date) },
  });
  expect(refreshed).not.toMatchObject({ tokens: { accessToken: connection.tokens.accessToken } });
});

test.each(["short", "video"] as const)("a %s is sent as YouTube's reference asks", async (kind) => {
  const { sent, connection, simulator, origin, ...opened } = await open();
  const publication = video({ kind });
  const ended = await publishThrough(opened, connection, publication);
  const [post] = simulator.posts;
  const path = kind === "short" ? `shorts/${post?.id}` : `watch?v=${post?.id}`;
  expect(ended).toEqual({
    as: "done",
    post: { id: post?.id, url: `${origin}/${path}`, visibility: "unlisted" },
  });
  const [start, ask, again, bulk, last] = sent;
  expect(start).toMatchObject({
    method: "POST",
    url: `${origin}/upload/youtube/v3/videos?uploadType=resumable&part=snippet%2Cstatus&notifySubscribers=false`,
    headers: {
      authorization: `Bearer ${connection.tokens.accessToken}`,
      "x-upload-content-length": `${SIZE}`,
      "x-upload-content-type": "video/mp4",
    },
  });
  expect(JSON.parse(`${start?.body}`)).toEqual({
    snippet: {
      ...{ title: "A fox", description: "It runs.\n\nhttps://kinora.example/w/1" },
      ...{ tags: ["fox"], categoryId: "22" },
    },
    status: {
      ...{ privacyStatus: "unlisted", selfDeclaredMadeForKids: false },
      containsSyntheticMedia: true,
    },
  });
  expect([ask, again]).toMatchObject(
    Array(2).fill({ method: "PUT", headers: { "content-range": `bytes */${SIZE}` } }),
  );
  expect(bulk?.headers?.["content-range"]).toBe(`bytes 0-${LAST_BLOCK - 1}/${SIZE}`);
  expect(last?.headers?.["content-range"]).toBe(`bytes ${LAST_BLOCK}-${SIZE - 1}/${SIZE}`);
  expect(sent).toHaveLength(5);
  const shown = await fetch(`${origin}/${path}`);
  expect(await shown.text()).toContain("A fox");
  const file = await fetch(`${origin}/media/${post?.media[0]}`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(sampleFile(SIZE).bytes);
});

test("a video with a time is private until then, and can be withdrawn", async () => {
  const { simulator, connection, platform, ...opened } = await open();
  const publishAt = new Date("2026-12-01T10:00:00Z");
  const publication = video({ visibility: "public", publishAt });
  const ended = await publishThrough({ ...opened, platform }, connection, publication);
  if (ended.as !== "done") throw new Error(ended.as);
  expect(ended.post.visibility).toBe("private");
  const own = { connection, post: ended.post, handle: "" };
  expect(await platform.withdraw(own)).toEqual({ kind: "withdrawn" });
  expect(await platform.withdraw(own)).toEqual({ kind: "withdrawn" });
  expect(simulator.posts).toMatchObject([{ isRemoved: true }]);
  expect(await platform.measure(own)).toMatchObject({ condition: "removed" });
});

test("figures and what becomes of a video are read", async () => {
  const { simulator, connection, platform, pass, ...opened } = await open();
  simulator.faults.processing = ["error"];
  const ended = await publishThrough({ ...opened, pass, platform }, connection, video());
  if (ended.as !== "done") throw new Error(ended.as);
  const own = { connection, post: ended.post, handle: "" };
  const figures = { views: 42, likes: 7, comments: 3 };
  expect(await platform.measure(own)).toMatchObject({ figures, condition: "processing" });
  pass(60_000);
  expect(await platform.measure(own)).toMatchObject({ condition: "removed", reason: "codec" });
});

test("what an upload is forced to is what is shown", async () => {
  const { simulator, connection, ...opened } = await open();
  simulator.faults.standing = "visibility forced";
  expect(await publishThrough(opened, connection, video({ visibility: "public" }))).toMatchObject({
    as: "done",
    post: { visibility: "private" },
  });
});

test("a disconnected channel's tokens are dead", async () => {
  const { platform, connection } = await open();
  expect(await platform.disconnect(connection)).toEqual({ kind: "disconnected" });
  expect(await platform.refresh(connection)).toMatchObject({
    failure: { class: "reauth", code: "token_refused", platformCode: "invalid_grant" },
  });
  expect(await platform.preflight(connection)).toMatchObject({ failure: { class: "reauth" } });
  expect(await platform.disconnect(connection)).toEqual({ kind: "disconnected" });
});

test("a channel that may not be uploaded to needs another one", async () => {
  const opened = await openPlatform(youtubeSimulator);
  const guest = await connectAs(opened, "brand-guest");
  expect(await publishThrough(opened, guest, video())).toMatchObject({
    as: "fail",
    failure: { class: "reconnect_other", platformCode: "forbidden" },
  });
  const other = { ...guest, accountId: "UCsomebody" };
  expect(await opened.platform.preflight(other)).toMatchObject({
    failure: { class: "reconnect_other", code: "no_account" },
  });
});

test("a hundred uploads a day are all that there is, until midnight in Pacific time", async () => {
  const { simulator, connection, platform } = await open();
  const order = { connection, publication: video() };
  for (let count = 0; count < 100; count += 1) await platform.prepare(order, null);
  expect(await platform.prepare(order, null)).toMatchObject({
    failure: { class: "limit", retryAt: new Date("2026-11-29T08:00:00Z") },
  });
  expect(simulator.posts).toEqual([]);
});

test("a session that is gone after its last block was sent never begins anew", async () => {
  const { platform, connection, simulator } = await open();
  const order = { connection, publication: video() };
  let prepared = await platform.prepare(order, null);
  while (prepared.kind === "working") prepared = await platform.prepare(order, prepared.handle);
  const handle = prepared.handle ?? "";
  simulator.faults.commit = ["lost after"];
  expect(await platform.commit(order, handle, new AbortController().signal)).toMatchObject({
    kind: "unknown",
  });
  simulator.faults.question = ["gone"];
  expect(await platform.prepare(order, handle)).toMatchObject({
    ...{ kind: "failed", handle: expect.any(String), failure: { class: "unknown" } },
  });
  expect(await platform.ask({ connection, handle, isAnothers: noOthers })).toMatchObject({
    ...{ kind: "done", post: { id: simulator.posts[0]?.id } },
  });
});

test("an upload is sent nowhere but to YouTube", async () => {
  const { connection, origin, now } = await open();
  const sent: PlatformRequest[] = [];
  const headers = { location: "https://uploads.googleapis.com.attacker.example/?upload_id=1" };
  const exchange: PlatformExchange = async (request) => {
    sent.push(request);
    return { kind: "answered", answer: { status: 200, headers, body: "" } };
  };
  const environment = youtubeSimulator({ now }).environment(origin);
  const usual = { ...environment, YOUTUBE_UPLOAD_URL: undefined };
  for (const configured of [environment, usual]) {
    const [platform] = configuredPlatforms(configured, { exchange, now });
    const order = { connection, publication: video() };
    expect(await platform?.prepare(order, null)).toMatchObject({
      ...{ kind: "failed", failure: { class: "unknown", code: "not_understood" } },
    });
  }
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
});
