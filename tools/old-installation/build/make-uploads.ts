import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFfmpeg } from "@kinora/process/ffmpeg/find-ffmpeg";
import { z } from "zod";
import type { Person } from "./person.ts";

/** Files as users upload them. */
export interface Files {
  readonly photo: Buffer;
  readonly face: Buffer;
  readonly clip: Buffer;
  readonly sound: Buffer;
}

const portrait = new URL(
  "../../../packages/testing/src/upload/pictures/astronaut.jpg",
  import.meta.url,
);

export function makeFiles(): Files {
  const folder = mkdtempSync(join(tmpdir(), "kinora-files-"));
  const make = (name: string, ...parameters: string[]) => {
    const path = join(folder, name);
    const run = spawnSync(findFfmpeg(), ["-loglevel", "error", "-f", "lavfi", ...parameters, path]);
    if (run.status !== 0) throw new Error(String(run.stderr));
    return readFileSync(path);
  };
  const picture = (seconds: number) => `testsrc2=size=320x180:rate=24:duration=${seconds}`;
  const tone = (seconds: number) => ["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`];
  try {
    return {
      photo: make("photo.jpg", "-i", picture(1), "-frames:v", "1"),
      face: readFileSync(portrait),
      clip: make("clip.mp4", "-i", picture(2), ...tone(2), "-pix_fmt", "yuv420p"),
      sound: make("sound.wav", ...tone(4).slice(2)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const state = z.object({ state: z.string() });

/** Uploads a file and waits until it can be used. */
export async function bring(
  person: Person,
  kind: string,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const id = await person.upload(kind, name, bytes);
  return person.wait(`/api/uploads/${id}`, (answer) => {
    const now = state.parse(answer).state;
    if (now === "refused") throw new Error(`${name} was refused.`);
    return now === "ready" ? id : undefined;
  });
}
