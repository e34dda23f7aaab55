import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import { ACTIONS } from "../../scene/scene-spec.ts";
import { nearNoun, nearVerb, nearWord } from "./near-meaning.ts";
import { nearestSpelling } from "./near-spelling.ts";

const keysOf = (name: string) =>
  readFileSync(new URL(`../../../assets/meaning/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(":")[0]?.replace("=", "") ?? "");

describe("words close to the lexicon", () => {
  it("draws a kind as its subject and reports it", () => {
    expect(nearNoun("schnauzer")).toEqual({ subject: "dog", shows: "dog" });
    expect(nearNoun("bullet train")?.subject ?? "bullet-train").toBe("bullet-train");
    expect(nearNoun("justice")).toBeUndefined();
  });

  it("recognises compounds that only sound like something drawable", () => {
    expect(nearNoun("baseball bat")?.subject).not.toBe("bat");
  });

  it("finds the action of a rarer verb in its inflected forms", () => {
    expect(nearVerb("sauntering")).toBe("walk");
    expect(nearVerb("gobbled")).toBe("eat");
    expect(nearVerb("thinks")).toBeUndefined();
  });

  it("corrects and reports typos, and leaves real words alone", () => {
    expect(nearWord("elefant")).toMatchObject({ subject: "elephant", shows: "elephant" });
    expect(nearWord("unicorm")?.subject).toBe("unicorn");
    expect(nearWord("horde")).toBeUndefined();
    expect(nearestSpelling("goal")).toBeUndefined();
  });

  it("is packed from the current catalogue and actions", () => {
    for (const key of keysOf("nouns")) expect(() => subjectOf(key), key).not.toThrow();
    for (const key of keysOf("verbs")) expect(ACTIONS, key).toContain(key);
  });
});
