/** Returns the title of a work: the name its owner gave it, otherwise its prompt. */
export function titleOf({
  title,
  prompt,
}: {
  readonly title: string | null;
  readonly prompt: string;
}): string {
  return title ?? prompt;
}
