import { expect, onTestFinished, test } from "vitest";
import { metaSimulator } from "../src/meta/meta-simulator.ts";
import type { PlatformSimulator, PlatformSimulatorOptions } from "../src/platform-simulator.ts";
import { servePlatform } from "../src/serving/serve-platform.ts";
import { tiktokSimulator } from "../src/tiktok/tiktok-simulator.ts";
import { youtubeSimulator } from "../src/youtube/youtube-simulator.ts";

const SIMULATORS: readonly (readonly [
  name: string,
  open: (options: PlatformSimulatorOptions) => PlatformSimulator,
  consent: string,
  client: string,
])[] = [
  ["Facebook", metaSimulator, "/v25.0/dialog/oauth", "client_id"],
  ["Instagram", metaSimulator, "/oauth/authorize", "client_id"],
  ["TikTok", tiktokSimulator, "/v2/auth/authorize/", "client_key"],
  ["YouTube", youtubeSimulator, "/o/oauth2/v2/auth", "client_id"],
];

async function serve(open: (options: PlatformSimulatorOptions) => PlatformSimulator) {
  const simulator = open({ now: () => new Date() });
  const { origin, close } = await servePlatform(simulator);
  onTestFinished(close);
  return { simulator, origin };
}

test.each(SIMULATORS)(
  "the page of %s asks, and leads back to this machine alone",
  async (_, open, consent, client) => {
    const { origin } = await serve(open);
    const ask = (redirect_uri: string, method = "GET", answer = "allow") => {
      const query = new URLSearchParams({
        ...{ [client]: "simulated-client", response_type: "code", state: "<s>", redirect_uri },
        scope: "<script>",
      });
      const body = method === "POST" ? new URLSearchParams({ answer }) : null;
      return fetch(`${origin}${consent}?${query}`, { method, body, redirect: "manual" });
    };
    const own = "http://127.0.0.1:3000/connected";
    const page = await ask(own);
    const html = await page.text();
    expect(html).toContain("Simulator");
    expect(html).not.toContain("<script>");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const back = new URL((await ask(own, "POST")).headers.get("location") ?? "");
    expect(back.searchParams.get("state")).toBe("<s>");
    expect(back.searchParams.get("code")).toBeTruthy();
    const denied = new URL((await ask(own, "POST", "deny")).headers.get("location") ?? "");
    expect(denied.searchParams.get("error")).toBe("access_denied");
    for (const foreign of ["https://attacker.example/", "http://127.0.0.1.attacker.example/", ""])
      expect((await ask(foreign, "POST")).status).toBe(400);
  },
);

test("faults are set over HTTP, by JSON alone, and posts are counted", async () => {
  const { simulator, origin } = await serve(youtubeSimulator);
  const set = (body: string, type = "application/json") =>
    fetch(`${origin}/simulator/faults`, {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
  expect((await set('{"commit":["lost after"],"standing":"quota reached"}')).status).toBe(200);
  expect(simulator.faults).toMatchObject({ commit: ["lost after"], standing: "quota reached" });
  expect((await set('{"commit":["something"]}')).status).toBe(400);
  expect((await set('{"commit":[]}', "text/plain")).status).toBe(415);
  expect(simulator.faults.commit).toEqual(["lost after"]);
  expect(await (await fetch(`${origin}/simulator/posts`)).json()).toEqual({ count: 0, posts: [] });
});
