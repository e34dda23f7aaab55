import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openCluster } from "./cluster.ts";
import { initializeCluster } from "./initialize-cluster.ts";
import { launchWithRetries } from "./launch-with-retries.ts";
import { locateBinaries } from "./locate-binaries.ts";
import { postgresIdentity } from "./process-identity.ts";

it("picks another port when the first was taken meanwhile", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kinora-port-"));
  chmodSync(folder, 0o755);
  const squatter = createServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  const address = squatter.address();
  const taken = typeof address === "object" && address ? address.port : 0;
  const identity = postgresIdentity();
  const cluster = openCluster(folder, identity, folder);
  const binaries = locateBinaries();
  await initializeCluster(binaries, cluster, identity);
  const { postmaster, port } = await launchWithRetries(
    { binaries, cluster, identity, port: taken, settings: {} },
    false,
  );
  expect(port).not.toBe(taken);
  await postmaster.stop(5_000);
  squatter.close();
  rmSync(folder, { recursive: true, force: true });
});
