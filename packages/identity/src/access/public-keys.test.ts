import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { expect, test } from "vitest";
import { publicKeys } from "./public-keys.ts";

async function pair(id: string) {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const token = await new SignJWT({ id })
    .setProtectedHeader({ alg: "ES256", kid: id })
    .sign(privateKey);
  return { token, key: { id, jwk: JSON.stringify(await exportJWK(publicKey)) } };
}

test("finds a key created by another server, without repeated lookups of invented ones", async () => {
  const [old, fresh, invented] = await Promise.all(["old", "fresh", "invented"].map(pair));
  if (!old || !fresh || !invented) throw new Error("Three keys were asked for.");
  const stored = [old.key];
  let loads = 0;
  let now = 0;
  const keys = publicKeys(
    async () => {
      loads += 1;
      return stored;
    },
    () => new Date(now),
  );
  const isKnown = (token: string) =>
    jwtVerify(token, keys).then(
      () => true,
      () => false,
    );

  expect(await isKnown(old.token)).toBe(true);
  stored.push(fresh.key);
  now += 5_000;
  expect(await isKnown(fresh.token)).toBe(true);
  expect(loads).toBe(2);

  for (let request = 0; request < 50; request += 1) {
    now += 10;
    expect(await isKnown(invented.token)).toBe(false);
  }
  expect(await isKnown(old.token)).toBe(true);
  expect(loads).toBe(2);
});
