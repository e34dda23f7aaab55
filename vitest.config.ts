import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { screenWords } from "./apps/web/build/screen-words.ts";
import { watchImports } from "./tools/test/watch-imports.ts";

const everywhere = ["packages", "apps/api", "apps/worker", "apps/local", "tools", "bench"];
const elsewhere = ["**/node_modules/**", "**/dist/**"];

const OFFICIAL_CLIENTS = "packages/*/test/*-client.test.ts";

const here = (file: string) => fileURLToPath(import.meta.resolve(file));
const everyFile = [here("./tools/test/leave-as-found.ts"), here("./tools/test/report-in-time.ts")];

const common = {
  // A file takes longer to load its modules than most take to run: files of one process share them, and state is
  // made by functions.
  isolate: false,
  setupFiles: everyFile,
  // How long anything may take before it counts as never: tests start processes, draw and sign while others
  // do the same on the same two processors. A test has a limit of its own only where that is its claim, or
  // where it takes minutes.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** What `npm run prove` alone runs. */
const proofs = {
  plugins: [watchImports()],
  test: {
    ...common,
    name: "proof",
    include: ["tools/**/*.proof.ts"],
    globalSetup: "packages/testing/src/start-database-server.ts",
  },
};

export default defineConfig({
  test: {
    // A third of a test's time nothing happens here: it waits for a process, a moment, an answer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [watchImports()],
        test: {
          ...common,
          name: "node",
          include: everywhere.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...elsewhere, "**/*.db.test.ts", OFFICIAL_CLIENTS],
        },
      },
      {
        // Each official client gets a process of its own, in which it finds nothing of another.
        test: { ...common, name: "clients", include: [OFFICIAL_CLIENTS], isolate: true },
      },
      {
        plugins: [watchImports()],
        test: {
          ...common,
          name: "database",
          include: everywhere.map((folder) => `${folder}/**/*.db.test.ts`),
          exclude: elsewhere,
          // Only this project pays for a Postgres: the others run without.
          globalSetup: "packages/testing/src/start-database-server.ts",
        },
      },
      ...(process.env.PROOF ? [proofs] : []),
      {
        root: "apps/web",
        plugins: [screenWords(), watchImports()],
        test: {
          ...common,
          name: "web",
          environment: "jsdom",
          // They share a window too.
          setupFiles: [...everyFile, here("./apps/web/src/test/leave-nothing.ts")],
          include: ["src/**/*.test.{ts,tsx}"],
          // Style sheets are empty to tests but this one, whose colours are measured.
          css: { include: /tokens\.css/ },
        },
      },
    ],
  },
});
