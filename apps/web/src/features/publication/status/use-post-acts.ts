import type { Post, Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { forgetPress, keyOfPress } from "../../../store/press-key.ts";
import { useAppSelector, useAppStore } from "../../../store/store.ts";
import { useSay } from "../../../store/use-say.ts";
import { hearPost } from "../hear-post.ts";
import {
  useAnswerPublicationMutation,
  useCancelPublicationMutation,
  usePostAgainMutation,
  usePostNowMutation,
  useWithdrawPublicationMutation,
} from "../publication-api.ts";

/** What can be done about a post at one platform; each shows what came of it. */
export function usePostActs({ id }: Publication, title: string) {
  const store = useAppStore();
  const { say, saySorry } = useSay();
  const [cancel, cancelling] = useCancelPublicationMutation();
  const [postNow, posting] = usePostNowMutation();
  const [answer] = useAnswerPublicationMutation();
  const [again, repeating] = usePostAgainMutation();
  const [withdraw, withdrawing] = useWithdrawPublicationMutation();
  const uid = useAppSelector(({ auth }) => auth.uid);
  const pressed = { of: `pressed again ${id}`, uid };
  const told = (words: string) => (post: Post) => {
    hearPost(post, store);
    say(words, "success");
  };
  const busy = () => {
    if (posting.isLoading) return "now";
    if (cancelling.isLoading) return "cancel";
    if (repeating.isLoading) return "again";
    return withdrawing.isLoading ? "withdraw" : null;
  };
  return {
    busy: busy(),
    cancel: () => void cancel(id).unwrap().then(told(t`Canceled. Nothing was posted.`), saySorry),
    postNow: () => void postNow(id).unwrap().then(told(t`It is being posted.`), saySorry),
    isThere: (url: string | null) =>
      void answer({ id, is: "there", ...(url === null ? {} : { url }) })
        .unwrap()
        .then(told(t`Noted: it's published.`), saySorry),
    isNotThere: () =>
      void answer({ id, is: "not there" }).unwrap().then(told(t`It is posted again.`), saySorry),
    isLeft: () =>
      void answer({ id, is: "not there, leave it" })
        .unwrap()
        .then(told(t`Noted: it isn't published.`), saySorry),
    again: () =>
      void again({ id, key: keyOfPress(pressed, { id }) })
        .unwrap()
        .then((post) => {
          forgetPress(pressed);
          told(t`It is posted again, as a new post.`)(post);
        }, saySorry),
    withdraw: () =>
      void withdraw(id)
        .unwrap()
        .then(({ byHand, problem, post }) => {
          hearPost(post, store);
          if (byHand) say(t`Kinora can't delete posts on ${title}: delete it there.`, "warning");
          else if (problem) say(problem.sentence, "danger");
          else say(t`Taken down on ${title}.`, "success");
        }, saySorry),
  };
}

export type PostActs = ReturnType<typeof usePostActs>;
