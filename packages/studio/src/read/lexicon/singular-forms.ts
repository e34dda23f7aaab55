const IRREGULAR: Readonly<Record<string, string>> = {
  mice: "mouse",
  geese: "goose",
  wolves: "wolf",
  knives: "knife",
  leaves: "leaf",
  men: "man",
  women: "woman",
  feet: "foot",
  teeth: "tooth",
  children: "child",
  people: "person",
  oxen: "ox",
  cacti: "cactus",
  octopi: "octopus",
  fungi: "fungus",
  calves: "calf",
  elves: "elf",
  dwarves: "dwarf",
  thieves: "thief",
  loaves: "loaf",
  scarves: "scarf",
  shelves: "shelf",
  policemen: "policeman",
  firemen: "fireman",
  fishermen: "fisherman",
  snowmen: "snowman",
  cowboys: "cowboy",
  buses: "bus",
  witches: "witch",
  heroes: "hero",
  superheroes: "superhero",
  potatoes: "potato",
  tomatoes: "tomato",
  mosquitoes: "mosquito",
  buffaloes: "buffalo",
  dominoes: "domino",
  spacemen: "spaceman",
  mermen: "merman",
  mangoes: "mango",
  wives: "wife",
  hooves: "hoof",
};

/** Forms in which a word may be listed in the lexicon: itself, then its possible singulars. */
export function singularForms(word: string): string[] {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return [word, irregular];
  const bare = word.replace(/['’]s?$/, "");
  const forms = [word, bare];
  if (/ies$/.test(bare)) forms.push(`${bare.slice(0, -3)}y`, bare.slice(0, -1));
  else if (/(s|x|z|ch|sh)es$/.test(bare)) forms.push(bare.slice(0, -2), bare.slice(0, -1));
  else if (/.[^su]s$/.test(bare)) forms.push(bare.slice(0, -1));
  return [...new Set(forms)];
}

/** Returns true for a word that can only be plural. */
export function isPlural(word: string): boolean {
  return IRREGULAR[word] !== undefined
    ? !word.endsWith("boys") || word === "cowboys"
    : /[^sui]s$/.test(word);
}
