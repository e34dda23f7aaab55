const IRREGULAR: Readonly<Record<string, string>> = {
  child: "children",
  goose: "geese",
  mouse: "mice",
  ox: "oxen",
  wolf: "wolves",
  calf: "calves",
  elf: "elves",
  thief: "thieves",
  knife: "knives",
  tooth: "teeth",
  foot: "feet",
  dice: "dice",
  sheep: "sheep",
  deer: "deer",
  moose: "moose",
  salmon: "salmon",
  trout: "trout",
  cod: "cod",
  tuna: "tuna",
  carp: "carp",
  squid: "squid",
  swordfish: "swordfish",
  fish: "fish",
  bison: "bison",
  scissors: "scissors",
  headphones: "headphones",
  binoculars: "binoculars",
  ninja: "ninja",
  samurai: "samurai",
  broccoli: "broccoli",
  bread: "bread",
  corn: "corn",
  cheese: "cheese",
};

/** Nouns that have no singular with an article. */
const MASS =
  /^(broccoli|bread|corn|cheese|lavender|scissors|headphones|binoculars|dice|coffee|tea|milk|lemonade)$/;

export function plural(noun: string): string {
  const known = IRREGULAR[noun];
  if (known !== undefined) return known;
  if (/(?:woman|man)$/.test(noun)) return noun.replace(/man$/, "men");
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, "ies");
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/(?:tomato|potato|buffalo)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

/** Adds an article: "an owl", "a red owl", "some bread". */
export function withArticle(words: string): string {
  if (MASS.test(words.split(" ").at(-1) ?? "")) return `some ${words}`;
  const silent = /^(?:hour|heir|honest)/.test(words);
  const spoken = /^(?:u[bnrst][aeiou]|uk|eu|one)/.test(words);
  return `${silent || (/^[aeiou]/.test(words) && !spoken) ? "an" : "a"} ${words}`;
}
