import { createHmac } from "node:crypto";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";
import { expect, test } from "vitest";
import { openPlatform } from "./open-platform.ts";

const SECRET = "simulated-secret";
const hmac = (text: string, secret = SECRET) => createHmac("sha256", secret).update(text);

/** As Meta signs: the encoded payload. */
function signedRequest(payload: object, secret = SECRET): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${hmac(encoded, secret).digest("base64url")}.${encoded}`;
}
const asForm = (signed: string) => ({
  headers: {},
  body: new URLSearchParams({ signed_request: signed }).toString(),
});

test("Meta's callback names who left; a forged one names nobody", async () => {
  const { platform, now } = await openPlatform(metaSimulator, "facebook-login", "facebook");
  const seconds = Math.floor(now().getTime() / 1_000);
  const payload = { algorithm: "HMAC-SHA256", issued_at: seconds - 60, user_id: "218471" };
  const signed = signedRequest(payload);
  const at = new Date((seconds - 60) * 1_000);
  expect(platform.readCallback(asForm(signed))).toEqual({ kind: "left", personId: "218471", at });
  const other = signedRequest({ ...payload, user_id: "1" }).split(".")[1];
  for (const forged of [
    signedRequest(payload, "another"),
    `${signed.split(".")[0]}.${other}`,
    `.${signed.split(".")[1]}`,
    signedRequest({ ...payload, algorithm: "none" }),
    signedRequest({ ...payload, user_id: undefined }),
    signedRequest({ ...payload, issued_at: undefined }),
    signedRequest({ ...payload, issued_at: seconds - 24 * 3_600 - 1 }),
    signedRequest({ ...payload, issued_at: seconds + 301 }),
    "",
  ])
    expect(platform.readCallback(asForm(forged))).toBeNull();
});

test("TikTok's event is believed only with its signature, for our app, and in time", async () => {
  const { platform, now } = await openPlatform(tiktokSimulator);
  const event = (name: string, client = "simulated-client") =>
    JSON.stringify({ client_key: client, event: name, user_openid: "open-1", content: "{}" });
  const seconds = Math.floor(now().getTime() / 1_000);
  const sign = (body: string, time = seconds, secret = SECRET) => ({
    headers: { "tiktok-signature": `t=${time},s=${hmac(`${time}.${body}`, secret).digest("hex")}` },
    body,
  });
  const removed = sign(event("authorization.removed"));
  expect(platform.readCallback(removed)).toEqual({
    ...{ kind: "left", personId: "open-1", at: new Date(seconds * 1_000) },
  });
  expect(platform.readCallback(sign(event("post.publish.complete")))).toMatchObject({
    kind: "news",
  });
  for (const forged of [
    sign(event("authorization.removed"), seconds, "another"),
    sign(event("authorization.removed"), seconds - 301),
    sign(event("authorization.removed", "another app")),
    { ...removed, body: event("authorization.removed").replace("open-1", "open-2") },
    { ...removed, headers: {} },
    sign("not JSON"),
  ])
    expect(platform.readCallback(forged)).toBeNull();
});

test("there are no callbacks of YouTube", async () => {
  const { platform } = await openPlatform(youtubeSimulator);
  expect(platform.readCallback({ headers: {}, body: "{}" })).toBeNull();
});
