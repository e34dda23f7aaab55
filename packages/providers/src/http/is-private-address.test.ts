import { expect, test } from "vitest";
import { isPrivateAddress } from "./is-private-address.ts";

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "localhost",
])("refuses %s", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::200e"])(
  "allows %s",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
