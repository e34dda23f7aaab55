/**
 * Words in a prompt that Seedance would interpret as settings. The recipe that was priced decides
 * these, not the prompt.
 */
const FLAG =
  /(?:^|\s)--(?:ratio|rt|resolution|rs|duration|dur|framespersecond|fps|seed|camerafixed|cf|watermark|wm)(?:[\s=]+\S+)?/gi;

export function stripFlags(prompt: string): string {
  return prompt.replace(FLAG, "").trim();
}
