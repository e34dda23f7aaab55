import { useCallback } from "react";
import { offerWithToast, type ToastAction } from "../ui/toast-action.ts";
import { errorSentence } from "./error-sentence.ts";
import { useAppDispatch } from "./store.ts";
import { type ToastType, toast } from "./ui-slice.ts";

/** Shows a message as a toast; `saySorry` describes an error. */
export function useSay() {
  const dispatch = useAppDispatch();
  const say = useCallback(
    (text: string, type: ToastType = "default", action: ToastAction | null = null) => {
      offerWithToast(text, action);
      dispatch(toast(text, type));
    },
    [dispatch],
  );
  const saySorry = useCallback(
    (error: unknown) => {
      const { title, advice } = errorSentence(error);
      dispatch(toast(`${title}. ${advice}`, "danger"));
    },
    [dispatch],
  );
  return { say, saySorry };
}
