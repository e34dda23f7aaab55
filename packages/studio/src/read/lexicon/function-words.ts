/** Function words that guide the reading of a prompt and are not drawn. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  "a an the my your his her its our their this that these those another every each".split(" "),
);
export const NEGATIONS: ReadonlySet<string> = new Set(["no", "without", "not", "never", "minus"]);
export const POSSESSIVES: ReadonlySet<string> = new Set(["her", "his", "its", "their"]);
/** Words for the young of an animal just named. */
export const YOUNG: ReadonlySet<string> = new Set(
  "cub,baby,pup,kid,calf,foal,young,little one".split(","),
);
export const PARENTS: ReadonlySet<string> = new Set("mother father mom mum dad parent".split(" "));
/** Collective nouns that follow what they count: "an elephant family". */
export const HERDS: ReadonlySet<string> = new Set(
  "family herd flock pack couple pair trio band".split(" "),
);
/** Words for several people when it is not said who they are ("a family having a picnic"). */
export const COMPANIES: ReadonlySet<string> = new Set("family couple crowd team gang".split(" "));
/** Counts a user would check; "many" and "a herd" are met by any number. */
export const EXACT_COUNTS: ReadonlySet<string> = new Set(
  "two three four five six seven eight nine ten eleven twelve twenty dozen hundred hundreds thousand thousands million".split(
    " ",
  ),
);
