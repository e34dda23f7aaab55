import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { freePort } from "@kinora/local-postgres/free-port";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../../packages/identity/test/browser.ts";
import { APP, refresh, signIn, startTestServer } from "../../packages/identity/test/test-server.ts";

// Installing from the registry takes too long for the everyday tests.
const root = fileURLToPath(new URL("../..", import.meta.url));
const MINUTES = 60_000;
const LARGEST_MEGABYTES = 150;

test("the api, installed and started alone, is small, becomes ready and signs a user in", {
  timeout: 15 * MINUTES,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "kinora-api-alone-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const repository = install(folder);
  const { provider } = await startTestServer();
  const { database, url } = await createTestDatabase();
  await seedDemoPeople(database);
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_DIR: join(folder, "data"),
    PORT: `${port}`,
    PUBLIC_URL: APP,
    SESSION_SECRET: "a session secret of the proofs, long enough",
    MEDIA_SECRET: "a media secret of the proofs, long enough",
    LOCAL_IDENTITY_URL: provider.issuer,
    WEB_DIR: emptyApp(folder),
  };
  start(join(repository, "apps/api/src/main.ts"), environment);
  // From the whole repository: the api is not ready without a worker.
  start(join(root, "apps/worker/src/main.ts"), { ...environment, SAMPLES: "0" });
  const origin = `http://127.0.0.1:${port}`;
  const ready = () => fetch(`${origin}/api/health/ready`).then(({ status }) => status, String);
  await expect.poll(ready, { timeout: 2 * MINUTES, interval: 500 }).toBe(200);

  const browser = openBrowser(APP, async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "GET" ? {} : { body: await request.text() };
    const { method, headers } = request;
    return fetch(`${origin}${pathname}${search}`, {
      method,
      headers,
      redirect: "manual",
      ...body,
    });
  });
  expect((await signIn(browser, "google", { person: "ada" }, "/create")).url).toBe(`${APP}/create`);
  const { body } = await refresh(browser);
  const me = await fetch(`${origin}/api/me`, {
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(await me.json()).toMatchObject({ handle: "ada" });
});

/** Installs the repository at HEAD with only the api's dependencies, under the current Node. */
function install(folder: string): string {
  const repository = join(folder, "kinora");
  mkdirSync(repository);
  const archive = execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["x", "-C", repository], { input: archive });
  const only = ["--omit=dev", "--omit=optional", "--workspace", "apps/api"];
  execFileSync("npm", ["ci", ...only, "--loglevel=error"], { cwd: repository, stdio: "inherit" });
  const modules = join(repository, "node_modules");
  const [size = ""] = execFileSync("du", ["-sm", modules], { encoding: "utf8" }).split("\t");
  console.log(`node_modules of the api alone: ${size} MB, ${readdirSync(modules).length} entries`);
  expect(Number(size)).toBeLessThanOrEqual(LARGEST_MEGABYTES);
  return repository;
}

function emptyApp(folder: string): string {
  const web = join(folder, "web");
  mkdirSync(web);
  writeFileSync(join(web, "index.html"), "<!doctype html><!--share--><!--/share-->");
  return web;
}

/** Starts a program that is stopped when the test ends. */
function start(main: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [main], { env: environment, stdio: "inherit" });
  onTestFinished(async () => {
    const exited = once(child, "exit");
    if (child.kill("SIGTERM")) await exited;
  });
  return child;
}
