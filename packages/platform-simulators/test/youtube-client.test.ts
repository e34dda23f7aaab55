import { Readable } from "node:stream";
import { youtube } from "@googleapis/youtube";
import { expect, onTestFinished, test } from "vitest";
import { servePlatform } from "../src/serving/serve-platform.ts";
import { youtubeSimulator } from "../src/youtube/youtube-simulator.ts";

/** Google's own client, unmodified, directed to the simulator through its own option. */
async function open() {
  const simulator = youtubeSimulator({ now: () => new Date() });
  const { origin, close } = await servePlatform(simulator);
  onTestFinished(close);
  const redirect_uri = "http://127.0.0.1:3000/connected";
  const query = new URLSearchParams({
    ...{ client_id: "simulated-client", response_type: "code", state: "s", redirect_uri },
  });
  const page = await fetch(`${origin}/o/oauth2/v2/auth?${query}`, {
    ...{
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ person: "channel-owner" }),
    },
  });
  const code = new URL(page.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const granted = await fetch(`${origin}/token`, {
    method: "POST",
    body: new URLSearchParams({
      ...{ client_id: "simulated-client", client_secret: "simulated-secret" },
      ...{ grant_type: "authorization_code", code, redirect_uri },
    }),
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const client = youtube({
    ...{ version: "v3", retry: false },
    headers: { authorization: `Bearer ${token}` },
  });
  return { simulator, client, at: { rootUrl: `${origin}/` } };
}

const requestBody = {
  snippet: { title: "A fox", description: "It runs." },
  status: { privacyStatus: "unlisted", containsSyntheticMedia: true },
};
const media = () => ({ mimeType: "video/mp4", body: Readable.from(Buffer.from("a film")) });

test("Google's client uploads, reads, changes, lists and removes", async () => {
  const { simulator, client, at } = await open();
  const { data: channels } = await client.channels.list(
    {
      ...{ part: ["snippet", "contentDetails"], mine: true },
    },
    at,
  );
  const [channel] = channels.items ?? [];
  const inserted = await client.videos.insert(
    {
      ...{ part: ["snippet", "status"], requestBody, media: media() },
    },
    at,
  );
  const { id = "" } = inserted.data;
  expect(simulator.posts).toMatchObject([{ id, title: "A fox", isAiMade: true }]);
  const ids = [id ?? ""];
  const { data: read } = await client.videos.list({ part: ["status", "statistics"], id: ids }, at);
  expect(read.items).toMatchObject([
    { status: { privacyStatus: "unlisted", uploadStatus: "uploaded" } },
  ]);
  await client.videos.update(
    {
      ...{ part: ["status"], requestBody: { id: id ?? "", status: { privacyStatus: "private" } } },
    },
    at,
  );
  const playlistId = channel?.contentDetails?.relatedPlaylists?.uploads ?? "";
  const { data: uploads } = await client.playlistItems.list({ part: ["snippet"], playlistId }, at);
  expect(uploads.items).toMatchObject([{ snippet: { resourceId: { videoId: id } } }]);
  await client.videos.delete({ id: id ?? "" }, at);
  expect(simulator.posts).toMatchObject([{ visibility: "private", isRemoved: true }]);
});

test("Google's client comments under a video, and is told where comments are off", async () => {
  const { simulator, client, at } = await open();
  const { data } = await client.videos.insert(
    { part: ["snippet", "status"], requestBody, media: media() },
    at,
  );
  const videoId = data.id ?? "";
  const write = (textOriginal: string) =>
    client.commentThreads.insert(
      {
        part: ["snippet"],
        requestBody: { snippet: { videoId, topLevelComment: { snippet: { textOriginal } } } },
      },
      at,
    );
  await write("First!");
  const { data: threads } = await client.commentThreads.list({ part: ["snippet"], videoId }, at);
  expect(threads.items).toMatchObject([
    { snippet: { topLevelComment: { snippet: { textOriginal: "First!" } } } },
  ]);
  const [video] = simulator.posts;
  if (!video) return expect.fail();
  video.visibility = "private";
  await expect(write("Second!")).rejects.toMatchObject({ status: 403 });
  expect(video.comments).toHaveLength(1);
});

test("Google's client reads a refusal, and posts twice when an answer is lost: so we do not use it", async () => {
  const { simulator, client, at } = await open();
  const insert = () =>
    client.videos.insert({ part: ["snippet", "status"], requestBody, media: media() }, at);
  simulator.faults.standing = "quota reached";
  await expect(insert()).rejects.toMatchObject({ status: 403 });
  simulator.faults.standing = null;
  simulator.faults.commit = ["lost after"];
  await insert().catch(() => insert());
  expect(simulator.posts).toHaveLength(2);
});
