import { expect, it } from "vitest";
import { readHostNames, readTrustedProxies } from "./server-addresses.ts";

it.each([
  ["", []],
  ["loopback", ["loopback"]],
  [" 10.0.0.1, 10.1.0.0/16 ,fd00::/8, ::1 ", ["10.0.0.1", "10.1.0.0/16", "fd00::/8", "::1"]],
  ["true", null],
  ["*", null],
  ["1", null],
  ["10.0.0.256", null],
  ["10.0.0.0/33", null],
  ["proxy.example", null],
])("reads the proxies %s", (text, expected) => {
  expect(readTrustedProxies(text)).toEqual(expected);
});

it.each([
  ["", []],
  ["Kinora.Example, 192.168.1.5,[fd00::5]", ["kinora.example", "192.168.1.5", "[fd00::5]"]],
  ["*", null],
  ["kinora.example:4310", null],
  ["https://kinora.example", null],
  ["a b", null],
])("reads the host names %s", (text, expected) => {
  expect(readHostNames(text)).toEqual(expected);
});
