import { expect, it } from "vitest";
import { networkOf, senderOf, siteOf } from "./sender.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::1", "::"],
  ["2001:db8:1:2::1", "2001:db8:1::"],
  ["2001:db8:1:2ff:ffff:1:2:3", "2001:db8:1:200::"],
  ["2001:0db8:0001:0300::1", "2001:db8:1:300::"],
  ["fe80::1%eth0", "fe80::"],
  ["evil", "unknown"],
  ["1.2.3.4:55", "unknown"],
  ["", "unknown"],
])("maps %s to the sender %s", (address, sender) => expect(senderOf(address)).toBe(sender));

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2ff:ffff:1:2:3", "2001:db8:1::"],
  ["2001:db8:2:2ff::1", "2001:db8:2::"],
  ["evil", "unknown"],
])("maps %s to the site %s", (address, site) => expect(siteOf(address)).toBe(site));

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2ff:ffff:1:2:3", "2001:db8:1:2ff::"],
  ["127.0.0.1", null],
  ["::1", null],
  ["::ffff:127.0.0.5", null],
  ["evil", "unknown"],
])("maps %s to the network %s", (address, network) => expect(networkOf(address)).toBe(network));
