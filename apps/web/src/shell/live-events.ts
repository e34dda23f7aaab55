import type { ServerEvent } from "@kinora/contracts/event/event";
import { accountApi } from "../features/account/account-api.ts";
import { fetchCreation } from "../features/creation/fetch-creation.ts";
import { gemApi, STATEMENT } from "../features/gem/gem-api.ts";
import { notificationApi } from "../features/notification/notification-api.ts";
import { api } from "../store/api.ts";
import { authCleared } from "../store/auth-slice.ts";
import { creationChanged, creationStarted } from "../store/creation-changed.ts";
import { followEvents } from "../store/live/event-stream.ts";
import type { Store } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";
import { announce } from "../ui/live-region.tsx";
import { renewToken } from "./keep-session.ts";
import { isNewest } from "./patch-caches.ts";

/** Follows the server's events while somebody is signed in and feeds them into the caches. */
export function startLiveEvents(store: Store): () => void {
  return followEvents({
    token: () => store.getState().auth.token,
    onUnauthorised: () => renewToken(store),
    onOpen: (again) => {
      if (again)
        store.dispatch(
          api.util.invalidateTags([
            "Creation",
            "Library",
            "Gems",
            "Me",
            "Notification",
            "Upload",
            "Story",
            "Stories",
          ]),
        );
    },
    onEvent: (event) => applyEvent(store, event),
  });
}

/** One event of the server, into every cache that shows what it is about. */
export function applyEvent(store: Pick<Store, "dispatch" | "getState">, event: ServerEvent): void {
  const { dispatch } = store;
  switch (event.type) {
    case "progress": {
      const { creationId: id, status, progress } = event;
      dispatch(creationChanged({ id, change: { status, progress } }));
      // What waits has just been ordered, perhaps in another window.
      if (status === "processing" && progress?.stage !== "queued") return;
      // The result, its media and its notices are on the item itself.
      void fetchCreation(dispatch, id).then((creation) => {
        if (!creation) return;
        const isNew = isNewest(store.getState(), creation);
        dispatch(isNew ? creationStarted(creation) : creationChanged({ id, change: creation }));
      });
      return;
    }
    case "balance":
      dispatch(
        gemApi.util.updateQueryData("getGemBalance", undefined, (balance) => {
          Object.assign(balance, event.balance);
        }),
      );
      dispatch(
        accountApi.util.updateQueryData("getMe", undefined, (me) => {
          me.gems = event.balance;
        }),
      );
      // A price on the screen says what would be left of the balance; a statement gets its new row.
      dispatch(api.util.invalidateTags(["Quote", STATEMENT]));
      return;
    case "notification":
      announce(event.notification.title);
      dispatch(
        accountApi.util.updateQueryData("getMe", undefined, (me) => {
          me.unread = event.unread;
        }),
      );
      dispatch(
        notificationApi.util.updateQueryData("listNotifications", undefined, ({ pages }) => {
          const first = pages[0];
          if (!first) return;
          first.unread = event.unread;
          first.items = [
            event.notification,
            ...first.items.filter(({ id }) => id !== event.notification.id),
          ];
        }),
      );
      return;
    case "upload":
      // Facts and pictures of the file are on the upload itself; only who shows it asks.
      dispatch(api.util.invalidateTags([{ type: "Upload", id: event.uploadId }]));
      return;
    case "story":
      // The board and what stands of it are asked for anew; only who shows them asks.
      dispatch(api.util.invalidateTags([{ type: "Story", id: event.storyId }, "Stories"]));
      return;
    case "session":
      dispatch(authCleared());
      dispatch(
        loginAsked({
          continueUrl: "/",
          message: "Your session was ended. Sign in again; your draft is saved.",
          page: event.state === "disabled" ? "disabled" : "login",
          ended: true,
        }),
      );
  }
}
