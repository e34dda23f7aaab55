import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eventually } from "@kinora/local-postgres/eventually";
import { freePort } from "@kinora/local-postgres/free-port";
import { type S3Simulator, startS3Simulator } from "@kinora/s3-simulator/start-s3-simulator";
import { drawScene } from "@kinora/testing/upload/make-files";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OneOfSeveral, pidsOf } from "./one-of-several.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const PATIENCE = 120_000;
const BUCKET = { bucket: "works", region: "eu-north-1", keyId: "KEY", secret: "a secret" };

/** Excludes the developer's own settings. */
const OURS = { PATH: "/usr/bin:/bin", NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const folder = mkdtempSync(join(tmpdir(), "kinora-several-"));
chmodSync(folder, 0o755);
writeFileSync(join(folder, "index.html"), "<!doctype html><!--share--><!--/share-->");
const data = join(folder, "data");
const port = await freePort();
let simulator: S3Simulator;
let server: ChildProcess;
let token = "";

const apis = () => pidsOf("apps/api/src/main.ts", server.pid ?? 0);
const workers = () => pidsOf("apps/worker/src/main.ts", server.pid ?? 0);

beforeAll(async () => {
  simulator = await startS3Simulator(BUCKET);
  server = spawn(process.execPath, [join(root, "apps/local/src/main.ts")], {
    env: {
      ...{ ...OURS, DATA_DIR: data, WEB_DIR: folder, PORT: `${port}` },
      ...{ SEED: "0", SAMPLES: "0", API: "2", WORKERS: "2" },
      ...{ S3_ENDPOINT: simulator.endpoint, S3_BUCKET: BUCKET.bucket, S3_REGION: BUCKET.region },
      ...{ S3_KEY_ID: BUCKET.keyId, S3_SECRET: BUCKET.secret, S3_PATH_STYLE: "yes" },
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )) || undefined;
  expect(await eventually(PATIENCE, isReady)).toBe(true);
  expect(
    await eventually(PATIENCE, () => (apis().length === 2 && workers().length === 2) || undefined),
  ).toBe(true);
  const environment = { ...OURS, DATA_DIR: data };
  const command = [join(root, "tools/token/main.ts"), "ada"];
  token = execFileSync(process.execPath, command, { env: environment, encoding: "utf8" }).trim();
}, 2 * PATIENCE);

afterAll(async () => {
  server.kill("SIGTERM");
  if (server.exitCode === null) await once(server, "exit");
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const json = (value: object) => Buffer.from(JSON.stringify(value));
const TUS = { "tus-resumable": "1.0.0" };

async function order(api: OneOfSeveral, form: object): Promise<string> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  const answer = await api.ask("POST", "/api/creations", headers, json(form));
  expect([answer.status, String(answer.body).slice(0, 200)]).toEqual([202, expect.anything()]);
  return JSON.parse(String(answer.body)).id;
}

it("creates, uploads and streams events with two apis and two workers on one bucket when one of each is killed", {
  timeout: 4 * PATIENCE,
}, async () => {
  const [first = 0, second = 0] = apis();
  const [one, two] = [
    await OneOfSeveral.to(first, port, token),
    await OneOfSeveral.to(second, port, token),
  ];
  // An order placed through one api is announced by the other.
  const stream = await two.open("GET", "/api/events", { accept: "text/event-stream" });
  let told = "";
  stream.on("data", (part) => {
    told += part;
  });
  stream.on("error", () => {});
  const picture = await order(one, { type: "text-to-image", prompt: "a cat" });
  expect(await eventually(PATIENCE, () => told.includes(picture) || undefined)).toBe(true);

  // One api receives the first half of a photo, the other the rest.
  const other = await OneOfSeveral.to(second, port, token);
  const photo = await drawScene(800, 600).png().toBuffer();
  const named = `kind ${Buffer.from("image").toString("base64")}`;
  const begun = await one.ask("POST", "/api/uploads", {
    ...{ ...TUS, "upload-length": photo.length, "upload-metadata": named, "content-length": 0 },
  });
  expect(begun.status).toBe(201);
  const id = String(begun.headers.location).split("/").at(-1) ?? "";
  const send = (api: OneOfSeveral, from: number, until: number) =>
    api.ask(
      "PATCH",
      `/api/uploads/${id}`,
      {
        ...{ ...TUS, "upload-offset": from, "content-length": until - from },
        "content-type": "application/offset+octet-stream",
      },
      photo.subarray(from, until),
    );
  const half = photo.length >> 1;
  expect((await send(one, 0, half)).headers["upload-offset"]).toBe(`${half}`);
  const film = await order(one, {
    type: "text-to-video",
    prompt: "a cat",
    additionalParams: { duration: 4, fps: 8 },
  });

  // Kill one of each while it works, and with it its connections.
  process.kill(first, "SIGKILL");
  process.kill(workers()[0] ?? 0, "SIGKILL");
  const standing = await other.ask("HEAD", `/api/uploads/${id}`, TUS);
  expect(standing.headers["upload-offset"]).toBe(`${half}`);
  expect((await send(other, half, photo.length)).status).toBe(204);

  const read = async (path: string) => JSON.parse(String((await other.ask("GET", path)).body));
  const isReady = async () => (await read(`/api/uploads/${id}`)).state === "ready" || undefined;
  expect(await eventually(PATIENCE, isReady)).toBe(true);
  for (const made of [picture, film]) {
    const isMade = async () => {
      const { status } = await read(`/api/creations/${made}`);
      return status === null || undefined;
    };
    expect(await eventually(2 * PATIENCE, isMade), made).toBe(true);
    const { media } = await read(`/api/creations/${made}`);
    const { pathname, search } = new URL(media.main.url, "http://kinora.example");
    const part = await other.ask("GET", `${pathname}${search}`, { range: "bytes=0-99" });
    expect([part.status, part.body.length]).toEqual([206, 100]);
  }
  expect(readdirSync(data)).not.toContain("media");
  expect([...simulator.bucket.objects.keys()].some((key) => key.startsWith("media/"))).toBe(true);
  // The killed api has been restarted.
  expect(await eventually(PATIENCE, () => apis().length === 2 || undefined)).toBe(true);
  for (const each of [one, two, other]) each.close();
});
