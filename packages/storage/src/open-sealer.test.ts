import { expect, it } from "vitest";
import { openSealer } from "./open-sealer.ts";

const OLD = "o".repeat(32);
const NEW = "n".repeat(32);

it("opens what it sealed, for the same purpose only", async () => {
  const sealer = openSealer([OLD]);
  const sealed = await sealer.seal("fal-key-1", "service key fal");
  expect(sealed).not.toContain("fal-key-1");
  expect(await sealer.seal("fal-key-1", "service key fal")).not.toBe(sealed);
  expect(await sealer.open(sealed, "service key fal")).toBe("fal-key-1");
  expect(await sealer.open(sealed, "service key replicate")).toBeNull();
});

it("still opens what an earlier secret sealed, and reports it as outdated", async () => {
  const sealed = await openSealer([OLD]).seal("k", "p");
  const rotated = openSealer([NEW, OLD]);
  expect(await rotated.open(sealed, "p")).toBe("k");
  expect(rotated.isOutdated(sealed)).toBe(true);
  const anew = await rotated.seal("k", "p");
  expect(rotated.isOutdated(anew)).toBe(false);
  expect(await openSealer([OLD]).open(anew, "p")).toBeNull();
  expect(await openSealer([NEW]).open(anew, "p")).toBe("k");
});

it("opens nothing that was altered", async () => {
  const sealer = openSealer([OLD]);
  const sealed = await sealer.seal("k", "p");
  const flip = (place: number) => {
    const sign = sealed[place] === "A" ? "B" : "A";
    return sealed.slice(0, place) + sign + sealed.slice(place + 1);
  };
  for (const place of [3, sealed.length >> 1, sealed.length - 4])
    expect(await sealer.open(flip(place), "p")).toBeNull();
  for (const nonsense of ["", "a.b.c.d.e", "null"])
    expect(await sealer.open(nonsense, "p")).toBeNull();
});
