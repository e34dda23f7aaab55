import { expect, test } from "vitest";
import { complainOfLock } from "./lock-hashes.ts";

const page = "<!-- no hash -->\n`far` `musl`\n<!-- /no hash -->";
const far = { os: ["win32"], cpu: ["x64"] };
const whole = { integrity: "sha512-abc" };

test("a package without hash is let through where it is listed", () => {
  const musl = { os: ["linux"], cpu: ["x64"], libc: ["musl"] };
  const lock = {
    "": {},
    "node_modules/far": far,
    "node_modules/musl": musl,
    "node_modules/a": whole,
  };
  expect(complainOfLock(lock, page)).toBe("");
});

test("it is complained of where it is not", () => {
  const lock = {
    "node_modules/far": far,
    "node_modules/musl": far,
    "node_modules/a/node_modules/b": far,
  };
  expect(complainOfLock(lock, page)).toMatch(/^b: no hash/);
});

test.each([
  { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
  { os: ["linux"], cpu: ["arm64"] },
  {},
])("one for the servers we have is not let through by a list", (entry) => {
  const lock = { "node_modules/far": entry, "node_modules/musl": far };
  expect(complainOfLock(lock, page)).toBe("far: no hash, and it is installed on Linux with glibc");
});

test("a list that is longer than the truth is complained of", () => {
  expect(complainOfLock({ "node_modules/far": far }, page)).toMatch(/^musl: has its hash/);
});
