import { readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIngest } from "@kinora/ingest/run-ingest";
import { runOnnx } from "@kinora/network/run-onnx";
import { GIVE_MEMORY_BACK, KEEP_MEMORY } from "@kinora/process/child/keep-memory";
import { childrenOf } from "@kinora/process/child/resident-memory";
import { findSandbox } from "@kinora/process/sandbox/sandbox";
import { markResult } from "@kinora/provenance/mark-result";
import { runHearing } from "@kinora/voice/hear/run-hearing";
import { openNarrator } from "@kinora/voice/open-narrator";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startRenderer } from "./render/run-render.ts";
import { openScanner } from "./scan/open-scanner.ts";

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-each-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of ["SESSION_SECRET", "MEDIA_SECRET", "DATABASE_URL", "GOOGLE_CLIENT_SECRET"])
    vi.stubEnv(name, "not for children");
  vi.stubEnv("SIGNING_KEY_FILE", join(directory, "key.pem"));
});
afterEach(() => vi.unstubAllEnvs());

interface Seen {
  readonly names: readonly string[];
  readonly command: string;
  readonly network: string;
}

/** Returns a child of this process as the operating system sees it, once its program runs. */
async function see(program: string, task = ""): Promise<Seen> {
  const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8");
  return vi.waitUntil(
    () => {
      for (const pid of childrenOf(process.pid)) {
        try {
          const words = read(pid, "cmdline").split("\0");
          const started = words.findIndex((word) => word.endsWith(program));
          // Until then the process is a program of the sandbox.
          if (started < 0 || !words[0]?.endsWith("node") || !words[started + 1]?.startsWith(task))
            continue;
          const names = read(pid, "environ").split("\0").filter(Boolean);
          const network = readlinkSync(`/proc/${pid}/ns/net`);
          return {
            names: names.map((each) => each.slice(0, each.indexOf("="))).sort(),
            command: words.join(" "),
            network,
          };
        } catch {
          // The process has ended.
        }
      }
      return null;
    },
    { timeout: 60_000, interval: 5 },
  );
}

const EVERY = ["FFMPEG_PATH", "KINORA_SANDBOX", "LANG", "NODE_COMPILE_CACHE", "PATH", "TMPDIR"];

function expectLockedIn(seen: Seen, needs: readonly string[] = []): void {
  // Node passes two variables of its own, which tell the child where its IPC channel is.
  const allowed = [...EVERY, "NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE", ...needs];
  expect(seen.names.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(seen.names).toEqual(expect.arrayContaining(["PATH", "TMPDIR", ...needs]));
  expect(seen.command).toContain("--permission");
  expect(seen.network === readlinkSync("/proc/self/ns/net")).toBe(findSandbox().network === null);
}

const linux = it.runIf(process.platform === "linux");

linux("renderer and scanner: memory's settings, and the key for the one that signs", async () => {
  const folders = { reads: [], writes: [directory] };
  const renderer = startRenderer({ warm: true, folders });
  const scanner = openScanner(folders);
  scanner.prepare();
  try {
    expectLockedIn(await see("render-child.ts"), [...Object.keys(KEEP_MEMORY), "SIGNING_KEY_FILE"]);
    expectLockedIn(await see("scan-child.ts"), Object.keys(GIVE_MEMORY_BACK));
  } finally {
    await Promise.all([renderer.close(), scanner.close()]);
  }
});

linux("the ingest: nothing more, and it writes into one folder", async () => {
  const source = join(directory, "letter.jpg");
  await writeFile(source, "a letter");
  const limits = { pixels: 1, seconds: 1 };
  const request = { task: "take-in", source, kind: "image", limits, directory } as const;
  const taking = runIngest(request, new AbortController().signal).catch(String);
  const seen = await see("ingest-child.ts");
  expectLockedIn(seen);
  const writes = seen.command.split(" ").filter((word) => word.startsWith("--allow-fs-write="));
  const own = [
    `--allow-fs-write=${directory}`,
    `--allow-fs-write=${process.env.NODE_COMPILE_CACHE}`,
  ];
  const rest = writes.filter((word) => !own.includes(word));
  expect(rest).toEqual([expect.stringMatching(/kinora-child-\d+-\w+$/)]);
  expect(await taking).toContain("UPLOAD_TYPE_UNSUPPORTED");
});

linux("the marker: the key, and it starts nothing", async () => {
  const request = { directory, files: [], recipe: {}, maker: { service: "fal", model: "m" } };
  const marking = markResult(request, new AbortController().signal).catch(String);
  const seen = await see("mark-child.ts");
  expectLockedIn(seen, ["SIGNING_KEY_FILE"]);
  expect(seen.command).not.toContain("--allow-child-process");
  await marking;
});

linux("narrator, recogniser and networks: nothing more, and they start nothing", async () => {
  const narrator = await openNarrator();
  const silence = { samples: new Float32Array(1_600), sampleRate: 16_000 };
  const hearing = runHearing({ ...silence, texts: null, recognizer: "tiny" }).catch(String);
  const running = runOnnx("u2netp", []).catch(String);
  for (const program of ["narrator-child.ts", "hear-child.ts", "onnx-child.ts"]) {
    const seen = await see(program);
    expectLockedIn(seen, program === "onnx-child.ts" ? Object.keys(KEEP_MEMORY) : []);
    expect(seen.command).not.toContain("--allow-child-process");
  }
  await Promise.all([hearing, running, narrator.close()]);
});
