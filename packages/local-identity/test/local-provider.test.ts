import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPeopleBook } from "../src/people-book.ts";
import { startLocalProvider } from "../src/start-local-provider.ts";

const directory = mkdtempSync(join(tmpdir(), "kinora-local-provider-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  startLocalProvider({ port: 0, directory, publicUrl: "http://localhost:1", environment });

test("refuses to start in production, except as a demonstration", async () => {
  await expect(start({ NODE_ENV: "production" })).rejects.toThrow(/does not start in production/);
  await expect(start({ NODE_ENV: "production", DEMO: "yes" })).rejects.toThrow();
  const demo = await start({ NODE_ENV: "production", DEMO: "true" });
  await demo.close();
});

test("listens on loopback and keeps its keys across restarts", async () => {
  const keysOf = async () => {
    const provider = await start({});
    expect(provider.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await fetch(`${provider.issuer}/jwks`);
    await provider.close();
    return answer.json();
  };
  expect(await keysOf()).toEqual(await keysOf());
});

test("keeps added people across restarts", async () => {
  const path = join(directory, "book.json");
  const first = await openPeopleBook(path);
  const { subject } = await first.add({ name: "Ada Lindqvist", email: "", emailVerified: true });
  expect(subject).not.toBe("ada");
  expect(first.find(subject)?.email).toBe(`${subject}@people.kinora.example`);
  const second = await openPeopleBook(path);
  expect(second.find(subject)).toEqual(first.find(subject));
  expect(second.list()).toHaveLength(6);
});

test("keeps all people added concurrently", async () => {
  const path = join(directory, "crowd.json");
  const book = await openPeopleBook(path);
  const newcomer = { name: "Max", email: "", emailVerified: true };
  const added = await Promise.all(Array.from({ length: 8 }, () => book.add(newcomer)));
  expect(new Set(added.map(({ subject }) => subject)).size).toBe(8);
  expect((await openPeopleBook(path)).list()).toHaveLength(13);
});

test("explains an unknown sign-in and links back", async () => {
  const provider = await start({});
  const answer = await fetch(`${provider.issuer}/interaction/nothing`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("This sign-in has ended");
  await provider.close();
});
