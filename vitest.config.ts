import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const everywhere = ["packages", "apps/api", "apps/worker", "apps/local", "tools", "bench"];
const elsewhere = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    // Half of a test's time is spent in processes it waits for.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "node",
          include: everywhere.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...elsewhere, "**/*.db.test.ts"],
          // Drawing, signing and looking at pictures takes seconds where others draw too.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "database",
          include: everywhere.map((folder) => `${folder}/**/*.db.test.ts`),
          exclude: elsewhere,
          // Only this project pays for a Postgres: the others run without.
          globalSetup: "packages/testing/src/start-database-server.ts",
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        root: "apps/web",
        test: {
          name: "web",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          testTimeout: 20_000,
          // Style sheets are empty to tests but this one, whose colours are measured.
          css: { include: /tokens\.css/ },
        },
      },
    ],
  },
});
