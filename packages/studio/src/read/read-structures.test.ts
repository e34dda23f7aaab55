import { expect, test } from "vitest";
import { readPrompt } from "./read-prompt.ts";

/** Everybody of a prompt with their deed and relation, in short: "fox dance", "box in fox". */
const read = (prompt: string) =>
  readPrompt(prompt).mentions.map(({ subject, action, relation }) =>
    [subject, action, relation && `${relation.kind} ${relation.to.subject}`]
      .filter((part) => part !== undefined)
      .join(" "),
  );
const countOf = (prompt: string) =>
  readPrompt(prompt).mentions.map(({ subject, count }) => `${count} ${subject}`);

test("a passive is read as its active", () => {
  const active = read("a vampire reading a book in a canyon");
  expect(read("a book being read by a vampire in a canyon")).toEqual(active);
  expect(read("a book is read by a vampire, in a canyon")).toEqual(active);
  expect(read("two foxes carried by a bear")).toEqual(read("a bear carrying two foxes"));
  expect(read("a house covered by snow")).toEqual(["house"]);
});

test("a relative clause with its own subject leaves the main verb to the head", () => {
  expect(read("The rabbit that the chef watches is jumping in the park.")).toEqual([
    "rabbit jump face chef",
    "chef look",
  ]);
});

test("a singular verb has one subject", () => {
  expect(read("a bear holds a cup and a fox sings")).toContain("fox sing beside bear");
  expect(read("a bear and a fox singing")).toEqual(["bear sing", "fox sing beside bear"]);
});

test("an unknown verb leaves its subject in the picture", () => {
  const { mentions, missing } = readPrompt("a vampire ponders in the park");
  expect(mentions.map(({ subject }) => subject)).toEqual(["vampire"]);
  expect(missing).toEqual(["ponders"]);
});

test("requests and the notation of other services draw nothing", () => {
  expect(read("please draw me a picture of a fox")).toEqual(["fox"]);
  expect(read("a picture on a wall")).toEqual(["picture"]);
  const tags = readPrompt("((fox)), (castle:1.3), <lora:film:0.8> masterpiece --ar 16:9 --v 6");
  expect(tags.mentions.map(({ subject }) => subject)).toEqual(["fox", "castle"]);
  expect(tags.missing).toEqual([]);
});

test("people named by one word are several", () => {
  expect(countOf("a trio marching in the park")).toEqual(["3 person"]);
  expect(countOf("a choir on a bridge")).toEqual(["5 singer"]);
  expect(countOf("a pair of owls")).toEqual(["2 owl"]);
  expect(countOf("a team bus")).not.toContain("4 person");
});

test("what stands under a tree is the girl, not what she holds", () => {
  const [, kite, tree] = readPrompt("a girl holding a kite under a tree").mentions;
  expect(kite?.relation?.to.subject).toBe("girl");
  expect(tree?.relation?.to.subject).toBe("girl");
});

test("a second deed belongs to whom the sentence is about", () => {
  const deeds = (prompt: string) =>
    readPrompt(prompt).mentions.map(({ subject, action = "" }) => `${subject} ${action}`.trim());
  expect(deeds("a cook is alongside a truck and digs")).toEqual(["chef dig", "truck"]);
  expect(deeds("a boy is beside a mushroom and skis")).toEqual(["boy ski", "mushroom"]);
  expect(deeds("a baby is beside a mushroom")).toEqual(["baby", "mushroom"]);
  expect(deeds("a tiger that is walking in a park")).toEqual(["tiger walk"]);
  expect(deeds("a girl sings and a boy dances")).toEqual(["girl sing", "boy dance"]);
  expect(readPrompt("a girl gardens in the park").places).toEqual(["park"]);
});

test("brings together whoever does something and what it is done to", () => {
  const relations = (prompt: string) =>
    readPrompt(prompt).mentions.flatMap(({ subject, relation }) =>
      relation === undefined ? [] : [`${relation.to.subject} ${relation.kind} ${subject}`],
    );
  expect(relations("a girl waters a rose")).toEqual(["girl tend rose"]);
  expect(relations("a dog being brushed by a boy")).toEqual(["boy tend dog"]);
  expect(relations("a girl with a dog, smiling")).toEqual(["girl with dog"]);
  expect(relations("a prince in a flower garden")).toEqual([]);
});

test("a deed is read in every form, and puts its doer to the thing", () => {
  const tie = (prompt: string) => {
    const [doer, thing] = readPrompt(prompt).mentions;
    return [doer?.action, thing?.relation?.kind];
  };
  expect(tie("an old man nibbles a croissant")).toEqual(["eat", "hold"]);
  expect(tie("a fox snuggles with a rabbit")).toEqual(["hug", "embrace"]);
  expect(tie("a woman steers a canoe")).toEqual(["drive", "on"]);
  expect(tie("a girl opens a chest")).toEqual([undefined, "tend"]);
});

test("what is not drawn is told: short nouns, and deeds with those they are about", () => {
  expect(readPrompt("a fig on a crate").missing).toEqual(["fig"]);
  expect(readPrompt("a girl waters a rose").missing).toEqual(["girl waters rose"]);
});
