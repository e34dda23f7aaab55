import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeStuckFilm } from "@kinora/testing/upload/make-costly-files";
import { ffmpeg } from "@kinora/testing/upload/make-files";
import { afterAll, expect, it } from "vitest";
import { claimFilm } from "./claim-film.ts";
import { FileRefused } from "./file-refused.ts";
import { FileTooSlow } from "./file-too-slow.ts";
import type { IngestRequest } from "./ingest-protocol.ts";
import { runIngest } from "./run-ingest.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-steady-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const limits = { pixels: 50_000_000, seconds: 10 };
const place = (name: string) => join(folder, name);

const CLUSTER = Buffer.from("1f43b675", "hex");
const SEGMENT = Buffer.from("18538067", "hex");
/** Bytes of the segment's name and its size. */
const SEGMENT_HEAD = 12;

/** Makes a film of two seconds, in the container that its name says. */
function makeFilm(name: string, ...options: readonly string[]): string {
  ffmpeg([
    ...["-f", "lavfi", "-i", "testsrc2=size=160x90:rate=24:duration=2"],
    ...["-f", "lavfi", "-i", "sine=duration=2", ...options, place(name)],
  ]);
  return place(name);
}
const MKV = ["-c:v", "libx264", "-c:a", "aac"];
const WEBM = ["-c:v", "libvpx", "-deadline", "realtime", "-c:a", "libopus"];
function write(name: string, ...parts: readonly Buffer[]): string {
  writeFileSync(place(name), Buffer.concat(parts));
  return place(name);
}

/** Ingests a film in its process, where time is limited so that it ends in any case. */
async function take(source: string): Promise<string> {
  const directory = `${source}.results`;
  mkdirSync(directory, { recursive: true });
  const request: IngestRequest = {
    task: "take-in",
    kind: "video",
    limits: { ...limits, cpuSeconds: 8 },
    ...{ source, directory },
  };
  try {
    await runIngest(request, new AbortController().signal);
    return "taken";
  } catch (error) {
    if (error instanceof FileTooSlow) return `needs ${error.cpuSeconds}`;
    return error instanceof FileRefused ? error.code : String(error);
  }
}

it("refuses a Matroska whose reader would search its last bytes for ever", async () => {
  const live = readFileSync(makeFilm("live.mkv", ...MKV, "-live", "1"));
  const begun = live.subarray(0, live.indexOf(SEGMENT) + SEGMENT_HEAD);
  const invalidSize = Buffer.from("00", "hex");
  const zeros = Buffer.alloc(5_000_000);
  makeStuckFilm(place("stuck.mkv"));
  const files = [
    write("zeros.mkv", live.subarray(0, 64), zeros),
    write("empty.mkv", begun, zeros),
    // The search finds the element again and again, because nothing can read its header.
    write("unread.mkv", begun, CLUSTER, invalidSize, Buffer.alloc(1_000)),
    place("stuck.mkv"),
  ];
  for (const file of files) expect([file, await take(file)]).toEqual([file, "UPLOAD_DAMAGED"]);
});

it("reads a Matroska with a tail of zeros, as a copy with holes has", async () => {
  const live = readFileSync(makeFilm("whole.mkv", ...MKV, "-live", "1"));
  expect(await take(write("tail.mkv", live, Buffer.alloc(100_000)))).toBe("taken");
});

it.each([
  ["an index at its end", "plain.mkv", MKV],
  ["an index at its front", "front.mkv", [...MKV, "-cues_to_front", "1"]],
  ["space left for an index", "void.mkv", [...MKV, "-reserve_index_space", "20000"]],
  ["no sizes, as it is sent live", "live-short.mkv", [...MKV, "-live", "1"]],
  ["an index at its end", "plain.webm", WEBM],
  [
    "short clusters and no sizes",
    "live.webm",
    [...WEBM, "-live", "1", "-cluster_time_limit", "200"],
  ],
])("reads a Matroska with %s: %s", async (_, name, options) => {
  const facts = await claimFilm(makeFilm(name, ...options), limits);
  expect(facts).toMatchObject({ width: 160, height: 90 });
  expect(facts.duration).toBeCloseTo(2, 1);
});

it("reads on behind a hole in the middle", async () => {
  const live = readFileSync(
    makeFilm("clusters.mkv", ...MKV, "-live", "1", "-g", "12", "-cluster_time_limit", "400"),
  );
  const second = live.indexOf(CLUSTER, live.indexOf(CLUSTER) + 1);
  const holed = write(
    "hole.mkv",
    ...[live.subarray(0, second), Buffer.alloc(200_000), live.subarray(second)],
  );
  expect((await claimFilm(holed, limits)).duration).toBeCloseTo(2, 1);
});
