import type { NewPostInput, Post } from "@kinora/contracts/publication/post";
import { keepFor, keptFor } from "../../../store/kept-words.ts";
import { useAppSelector } from "../../../store/store.ts";
import { isRecord, isText } from "../../../store/stored-value.ts";
import { useCreatePostMutation } from "../publication-api.ts";

/** A press, with the key under which it is done once however often its answer is lost. */
interface Press {
  readonly body: string;
  readonly key: string;
}

const isPress = (value: unknown): value is Press =>
  isRecord(value) && isText(value.body) && isText(value.key);

/**
 * Publishes a work. The same press again uses the same idempotency key, after a reload too, until
 * the server has taken it; changed targets are another press.
 */
export function usePublish(workId: string, onPublished: (post: Post) => void) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [create, { isLoading, error }] = useCreatePostMutation();
  const publish = (order: NewPostInput) => {
    const of = `pressed post ${workId}`;
    const body = JSON.stringify(order);
    const before = keptFor(of, uid, isPress);
    const key = before?.body === body ? before.key : crypto.randomUUID();
    if (uid !== null) keepFor(of, uid, { body, key });
    void create({ ...order, key })
      .unwrap()
      .then(
        (post) => {
          if (uid !== null) keepFor(of, uid, null);
          onPublished(post);
        },
        // Shown by the page.
        () => undefined,
      );
  };
  return { publish, busy: isLoading, error };
}
