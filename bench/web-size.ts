/**
 * First-load JavaScript of each page, brotli: what a new visitor downloads before the page works.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";

const LIMIT_KB = 150;

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});
const manifest = z.record(z.string(), chunk);

const web = fileURLToPath(new URL("../apps/web", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kinora-web-size-"));

/** Returns chunks with all their static imports. */
function closure(chunks: z.infer<typeof manifest>, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const unknown = names.filter((name) => !chunks[name]);
  if (unknown.length > 0) throw new Error(`The build knows no ${unknown.join(", ")}`);
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const found = chunks[name];
    if (!found || files.has(found.file)) continue;
    files.add(found.file);
    open.push(...found.imports);
  }
  return files;
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += brotliCompressSync(readFileSync(join(folder, file))).length;
  return bytes / 1_000;
}

try {
  const vite = fileURLToPath(import.meta.resolve("vite/package.json"));
  execFileSync(
    process.execPath,
    [join(vite, "../bin/vite.js"), "build", "--manifest", "--outDir", folder, "--logLevel=error"],
    { cwd: web, stdio: "inherit" },
  );
  const chunks = manifest.parse(
    JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")),
  );
  const routes = Object.keys(chunks).filter((name) => name.startsWith("src/routes/"));
  const app = ["index.html", "src/start.ts"];
  const shell = [...app, ...routes.filter((name) => /routes\/_app\.tsx/.test(name))];
  const rows = routes
    .filter((name) => /routes\/(_app\/|login)/.test(name))
    .map((name) => {
      const base = name.includes("/_app/") ? shell : app;
      const files = closure(chunks, [...base, name]);
      return {
        page: name.replace(/^src\/routes\/|\.tsx.*$/g, ""),
        kB: kilobytes(files),
        files: files.size,
      };
    })
    .sort((a, b) => b.kB - a.kB);
  console.log(`| page | first-load JS, kB brotli | files | limit |\n|---|---|---|---|`);
  for (const { page, kB, files } of rows) {
    console.log(`| ${page} | ${kB.toFixed(1)} | ${files} | ${LIMIT_KB} |`);
  }
  if (rows.some(({ kB }) => kB > LIMIT_KB)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
