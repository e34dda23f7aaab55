import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readRecipe } from "@kinora/provenance/read-recipe";
import { drawn } from "@kinora/testing/drawn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("../../bin/kinora.mjs", import.meta.url));
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-command-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs kinora with its own scratch folder; `interruptAt` is the output after which it receives
 * Ctrl+C.
 */
async function kinora(args: readonly string[], interruptAt?: RegExp) {
  const scratch = await mkdtemp(join(folder, "scratch-"));
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, TMPDIR: scratch },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [said, told] = ["", ""];
  let interrupted = false;
  child.stdout.on("data", (chunk) => {
    said += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    told += String(chunk);
    if (interruptAt === undefined || interrupted || !interruptAt.test(told)) return;
    interrupted = child.kill("SIGINT");
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, said: said.trim(), told: told.trim(), left: await readdir(scratch) };
}

describe("kinora", { timeout: 120_000 }, () => {
  it("prints help", async () => {
    const help = await kinora(["--help"]);
    expect(help.code).toBe(0);
    expect(help.said).toContain("kinora create");
    expect(await kinora([])).toMatchObject({ code: 0, said: help.said });
  });

  it("makes the same picture twice, with its recipe inside, signed with the user's key, and prints only its name", async () => {
    expect(await kinora(["key", "signing.pem"])).toMatchObject({ code: 0, said: "signing.pem" });
    expect(await kinora(["key", "signing.pem"])).toMatchObject({ code: 2 });
    const cat = ["create", "a cat", "--seed", "7", "--key", "signing.pem"];
    const first = await kinora([...cat, "-o", "cat.png"]);
    expect(first).toMatchObject({ code: 0, said: "cat.png", left: [] });
    expect(first.told).toMatch(/100 % .*\n1280×720, seed 7/s);
    const again = await kinora([...cat, "--quiet", "-o", "again.png"]);
    expect(again).toMatchObject({ code: 0, said: "again.png", told: "", left: [] });
    const picture = await readFile(join(folder, "cat.png"));
    expect(picture.equals(await readFile(join(folder, "again.png")))).toBe(true);
    const { recipe } = (await readRecipe(picture)) ?? {};
    expect(recipe).toMatchObject({ prompt: "a cat", seed: 7, kind: "image" });
    const { code, said } = await kinora(["inspect", "cat.png"]);
    expect([code, JSON.parse(said).manifest]).toMatchObject([
      0,
      { valid: true, signedBy: "Kinora command line" },
    ]);
    picture.writeUInt8(picture.readUInt8(5_000) ^ 1, 5_000);
    await writeFile(join(folder, "cat.png"), picture);
    expect(await kinora(["inspect", "cat.png"])).toMatchObject({
      code: 1,
      told: "The signature does not hold: assertion.dataHash.mismatch.",
    });
  });

  it("writes music in the format of the file extension", async () => {
    const piece = ["create", "calm jazz in D minor", "--seed", "7", "--duration", "15", "-q"];
    expect(await kinora([...piece, "-o", "jazz.mp3"])).toMatchObject({ code: 0, left: [] });
    const music = await readFile(join(folder, "jazz.mp3"));
    const { recipe } = (await readRecipe(music)) ?? {};
    expect(recipe).toMatchObject({ prompt: "calm jazz in D minor", seed: 7, duration: 15 });
    const plan = await kinora(["create", "calm jazz in D minor", "-o", "x.mid", "--plan"]);
    expect(JSON.parse(plan.said)).toMatchObject({ genre: "jazz", tonic: 2, duration: 30 });
  });

  it("makes a film with the requested settings", async () => {
    const args = ["--duration", "4", "--fps", "8", "--effect", "motion", "--loop", "--zoom", "1.2"];
    const film = await kinora(["create", "a cat", ...args, "--out", "film.mp4", "-q"]);
    expect(film).toMatchObject({ code: 0, said: "film.mp4", left: [] });
    const { recipe } = (await readRecipe(await readFile(join(folder, "film.mp4")))) ?? {};
    const settings = {
      effect: "motion",
      loop: true,
      zoom: 1.2,
      duration: 4,
      fps: 8,
      kind: "video",
    };
    expect(recipe).toMatchObject(settings);
  });

  it("leaves nothing behind when interrupted", async () => {
    const film = ["create", "a cat", "--kind", "video", "--duration", "4", "-o", "left.mp4"];
    const run = await kinora(film, /filming/);
    expect(run).toMatchObject({ code: 130, said: "", left: [] });
    expect((await readdir(folder)).filter((name) => name.includes("left"))).toEqual([]);
  });

  const refused: [args: string[], sentence: string | RegExp][] = [
    [
      ["create", "x", "--kind", "video", "--zoom", "3"],
      "The model cannot do zoom 3; allowed: 0.6 to 1.7.",
    ],
    [["create", "x", "--key", "/no/key.pem"], /^--key: .*no such file/],
    [["create", "x", "-o", "no/x.png"], "There is no folder no."],
  ];
  it.each(drawn(refused, 1))("rejects %j in one sentence", async (args, sentence) => {
    const told = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
    expect(await kinora(args)).toEqual({ code: 2, said: "", told, left: [] });
  });
});
