import { expect, test } from "vitest";
import { configuredProviders } from "./configured-providers.ts";
import { readServiceLimits } from "./read-service-limits.ts";
import { SERVICE_VARIABLES } from "./service-variables.ts";

test("names every variable that is read when none is set", () => {
  const read = new Set<string>();
  const nothing = new Proxy<Record<string, undefined>>(
    {},
    { get: (_, name) => void read.add(String(name)) },
  );
  configuredProviders(nothing);
  readServiceLimits(nothing);
  expect([...SERVICE_VARIABLES].sort()).toEqual([...read].sort());
});
