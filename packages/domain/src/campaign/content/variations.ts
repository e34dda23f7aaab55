/** What makes one story of a brief another than the last: each idea takes one of each. */
export const GOALS = [
  ...["return a lost letter to", "bring a blanket to", "carry a cake to", "give a drum to"],
  ...["build a kite with", "plant a tree with", "paint a boat with", "find a treasure with"],
  ...["find a lost key for", "light a lantern for", "cook a soup for", "hide a present for"],
  ...["win a race against", "make friends with", "learn a song from", "borrow a book from"],
  ...["follow a map with", "cross a bridge with", "watch the stars with", "open an old door with"],
  ...["write a letter to", "mend a clock for", "pick flowers for", "take a picture of"],
] as const;

export const COMPANIONS = [
  ...["a careful old owl", "a boastful crow", "a shy hedgehog", "a baker", "a lost child"],
  ...["a lighthouse keeper", "a curious robot", "a retired sailor", "a stray dog", "a clever cat"],
  ...["a gardener", "a traveling musician", "a clockmaker", "a grandmother", "a young inventor"],
] as const;

/** Sentences of their own: the writer takes hour, season and weather from them. */
export const TIMES = [
  ...["It is a foggy morning.", "It is night.", "It is snowing.", "It is raining."],
  ...["It is a hot day in summer.", "It is a windy day in autumn.", "It is early in spring."],
  ...["It is evening.", "The sun is rising.", "It is a winter night."],
] as const;
