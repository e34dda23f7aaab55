/** What a work is called: the name its owner gave it, else the words it was asked for with. */
export function titleOf({
  title,
  prompt,
}: {
  readonly title: string | null;
  readonly prompt: string;
}): string {
  return title ?? prompt;
}
