// `npm run check`: all static checks, without running the product. All steps run; any failure leads
// to exit code 1.
import { findUndeclaredPackages } from "./declared-packages.ts";
import { findBareFunctions } from "./docstrings.ts";
import { compareNumbers } from "./falling-numbers.ts";
import { findLongFiles } from "./file-sizes.ts";
import { findStaleFiles } from "./generated-files.ts";
import { findUnhashedPackages } from "./lock-hashes.ts";
import { runProgram, runScript } from "./run-program.ts";
import { findLiteralsOfScreens } from "./screen-literals.ts";
import { findSpokenLiterals } from "./spoken-literals.ts";

const steps: [name: string, run: () => Promise<string>][] = [
  [
    "format and lint",
    () => runProgram("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
  ],
  ["types", () => runProgram("typescript/bin/tsc", ["-p", "tsconfig.json"])],
  ["types of the domain", () => runProgram("typescript/bin/tsc", ["-p", "packages/domain"])],
  ["types of the web app", () => runProgram("typescript/bin/tsc", ["-p", "apps/web"])],
  [
    "boundaries",
    () =>
      runProgram("dependency-cruiser/bin/dependency-cruiser.mjs", [
        ...["--config", ".dependency-cruiser.cjs"],
        ...["apps", "packages", "tools", "tests", "bench"],
      ]),
  ],
  ["unused code", () => runProgram("knip/bin/knip.js", ["--no-progress"])],
  ["declared packages", findUndeclaredPackages],
  ["file sizes", findLongFiles],
  ["hashes of the lock file", findUnhashedPackages],
  ["docstrings of the engine", findBareFunctions],
  ["literal sentences", findSpokenLiterals],
  ["words in screens", findLiteralsOfScreens],
  ["numbers that may only fall", compareNumbers],
  ["generated files", findStaleFiles],
  ["scripts of the first load", () => runScript("bench/web-size.ts")],
];

let failed = 0;
for (const [name, run] of steps) {
  const started = performance.now();
  const complaint = await run();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${complaint ? "✗" : "✓"} ${name} (${seconds} s)`);
  if (complaint) console.log(complaint.replaceAll(/^/gm, "    "));
  if (complaint) failed += 1;
}
console.log(`\n${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
