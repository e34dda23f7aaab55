import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { expect, test } from "vitest";
import type { Exchange, Request } from "../http/exchange.ts";
import { falCallbacks } from "./verify-callback.ts";

const now = new Date("2026-11-26T10:00:00Z");
const body = '{"request_id":"an order"}';
const pair = generateKeyPairSync("ed25519");
const listed = { ...pair.publicKey.export({ format: "jwk" }) };

function callSignedBy(key: KeyObject, signature?: string) {
  const timestamp = `${now.getTime() / 1_000}`;
  const hash = createHash("sha256").update(body).digest("hex");
  const text = ["an order", "somebody", timestamp, hash].join("\n");
  return {
    headers: {
      "x-fal-webhook-request-id": "an order",
      "x-fal-webhook-user-id": "somebody",
      "x-fal-webhook-timestamp": timestamp,
      "x-fal-webhook-signature": signature ?? sign(null, Buffer.from(text), key).toString("hex"),
    },
    body,
  };
}

/** A verifier with this list of keys, and the requests it makes for it. */
function open(keys: readonly unknown[]) {
  const asked: Request[] = [];
  const exchange: Exchange = async (request) => {
    asked.push(request);
    const answer = { status: 200, headers: {}, body: JSON.stringify({ keys }) };
    return { kind: "answered", answer };
  };
  return { check: falCallbacks("https://fal.example/jwks", exchange), asked };
}

test("accepts a webhook signed with any of fal's keys, ignoring invalid entries in the list", async () => {
  const { check } = open([
    { kty: "OKP", crv: "Ed25519", x: "AA" },
    { kty: "RSA", n: "AA", e: "AQAB" },
    null,
    listed,
  ]);
  expect(await check(callSignedBy(pair.privateKey), now)).toBe("an order");
  const stranger = generateKeyPairSync("ed25519").privateKey;
  expect(await check(callSignedBy(stranger), now)).toBeNull();
});

test("requests no keys for a malformed signature, and limits the wait for them", async () => {
  const { check, asked } = open([listed]);
  for (const signature of ["", "00", "no hex"])
    expect(await check(callSignedBy(pair.privateKey, signature), now)).toBeNull();
  expect(asked).toEqual([]);
  await check(callSignedBy(pair.privateKey), now);
  expect(asked).toMatchObject([{ patience: 5_000 }]);
});
