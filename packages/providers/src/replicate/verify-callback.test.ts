import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Exchange, Request } from "../http/exchange.ts";
import { replicateCallbacks } from "./verify-callback.ts";

const now = new Date("2026-11-26T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const secretOf = (name: string) => `whsec_${Buffer.from(name.padEnd(24, "-")).toString("base64")}`;
const body = '{"id":"an order","status":"succeeded"}';

function callSignedBy(secret: string, at = now, signature?: string) {
  const timestamp = `${at.getTime() / 1_000}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = `msg.${timestamp}.${body}`;
  const ours = `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  return {
    headers: {
      "webhook-id": "msg",
      "webhook-timestamp": timestamp,
      "webhook-signature": signature ?? ours,
    },
    body,
  };
}

/** A verifier of an account, and its requests for the secret, which answers say in turn. */
function open(secret: string | undefined, ...said: readonly (string | null)[]) {
  const asked: Request[] = [];
  const exchange: Exchange = async (request) => {
    const key = said[Math.min(asked.length, said.length - 1)] ?? null;
    asked.push(request);
    if (key === null) return { kind: "lost" };
    return {
      kind: "answered",
      answer: { status: 200, headers: {}, body: JSON.stringify({ key }) },
    };
  };
  const check = replicateCallbacks(
    { secret, token: "a token", url: "https://r.example" },
    exchange,
  );
  return { check, asked };
}

test("asks the account for the secret, with its token and once", async () => {
  const { check, asked } = open(undefined, secretOf("ours"));
  for (const seconds of [0, 30, 3_600])
    expect(await check(callSignedBy(secretOf("ours"), later(seconds)), later(seconds))).toBe(
      "an order",
    );
  expect(asked).toMatchObject([
    {
      method: "GET",
      url: "https://r.example/v1/webhooks/default/secret",
      headers: { authorization: "Bearer a token" },
    },
  ]);
});

test("uses the secret of the environment and asks nobody", async () => {
  const { check, asked } = open(secretOf("environment"), secretOf("ours"));
  expect(await check(callSignedBy(secretOf("environment")), now)).toBe("an order");
  expect(await check(callSignedBy(secretOf("ours")), later(61))).toBeNull();
  expect(asked).toEqual([]);
});

test("asks again for a secret that was rotated, at most once a minute", async () => {
  const { check, asked } = open(undefined, secretOf("old"), secretOf("new"));
  expect(await check(callSignedBy(secretOf("old")), now)).toBe("an order");
  expect(await check(callSignedBy(secretOf("new"), later(59)), later(59))).toBeNull();
  expect(await check(callSignedBy(secretOf("new"), later(61)), later(61))).toBe("an order");
  expect(await check(callSignedBy(secretOf("strange"), later(70)), later(70))).toBeNull();
  expect(asked).toHaveLength(2);
});

test("trusts nothing while the account does not answer", async () => {
  const { check, asked } = open(undefined, null, null, secretOf("ours"));
  expect(await check(callSignedBy(secretOf("ours")), now)).toBeNull();
  // A day later the former answer is too old in any case.
  const tomorrow = later(25 * 3_600);
  expect(await check(callSignedBy(secretOf("ours"), tomorrow), tomorrow)).toBe("an order");
  expect(asked).toHaveLength(3);
});

test.each(["", "v1,", "v1,AAAA", "v2,AAAA"])(
  "asks nobody for a signature of the wrong form: %j",
  async (signature) => {
    const { check, asked } = open(undefined, secretOf("ours"));
    expect(await check(callSignedBy("", now, signature), now)).toBeNull();
    expect(asked).toEqual([]);
  },
);

test.each(["", "whsec_", "whsec_short", "something else that is long enough"])(
  "does not take %j for a secret",
  async (said) => {
    const { check } = open(undefined, said);
    expect(await check(callSignedBy(said), now)).toBeNull();
  },
);
