import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { StartRefusal } from "./start-refusal.ts";
import { hashWebSources } from "./web-sources.ts";

const buildsKept = 3;

/**
 * Returns the folder of the web app built from the current sources, building it if it does not
 * exist.
 *
 * Each build is written to its own folder, named by a hash of its sources, and appears there
 * complete, so it does not disturb a server that uses another build or a concurrent build.
 */
export async function buildWeb(
  root: string,
  abandoned: AbortSignal,
  say: (line: string) => void,
): Promise<string> {
  const builds = join(root, "apps/web/dist");
  const folder = join(builds, hashWebSources(root));
  if (existsSync(join(folder, "index.html"))) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const started = performance.now();
  say("building the web app …");
  const unfinished = join(builds, `unfinished-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await runVite(root, ["--outDir", unfinished], abandoned);
    // Second build of the same app, with which the api renders first screens.
    const render = ["--config", "vite.render.config.ts", "--outDir", join(unfinished, "render")];
    await runVite(root, render, abandoned);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldBuilds(builds);
  say(`built the web app in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return folder;
}

async function runVite(root: string, options: string[], signal: AbortSignal): Promise<void> {
  const vite = spawn(
    process.execPath,
    [
      join(root, "node_modules/vite/bin/vite.js"),
      "build",
      ...options,
      "--emptyOutDir",
      "--logLevel",
      "warn",
    ],
    {
      cwd: join(root, "apps/web"),
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    vite.once("error", reject);
    vite.once("close", resolve);
  });
  const [out, err, code] = await Promise.all([text(vite.stdout), text(vite.stderr), ended]);
  if (code !== 0) throw new StartRefusal(`Building the web app failed:\n${out}${err}`.trim());
}

function removeOldBuilds(builds: string): void {
  const folders = readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((folder) => !folder.includes("unfinished-"))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of folders.slice(buildsKept)) rmSync(old, { recursive: true, force: true });
}
