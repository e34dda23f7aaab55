import type { NewPostInput, Post } from "@kinora/contracts/publication/post";
import { forgetPress, keyOfPress } from "../../../store/press-key.ts";
import { useAppSelector } from "../../../store/store.ts";
import { useCreatePostMutation } from "../publication-api.ts";

/**
 * Publishes a work. The same press again uses the same idempotency key, after a reload too, until
 * the server has taken it; changed targets are another press.
 */
export function usePublish(workId: string, onPublished: (post: Post) => void) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [create, { isLoading, error }] = useCreatePostMutation();
  const publish = (order: NewPostInput) => {
    const pressed = { of: `pressed post ${workId}`, uid };
    void create({ ...order, key: keyOfPress(pressed, order) })
      .unwrap()
      .then(
        (post) => {
          forgetPress(pressed);
          onPublished(post);
        },
        // Shown by the page.
        () => undefined,
      );
  };
  return { publish, busy: isLoading, error };
}
