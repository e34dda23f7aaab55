import { expect, test } from "vitest";
import { isReachedFromOutside } from "./reached-from-outside.ts";

test.each([
  ["https://kinora.example", true],
  ["https://203.0.113.7:8443", true],
  ["https://100.128.0.1", true],
  ["https://[2001:db8::1]", true],
  ["http://kinora.example", false],
  ["https://localhost:3000", false],
  ["https://kinora", false],
  ["https://kinora.local", false],
  ["https://192.168.1.5", false],
  ["https://172.20.0.2", false],
  ["https://100.64.0.1", false],
  ["https://[fd12:3456::1]", false],
])("%s is reached from outside: %s", (publicUrl, isReached) => {
  expect(isReachedFromOutside(publicUrl, false)).toBe(isReached);
});

test("simulators reach the machine that they are on", () => {
  expect(isReachedFromOutside("http://localhost:3000", true)).toBe(true);
});
