import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveKept } from "../src/serving/serve-kept.ts";
import { youtubeSimulator } from "../src/youtube/youtube-simulator.ts";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "kept-platform-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const app = { client_id: "simulated-client", client_secret: "simulated-secret" };
const redirect_uri = "http://127.0.0.1:3000/connected";

async function grant(origin: string): Promise<{ access_token: string; refresh_token: string }> {
  const query = new URLSearchParams({ ...app, response_type: "code", state: "s", redirect_uri });
  const body = new URLSearchParams({ person: "channel-owner" });
  const address = `${origin}/o/oauth2/v2/auth?${query}`;
  const page = await fetch(address, { method: "POST", redirect: "manual", body });
  const code = new URL(page.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const form = new URLSearchParams({
    ...app,
    grant_type: "authorization_code",
    code,
    redirect_uri,
  });
  const granted = await fetch(`${origin}/token`, { method: "POST", body: form });
  return (await granted.json()) as Awaited<ReturnType<typeof grant>>;
}

test("after a restart tokens, half an upload and posts are what they were", async () => {
  const file = join(await folder(), "state/youtube");
  const open = () => serveKept(youtubeSimulator, { now: () => new Date(), file });
  const first = await open();
  const { access_token: token } = await grant(first.origin);
  const start = `/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`;
  const started = await fetch(`${first.origin}${start}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "x-upload-content-length": "8" },
    body: JSON.stringify({ snippet: { title: "A fox" }, status: { privacyStatus: "public" } }),
  });
  const { pathname, search } = new URL(started.headers.get("location") ?? "");
  const put = (origin: string, range: string, body: string) =>
    fetch(`${origin}${pathname}${search}`, {
      method: "PUT",
      body,
      headers: { "content-range": range },
    });
  expect((await put(first.origin, "bytes 0-3/8", "half")).status).toBe(308);
  await first.close();

  const second = await open();
  expect((await put(second.origin, "bytes */8", "")).headers.get("range")).toBe("bytes=0-3");
  expect((await put(second.origin, "bytes 4-7/8", "done")).status).toBe(201);
  await second.close();

  const third = await open();
  onTestFinished(() => third.close());
  expect(third.simulator.posts).toMatchObject([{ title: "A fox", at: expect.any(Date) }]);
  const id = third.simulator.posts[0]?.id;
  const url = `${third.origin}/youtube/v3/videos?part=status&id=${id}`;
  const gone = { method: "DELETE", headers: { authorization: `Bearer ${token}` } };
  expect((await fetch(url, gone)).status).toBe(204);
  // The post and its video are one thing still.
  expect(third.simulator.posts).toMatchObject([{ isRemoved: true }]);
  const media = third.simulator.posts[0]?.media[0];
  expect(await (await fetch(`${third.origin}/media/${media}`)).text()).toBe("halfdone");
});

test("a file of something else begins an empty platform", async () => {
  const file = join(await folder(), "youtube");
  await writeFile(file, "not a state");
  const kept = await serveKept(youtubeSimulator, { now: () => new Date(), file });
  onTestFinished(() => kept.close());
  expect(kept.simulator.posts).toEqual([]);
});
