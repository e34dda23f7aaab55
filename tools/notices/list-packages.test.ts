import { describe, expect, it } from "vitest";
import { isLinkable } from "./licence-policy.ts";
import { listPackages } from "./list-packages.ts";

const lock = JSON.stringify({
  packages: {
    "packages/engine": { license: "Apache-2.0", optionalDependencies: { "@own/linux": "1.0.0" } },
    "node_modules/@kinora/engine": { link: true },
    "node_modules/b": { version: "2.0.0", license: "MIT", optionalDependencies: { "b-mac": "2" } },
    "node_modules/b-mac": { version: "2.0.0", optional: true },
    "node_modules/@own/linux": { version: "1.0.0", license: "MIT" },
    "node_modules/@own/mac": { version: "1.0.0", optional: true },
    "node_modules/tool": { version: "1.0.0", license: "GPL-3.0", dev: true },
    "node_modules/b/node_modules/a": { version: "1.0.0", license: "ISC" },
  },
});

describe("the list of packages", () => {
  it("names runtime packages, and gives a platform package the licence of its family", () => {
    expect(listPackages(lock)).toEqual([
      { name: "@own/linux", version: "1.0.0", licence: "MIT" },
      { name: "@own/mac", version: "1.0.0", licence: "MIT" },
      { name: "a", version: "1.0.0", licence: "ISC" },
      { name: "b", version: "2.0.0", licence: "MIT" },
      { name: "b-mac", version: "2.0.0", licence: "MIT" },
    ]);
  });
});

describe("a licence", () => {
  const judge = (licence: string) => isLinkable({ name: "x", version: "1.0.0", licence });

  it("may be linked when one of its alternatives may, with all its parts", () => {
    expect(judge("(GPL-3.0 OR MIT)")).toBe(true);
    expect(judge("Apache-2.0 AND LGPL-3.0-or-later")).toBe(true);
  });

  it("may not be linked when it is GPL, in whole or in part, or unknown", () => {
    expect(judge("MIT AND GPL-3.0-or-later")).toBe(false);
    expect(judge("unknown")).toBe(false);
  });
});
