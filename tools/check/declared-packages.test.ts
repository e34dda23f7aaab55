import { expect, test } from "vitest";
import { complainOfManifest, importsByFolder } from "./declared-packages.ts";

const FILES: Readonly<Record<string, string>> = {
  "packages/story/src/tell.ts":
    'import type { Voice } from "@kinora/catalogue/voices";\nconst { speak } = await import("@kinora/voice/speak");\nimport { own } from "@kinora/story/own";',
  "packages/story/src/tell.test.ts": 'import { clock } from "@kinora/testing/clock";',
  "tools/token/main.ts": 'import { open } from "@kinora/database/client";',
};
const found = importsByFolder(Object.keys(FILES), (file) => FILES[file] ?? "");
const story = found.get("packages/story") ?? new Set();

test("lists the imports of each package, with those of tests and tools in the root", () => {
  expect(story).toEqual(new Set(["@kinora/catalogue", "@kinora/voice", "@kinora/story"]));
  expect(found.get(".")).toEqual(new Set(["@kinora/testing", "@kinora/database"]));
});

test("accepts a manifest that declares exactly what is imported", () => {
  const ours = { "@kinora/catalogue": "0.1.0", "@kinora/voice": "0.1.0" };
  const right = { name: "@kinora/story", dependencies: { ...ours, sharp: "1.0.0" } };
  expect(complainOfManifest(right, story)).toBe("");
  const { "@kinora/voice": _, ...fewer } = ours;
  expect(complainOfManifest({ ...right, dependencies: fewer }, story)).toBe(
    "@kinora/story imports @kinora/voice and does not declare it",
  );
  const more = { ...ours, "@kinora/music": "0.1.0" };
  expect(complainOfManifest({ ...right, dependencies: more }, story)).toBe(
    "@kinora/story declares @kinora/music and does not import it",
  );
});
