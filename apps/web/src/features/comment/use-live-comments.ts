import { call } from "@kinora/contracts/call";
import { commentEvent } from "@kinora/contracts/comment/comment-event";
import { useEffect, useEffectEvent, useState } from "react";
import { followEvents } from "../../store/live/event-stream.ts";
import { useAppStore } from "../../store/store.ts";
import { hearComment } from "./comments-api.ts";

/**
 * Follows the comments of a work while its page is visible; a hidden one leaves its connection to
 * others, because a browser opens only six to a server without HTTP/2.
 *
 * @returns how many are new, until `onMissed` has loaded them
 */
export function useLiveComments(creationId: string, onMissed: () => void) {
  const store = useAppStore();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const hear = useEffectEvent((data: string) => {
    const event = commentEvent.safeParse(JSON.parse(data));
    if (event.success && hearComment(store, event.data))
      setFresh((known) => new Set(known).add(event.data.id));
  });
  const missed = useEffectEvent(onMissed);
  useEffect(() => {
    let again = false;
    let shown: AbortController | null = null;
    const follow = () => {
      const isShown = document.visibilityState === "visible";
      if (isShown === (shown !== null)) return;
      shown?.abort();
      shown = isShown ? new AbortController() : null;
      if (shown === null) return;
      const options = {
        address: call("streamComments", { params: { id: creationId } }).url,
        token: () => store.getState().auth.token,
        onData: hear,
        onOpen: (later: boolean) => (later ? missed() : undefined),
        // The stream of the user's own events renews the token.
        onUnauthorised: async () => undefined,
      };
      void followEvents(options, shown.signal, again);
      again = true;
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      shown?.abort();
    };
  }, [creationId, store]);
  return { fresh: fresh.size, onShown: () => setFresh(new Set()) };
}
