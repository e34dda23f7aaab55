import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSimulatedPlatforms } from "./simulated-platforms.ts";

const open = async (change: object, environment: NodeJS.ProcessEnv = {}) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinora-platforms-"));
  const settings = { dataDirectory, host: "127.0.0.1", publicUrl: "http://localhost:4310" };
  const opened = await openSimulatedPlatforms({ ...settings, ...change }, environment);
  onTestFinished(async () => {
    await opened.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return opened;
};

test("platforms without keys are simulated on this machine, and labelled so", async () => {
  const { environment, pages } = await open({}, { YOUTUBE_CLIENT_ID: "own" });
  expect(environment.SIMULATED_PLATFORMS).toBe("facebook,instagram,tiktok");
  expect(environment).not.toHaveProperty("YOUTUBE_CLIENT_ID");
  const [page] = pages.values();
  expect((await fetch(page ?? expect.fail())).status).toBe(200);
});

test("a public server has none: nobody else could open their pages", async () => {
  const { environment } = await open({ host: "0.0.0.0", publicUrl: "https://kinora.example" });
  expect(environment).toEqual({});
});
