import type { StandingQuestion } from "@kinora/domain/publication/publishing-platform";

/** Returns those of the posts that are no other publication's. */
export async function ownOf<Post extends { readonly id: string }>(
  posts: readonly Post[],
  isAnothers: StandingQuestion["isAnothers"],
): Promise<readonly Post[]> {
  const others = await Promise.all(posts.map(({ id }) => isAnothers(id)));
  return posts.filter((_, index) => !others[index]);
}
