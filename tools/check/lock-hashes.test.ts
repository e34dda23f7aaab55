import { expect, test } from "vitest";
import { complainOfLock } from "./lock-hashes.ts";

const page = "<!-- no hash -->\n`far` `musl`\n<!-- /no hash -->";
const far = { os: ["win32"], cpu: ["x64"] };
const whole = { integrity: "sha512-abc" };

test("accepts a package without a hash that is listed", () => {
  const musl = { os: ["linux"], cpu: ["x64"], libc: ["musl"] };
  const lock = {
    "": {},
    "node_modules/far": far,
    "node_modules/musl": musl,
    "node_modules/a": whole,
  };
  expect(complainOfLock(lock, page)).toBe("");
});

test("reports a package without a hash that is not listed", () => {
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
])("reports a package for our servers even if it is listed", (entry) => {
  const lock = { "node_modules/far": entry, "node_modules/musl": far };
  expect(complainOfLock(lock, page)).toBe("far: no hash, and it is installed on Linux with glibc");
});

test("reports a listed package that has a hash", () => {
  expect(complainOfLock({ "node_modules/far": far }, page)).toMatch(/^musl: has its hash/);
});
