import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSimulatedStore } from "./simulated-store.ts";

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "kinora-store-"));
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

const own = () => ({
  ...{ dataDirectory, host: "127.0.0.1", apiPort: 1, publicUrl: "http://localhost:4310" },
});
const open = () => ({ ...own(), host: "0.0.0.0", publicUrl: "https://kinora.example" });

test("a store of one's own and a public server get no simulated one, a public demo does", async () => {
  const served = async (...of: Parameters<typeof openSimulatedStore>) => {
    const store = await openSimulatedStore(...of);
    await store.stop();
    return "STRIPE_SIMULATOR_URL" in store.environment;
  };
  expect(await served(own(), {})).toBe(true);
  expect(await served(own(), { STRIPE_SECRET_KEY: "sk_test_own" })).toBe(false);
  expect(await served(open(), {})).toBe(false);
  expect(await served(open(), { DEMO: "true" })).toBe(true);
});

test("what was bought is still known after a restart", async () => {
  const first = await openSimulatedStore(own(), {});
  const price = await askPrice(first.environment);
  await first.stop();
  const second = await openSimulatedStore(own(), {});
  expect(await askPrice(second.environment)).toBe(price);
  await second.stop();
});

/** Each simulator draws the ids of its prices once. */
async function askPrice(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const { STRIPE_SECRET_KEY: key, STRIPE_SIMULATOR_URL: origin } = environment;
  const answer = await fetch(`${origin}/v1/prices?lookup_keys[0]=gem_pack_1500`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const { data } = await answer.json();
  return data[0].id;
}
