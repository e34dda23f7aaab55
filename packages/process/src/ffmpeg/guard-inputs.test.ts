import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startFfmpeg } from "./start-ffmpeg.ts";

let directory = "";
let address = "";
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.end();
});
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-guard-"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}/film.mp4`;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true, force: true });
});

async function open(...input: string[]): Promise<void> {
  const run = startFfmpeg([...input, "-f", "null", "-"]);
  run.input.end();
  await run.done;
}

it("opens nothing on the network, whether named by us or by a file of any kind of list", async () => {
  const list = join(directory, "list");
  await writeFile(list, `ffconcat version 1.0\nfile ${address}\n`);
  const playlist = join(directory, "playlist.m3u8");
  await writeFile(playlist, `#EXTM3U\n#EXTINF:10,\n${address}\n#EXT-X-ENDLIST\n`);
  const refused = /not on whitelist|Invalid data|not allowed/i;
  await expect(open("-i", address)).rejects.toThrow(/'http' not on whitelist/);
  await expect(open("-f", "concat", "-safe", "0", "-i", list)).rejects.toThrow(
    /'http' not on whitelist/,
  );
  await expect(open("-i", list)).rejects.toThrow(refused);
  await expect(open("-i", playlist)).rejects.toThrow(refused);
  await expect(open("-f", "mov", "-i", list)).rejects.toThrow(refused);
  expect(asked).toBe(0);
});

it.runIf(process.platform === "linux")(
  "passes only the listed variables of our environment",
  async () => {
    const program = join(directory, "ffmpeg");
    const seen = join(directory, "seen");
    await writeFile(program, `#!/bin/sh\ncat /proc/$$/environ > ${seen}\n`, { mode: 0o755 });
    vi.stubEnv("FFMPEG_PATH", program);
    for (const name of ["SESSION_SECRET", "MEDIA_SECRET", "DATABASE_URL"])
      vi.stubEnv(name, "secret");
    await open("-i", "nothing");
    const names = (await readFile(seen, "utf8")).split("\0").map((each) => each.split("=")[0]);
    const listed = ["FFMPEG_PATH", "LANG", "NODE_COMPILE_CACHE", "PATH", "TMPDIR"];
    expect(names.filter((name) => name && !listed.includes(name))).toEqual([]);
    expect(names).toContain("PATH");
  },
);
