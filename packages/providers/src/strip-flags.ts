const DASH = "[\\p{Pd}\\u2212]";
/**
 * Words in a prompt that Seedance would interpret as settings, with their values. The recipe that
 * was priced decides these, not the prompt.
 */
const FLAG = new RegExp(
  `(?:^|\\s)--(?:ratio|rt|resolution|rs|duration|dur|framespersecond|fps|seed|camerafixed|cf|watermark|wm)(?![\\p{L}\\p{N}_-])(?:[\\s=]+(?!${DASH}{2})\\S+)?`,
  "giu",
);
/** Dashes that would begin a flag, even one that is not known here. */
const BEGINNING = new RegExp(`${DASH}(?:\\p{Cf}*${DASH})+\\p{Cf}*(?=\\p{L})`, "gu");

/** Removes flags until none is left, since what surrounds one may form another without it. */
export function stripFlags(prompt: string): string {
  for (let text = prompt; ; ) {
    const stripped = text.replace(FLAG, "").replace(BEGINNING, " ");
    if (stripped === text) return text.trim();
    text = stripped;
  }
}
