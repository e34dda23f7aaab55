import { openDatabase } from "@kinora/database/client";
import { parseJob } from "@kinora/database/job/parse-job";
import { expect, onTestFinished, test } from "vitest";
import { composePublishing } from "../../src/publication/compose-publishing.ts";
import { openPublishingShop } from "./publishing-shop.ts";
import { SAMPLES } from "./samples.ts";

const shop = await openPublishingShop();
const { boss, media, database } = shop;

/**
 * A worker has half as many connections as publications at once: where each held one and wanted
 * another, none would go on for ten seconds. Here two want one.
 */
test("what publishes needs one connection at a time", async () => {
  const sample = SAMPLES["facebook text"] ?? expect.fail();
  const { platform, now, close, simulator } = await shop.openSimulator(sample);
  onTestFinished(close);
  const pool = openDatabase({ url: shop.url, role: "worker", connections: 1 });
  onTestFinished(() => pool.close());
  const account = await shop.connect(platform, sample.person, now());
  const kind = composePublishing({
    ...{
      database: pool.database,
      boss,
      media,
      now,
      publicUrl: "https://kinora.example",
      scratch: shop.directory,
    },
    ...{ retrying: (work) => work(), addressHere: shop.addressHere },
    opened: { platforms: [platform], sealer: shop.sealer },
  });
  for (let at = 0; at < 2; at += 1) await shop.order(sample, account, now());
  const rows = await database.selectFrom("job").selectAll().execute();
  const claimed = rows.map((row) => ({ ...parseJob(row), attempt: 1 }));
  await database.updateTable("job").set({ attempt: 1 }).execute();
  const began = performance.now();
  await Promise.allSettled(claimed.map((job) => kind.run(job, new AbortController().signal)));
  expect(simulator.posts).toHaveLength(2);
  expect(performance.now() - began).toBeLessThan(9_000);
});
