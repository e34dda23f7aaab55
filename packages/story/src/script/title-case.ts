const SMALL = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|with|is|it)$/;
/** Applies title case: "The Day of the Fox". */
export const titleCase = (text: string) =>
  text
    .split(" ")
    .map((word, index, all) =>
      index > 0 && !all[index - 1]?.endsWith(":") && SMALL.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
