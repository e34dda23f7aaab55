import { postgresServiceKeys } from "@kinora/database/hosted/postgres-service-keys";
import { resealKeys, sealKey } from "@kinora/domain/hosted/service-keys";
import { openSealer } from "@kinora/storage/open-sealer";
import { createTestDatabase } from "@kinora/testing/database";
import { expect, test } from "vitest";
import { readServiceKeys } from "../src/compose-service-keys.ts";

const [NEW, OLD] = ["n".repeat(32), "o".repeat(32)];
const { database } = await createTestDatabase();
const keys = postgresServiceKeys(database);

async function keep(service: string, key: string, changedAt: Date) {
  const sealed = await sealKey(openSealer([OLD]), service, key);
  await keys.keep({ service, sealed, changedAt, changedBy: null, untested: false });
}

test("uses entered keys where the environment has none, and detects changes", async () => {
  await keep("fal", "entered", new Date(0));
  await keep("replicate", "entered too", new Date(0));
  const own = { FAL_KEY: "of the environment", REPLICATE_API_TOKEN: "", SEALING_SECRET: OLD };
  const { environment, isChanged } = await readServiceKeys(database, own);
  expect(environment).toMatchObject({
    FAL_KEY: "of the environment",
    REPLICATE_API_TOKEN: "entered too",
  });
  expect(await isChanged()).toBe(false);

  // Resealing the same key is not a change, and every worker can open it.
  await resealKeys(keys, openSealer([NEW, OLD]));
  expect(await isChanged()).toBe(false);
  const renewed = await readServiceKeys(database, { SEALING_SECRET: NEW });
  expect(renewed.environment).toMatchObject({
    FAL_KEY: "entered",
    REPLICATE_API_TOKEN: "entered too",
  });
  const lost = await readServiceKeys(database, { SEALING_SECRET: OLD });
  expect(lost.environment).toEqual({ SEALING_SECRET: OLD });

  await keep("fal", "another", new Date(1));
  expect(await isChanged()).toBe(true);
  expect(await renewed.isChanged()).toBe(true);
});
