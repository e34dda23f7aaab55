import { expect, test } from "vitest";
import { complainOfManifest, importsByFolder } from "./declared-packages.ts";

const FILES: Readonly<Record<string, string>> = {
  "packages/story/src/tell.ts":
    'import type { Voice } from "@kinora/catalogue/voices";\nconst { speak } = await import("@kinora/voice/speak");\nimport { own } from "@kinora/story/own";',
  "packages/story/src/tell.test.ts": 'import { clock } from "@kinora/testing/clock";',
  "tools/token/main.ts": 'import { open } from "@kinora/database/client";',
};
const found = importsByFolder(Object.keys(FILES), (file) => FILES[file] ?? "");
const story = found.get("packages/story") ?? { always: new Set(), inDevelopment: new Set() };

test("what a package imports is known, apart from what only its tests do", () => {
  expect(story).toEqual({
    always: new Set(["@kinora/catalogue", "@kinora/voice", "@kinora/story"]),
    inDevelopment: new Set(["@kinora/testing"]),
  });
  expect(found.get(".")?.inDevelopment).toEqual(new Set(["@kinora/database"]));
});

test("what is imported is declared, and nothing else", () => {
  const right = {
    name: "@kinora/story",
    dependencies: { "@kinora/catalogue": "0.1.0", "@kinora/voice": "0.1.0", sharp: "1.0.0" },
    devDependencies: { "@kinora/testing": "0.1.0" },
  };
  expect(complainOfManifest(right, story)).toBe("");
  const { dependencies } = right;
  expect(complainOfManifest({ ...right, devDependencies: {} }, story)).toBe(
    "@kinora/story imports @kinora/testing and does not have it among its devDependencies",
  );
  expect(
    complainOfManifest(
      { ...right, dependencies: { ...dependencies, "@kinora/music": "0.1.0" } },
      story,
    ),
  ).toBe("@kinora/story has @kinora/music among its dependencies and does not import it there");
});
