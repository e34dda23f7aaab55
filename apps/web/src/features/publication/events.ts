import type { EventHandlers } from "../../store/live/event-handlers.ts";

/** Loaded with the first event: most people never post. */
export const publicationEvents: EventHandlers = {
  hear: {
    post: ({ post }, store) =>
      void import("./hear-post.ts").then(
        ({ hearPost }) => hearPost(post, store),
        () => undefined,
      ),
  },
  missed: ["Post"],
};
