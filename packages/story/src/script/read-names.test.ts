import { expect, it } from "vitest";
import { takeNames } from "./read-names.ts";

it.each([
  [
    "Granny Rosa teaches her parrot Pico to bake bread. Pico burns it.",
    "a grandmother teaches her parrot to bake bread. Pico burns it.",
    { "Granny Rosa": "grandmother", Pico: "parrot" },
  ],
  [
    "Tom the lighthouse keeper and his dog Biscuit find a whale",
    "Tom the lighthouse keeper and his dog find a whale",
    { Biscuit: "dog" },
  ],
  [
    "a fox called Ember and an owl named Moss find a star",
    "a fox and an owl find a star",
    { Ember: "fox", Moss: "owl" },
  ],
  [
    "Luna the cat and Max the dog rob a bakery",
    "Luna the cat and the dog rob a bakery",
    { Max: "dog" },
  ],
  [
    "Nina the keeper and Otto the old whale sing",
    "Nina the keeper and the old whale sing",
    { Otto: "old whale" },
  ],
  [
    "Amina and Jonas build a kite",
    "a girl and a boy build a kite",
    { Amina: "girl", Jonas: "boy" },
  ],
  [
    "Zanele and her grandmother cross the desert",
    "a girl and her grandmother cross the desert",
    { Zanele: "girl" },
  ],
  ["Old Henrik repairs clocks", "an old man repairs clocks", { "Old Henrik": "old man" }],
  [
    "A lighthouse keeper's daughter, Mara, finds a lost whale",
    "A lighthouse keeper's daughter finds a lost whale",
    { Mara: "lighthouse keeper's daughter" },
  ],
  [
    "The old baker and his cat, Muffin, open a shop in the city, Paris, in May",
    "The old baker and his cat open a shop in the city, Paris, in May",
    { Muffin: "cat" },
  ],
  ["the girl meets Anna in Paris", "the girl meets Anna in Paris", {}],
  ["The Eiffel Tower at night", "The Eiffel Tower at night", {}],
  ["Penguins and their mother cross the ice", "Penguins and their mother cross the ice", {}],
])("takes the names out of “%s”", (prompt, text, names) => {
  const { named, ...rest } = takeNames(prompt);
  expect(rest.text).toBe(text);
  expect(Object.fromEntries(named.map(({ name, kind }) => [name, kind]))).toEqual(names);
});
