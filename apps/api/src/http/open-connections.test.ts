import { expect, it } from "vitest";
import { OpenConnections } from "./open-connections.ts";

const PROXY = "10.9.9.9";

function opened(most: number, ofSite = most) {
  const isProxy = (address: string) => address === PROXY;
  const connections = new OpenConnections({ most, ofSite, isProxy });
  const ended: string[] = [];
  const open = (remoteAddress: string, name = remoteAddress) => {
    const connection = { remoteAddress, destroy: () => ended.push(name) };
    connections.open(connection);
    return connection;
  };
  return { connections, ended, open };
}
const flood = (most: number, from: (at: number) => string) => {
  const { open, ...rest } = opened(most);
  for (let at = 0; at < most; at += 1) open(from(at), `flood ${at}`);
  return { open, ...rest };
};

it("closes the longest idle connection of the site with most, never another site's", () => {
  const { open, connections, ended } = flood(20, (at) => (at < 3 ? "10.0.0.1" : "10.0.0.2"));
  open("10.0.0.3", "newcomer");
  expect(ended).toEqual(["flood 3"]);
  const busy = open("10.0.0.3", "another");
  connections.begin(busy);
  open("10.0.0.4", "third");
  expect(ended).toEqual(["flood 3", "flood 4", "flood 5"]);
});

it("counts an IPv6 network that anyone can obtain as one site", () => {
  const { open, ended } = flood(20, (at) => (at < 11 ? `10.0.0.${at}` : `2001:db8:1:${at}::1`));
  open("10.0.0.99", "newcomer");
  expect(ended).toEqual(["flood 11"]);
});

it("closes a busy connection of a site that holds many, and spares busy ones of many small sites", () => {
  const { connections, ended, open } = opened(10);
  const many = Array.from({ length: 9 }, (_, at) => open("10.0.0.1", `many ${at}`));
  for (const one of many) connections.begin(one);
  open("10.0.0.2", "idle");
  open("10.0.0.3", "newcomer");
  expect(ended).toEqual(["many 0"]);
  const small = opened(10);
  for (let at = 0; at < 10; at += 1) small.connections.begin(small.open(`10.0.1.${at}`));
  small.open("10.0.2.1", "newcomer");
  expect(small.ended).toEqual(["newcomer"]);
});

it("makes room for a newcomer when thousands of addresses hold one idle connection each", () => {
  const { connections, ended, open } = opened(10);
  const held = Array.from({ length: 10 }, (_, at) => open(`10.0.1.${at}`, `held ${at}`));
  for (const one of held.slice(0, 2)) connections.begin(one);
  open("10.0.2.1", "newcomer");
  open("10.0.2.2", "another");
  expect(ended).toEqual(["held 2", "held 3"]);
});

it("frees places when connections close, and allows one request at a time on each", () => {
  const { connections, ended, open } = opened(2);
  const [first, second] = [open("10.0.0.1"), open("10.0.0.2")];
  expect([connections.begin(first), connections.begin(first)]).toEqual([true, false]);
  connections.answered(first);
  expect(connections.begin(first)).toBe(true);
  connections.closed(second);
  connections.closed(second);
  open("10.0.0.3");
  expect(ended).toEqual([]);
});

it("closes connections beyond the limit of one address at once, except those of a trusted proxy", () => {
  const { open, ended } = opened(100, 10);
  for (let at = 0; at < 12; at += 1) open("10.0.0.1", `own ${at}`);
  for (let at = 0; at < 50; at += 1) open(PROXY, `proxy ${at}`);
  expect(ended).toEqual(["own 10", "own 11"]);
});
