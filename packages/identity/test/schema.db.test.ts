import { localProviders } from "@kinora/domain/account/local-clients";
import { getMigrations } from "better-auth/db/migration";
import { expect, test } from "vitest";
import { authOptions } from "../src/auth/auth-options.ts";
import { startTestServer } from "./test-server.ts";

const server = await startTestServer();

test("the migrations contain every table, column and index that better-auth needs", async () => {
  const options = await authOptions(
    {
      publicUrl: "http://localhost:4399",
      secret: "a secret of the tests, longer than 32 characters",
      ownerEmail: null,
      ...localProviders(server.provider.issuer),
    },
    server.ports,
    server.pool,
  );
  const { toBeCreated, toBeAdded, compileMigrations } = await getMigrations(options);
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
  expect(await compileMigrations()).toBe(";");
});
