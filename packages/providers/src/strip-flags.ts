/** Words that Seedance takes for settings when they stand in a prompt: whoever pays decides these, not the prompt. */
const FLAG =
  /(?:^|\s)--(?:ratio|rt|resolution|rs|duration|dur|framespersecond|fps|seed|camerafixed|cf|watermark|wm)(?:[\s=]+\S+)?/gi;

export function stripFlags(prompt: string): string {
  return prompt.replace(FLAG, "").trim();
}
