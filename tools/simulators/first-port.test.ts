import { expect, it } from "vitest";
import { readFirstPort } from "./first-port.ts";

const read = (...words: string[]) => {
  const told: [string, number][] = [];
  const end = (sentence: string, code: number): never => {
    told.push([sentence, code]);
    throw new Error("ended");
  };
  try {
    return readFirstPort(words, end);
  } catch {
    return told[0];
  }
};

it("takes a port, and has one of its own", () => {
  expect(read()).toBe(4320);
  expect(read("5000")).toBe(5000);
});

it("says how it is used instead of failing", () => {
  expect(read("--help")).toEqual([expect.stringMatching(/^npm run simulators \[-- PORT\]/), 0]);
  for (const wrong of ["port", "0", "99999", "-1"])
    expect(read(wrong)).toEqual([expect.stringMatching(/is not a port\./), 1]);
});
