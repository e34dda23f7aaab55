import type { SimulatedPost } from "./simulated-post.ts";

/** Figures of a simulated post, which grow with every hour that it is there. */
export function figuresOf(
  { at, comments = [] }: Pick<SimulatedPost, "at" | "comments">,
  now: Date,
) {
  const hours = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 3_600_000));
  const others = 3 + Math.floor(hours / 4);
  return { views: 42 + 12 * hours, likes: 7 + 2 * hours, comments: others + comments.length };
}
