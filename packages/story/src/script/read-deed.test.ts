import { describe, expect, it } from "vitest";
import { inThePast, readClause } from "./read-deed.ts";
import { wishOf } from "./theme.ts";

describe("readClause", () => {
  it.each([
    [
      "a bear opens a bakery that sells only fish cake",
      "open a bakery that sold only fish cake",
      "opened a bakery that sold only fish cake",
    ],
    [
      "a cat opens a bakery and sells only fish cake",
      "open a bakery and sell only fish cake",
      "opened a bakery and sold only fish cake",
    ],
    [
      "a dog steals socks and hides them under the bed",
      "steal socks and hide them under the bed",
      "stole socks and hid them under the bed",
    ],
    [
      "a boy finds a door under his bed and crawls through it",
      "find a door under his bed and crawl through it",
      "found a door under his bed and crawled through it",
    ],
    [
      "two sisters build a boat and sail to an island",
      "build a boat and sail to an island",
      "built a boat and sailed to an island",
    ],
    [
      "a snail wins a race because the rabbit falls asleep",
      "win a race",
      "won a race because the rabbit fell asleep",
    ],
    [
      "a frog kisses a princess and nothing happens",
      "kiss a princess",
      "kissed a princess and nothing happened",
    ],
    [
      "a wizard turns his cat into a lion but cannot turn it back",
      "turn his cat into a lion",
      "turned his cat into a lion but could not turn it back",
    ],
    [
      "grandma bakes a cake which makes everybody dance",
      "bake a cake which made everybody dance",
      "baked a cake which made everybody dance",
    ],
    [
      "a robot meets a girl who has lost her kite",
      "meet a girl who had lost her kite",
      "met a girl who had lost her kite",
    ],
    [
      "a hedgehog wants to hug someone without hurting them",
      "hug someone without hurting them",
      "hugged someone without hurting them",
    ],
    [
      "the king's crown is stolen by a clever crow",
      "steal the king's crown",
      "stole the king's crown",
    ],
    [
      "a farmer carries bread and cakes for birds",
      "carry bread and cakes for birds",
      "carried bread and cakes for birds",
    ],
  ])("converts %j into a wish and into the past", (sentence, infinitive, past) => {
    expect(readClause(sentence).deed).toMatchObject({ kind: "goal", infinitive, past });
  });

  it("finds a verb that looks like part of a name", () => {
    expect(readClause("a mouse dreams of flying, so she builds wings out of paper")).toEqual({
      subject: "a mouse",
      deed: { kind: "goal", infinitive: "fly", past: "flew, so she built wings out of paper" },
    });
    expect(readClause("the king's crown is stolen by a clever crow").subject).toBe("a clever crow");
  });

  it("treats an inability as trouble and wishes to overcome it", () => {
    const { deed } = readClause("a clown cannot laugh anymore");
    expect(deed).toMatchObject({ kind: "trouble", past: "could not laugh anymore" });
    expect(wishOf(deed, "home")).toEqual({ infinitive: "laugh again", past: "laughed again" });
    const missed = readClause("a small robot misses the rain").deed;
    expect(wishOf(missed, "home").past).toBe("saw the rain again");
  });
});

describe("inThePast", () => {
  it.each([
    ["Everyone says it is too far.", "Everyone said it was too far."],
    ["It sneezes and burns down the shed.", "It sneezed and burned down the shed."],
    [
      "Then a bird lands on its head and sings until morning.",
      "Then a bird landed on its head and sang until morning.",
    ],
  ])("tells %j", (sentence, past) => {
    expect(inThePast(sentence)).toBe(past);
  });
});
