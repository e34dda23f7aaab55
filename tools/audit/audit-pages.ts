import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findBrowser } from "../../tests/e2e/support/find-browser.ts";
import { type FormFactor, NotRecorded, runLighthouse, type Scores } from "./run-lighthouse.ts";

/** Minimum score in every category. */
const WANTED = 95;

const FORMS: readonly FormFactor[] = ["mobile", "desktop"];

/** Prints one line per page; returns true when every median reaches the minimum. */
export async function auditPages(url: string, runs: number): Promise<boolean> {
  const item = await newestPicture(url);
  const pages = [
    ["home", "/"],
    ["create", "/create"],
    ["item", `/item/${item}`],
  ] as const;
  console.log(
    `| page | form | performance | accessibility | practices | SEO | LCP s | TBT ms | machine |`,
  );
  console.log(`|---|---|---|---|---|---|---|---|---|`);
  let passed = true;
  for (const [name, path] of pages) {
    for (const form of FORMS) {
      const found: Scores[] = [];
      for (let run = 0; run < runs; run += 1) {
        found.push(await look(`${url}${path}`, form));
      }
      const of = (key: keyof Scores) => median(found.map((scores) => scores[key]));
      const scores = [of("performance"), of("accessibility"), of("practices"), of("seo")];
      passed &&= scores.every((score) => score >= WANTED);
      const figures = [
        (of("lcp") / 1_000).toFixed(2),
        of("tbt").toFixed(0),
        of("machine").toFixed(0),
      ];
      console.log(`| ${[name, form, ...scores, ...figures].join(" | ")} |`);
    }
  }
  return passed;
}

/** Runs Lighthouse once. A run that could not be recorded is reported and repeated. */
async function look(url: string, form: FormFactor, left = 2): Promise<Scores> {
  try {
    return await withBrowser((port) => runLighthouse(url, form, port));
  } catch (error) {
    if (!(error instanceof NotRecorded) || left === 0) throw error;
    console.error(`${url}, ${form}: ${error.message} Retrying.`);
    return look(url, form, left - 1);
  }
}

async function newestPicture(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/feed?kind=recent&content=image&limit=1`);
  const { items }: { items: { id: string }[] } = await answer.json();
  const [first] = items;
  if (!first) throw new Error("The server has no public picture to look at.");
  return first.id;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Flags of Lighthouse's own launcher, which turn off background activity of the browser. */
async function quietFlags(): Promise<readonly string[]> {
  const launcher = new URL("node_modules/chrome-launcher/dist/index.js", import.meta.url);
  const { Launcher }: { Launcher: { defaultFlags: () => readonly string[] } } = await import(
    launcher.href
  );
  return Launcher.defaultFlags();
}

/** Runs one audit in a browser with a fresh profile. */
async function withBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = findBrowser();
  if (!executablePath) throw new Error("Name a Chrome or Chromium in CHROME_PATH.");
  const profile = mkdtempSync(join(tmpdir(), "kinora-audit-profile-"));
  const browser = spawn(
    executablePath,
    [
      ...args,
      ...(await quietFlags()),
      "--headless=new",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
    ],
    { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] },
  );
  try {
    for await (const line of createInterface({ input: browser.stderr })) {
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? [];
      if (port !== undefined) return await work(Number(port));
    }
    throw new Error("The browser did not start.");
  } finally {
    browser.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
