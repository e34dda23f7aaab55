import { postgresCommentCaseReader } from "@kinora/database/moderation/postgres-comment-case-reader";
import type { CommentStore } from "@kinora/domain/comment/comment-store";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountCommentCaseRoutes } from "./comment-case-routes.ts";
import { mountCommentRoutes } from "./comment-routes.ts";
import { mountCommentStream } from "./comment-stream.ts";

export function commentModule(parts: ApiComposition): ApiModule {
  const { environment, database, signIn, stores, transact, newId, digest, now } = parts;
  const { creations } = stores;
  // Where all accounts are demo accounts, they are as old as the demo.
  const agesCount = environment.limited && signIn.simulated.length === 0;
  const grown = (comments: CommentStore): CommentStore => ({
    ...comments,
    commenter: async (userId) => ({ ...(await comments.commenter(userId)), joinedAt: new Date(0) }),
  });
  const aged = agesCount ? (comments: CommentStore) => comments : grown;
  return {
    mount(server) {
      mountCommentRoutes(server, {
        ...{ creations, newId, digest, now, comments: aged(stores.comments) },
        transact: (work) => transact((own) => work({ ...own, comments: aged(own.comments) })),
      });
      mountCommentCaseRoutes(server, {
        ...{ now, newId, transact, commentDecisions: stores.commentDecisions },
        commentCases: postgresCommentCaseReader(database),
      });
    },
    mountWatched: (server, watchers) =>
      mountCommentStream(server, { comments: stores.comments, creations, now, watchers }),
  };
}
