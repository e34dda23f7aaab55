import type { Database } from "@kinora/database/client";
import type { Stores } from "@kinora/database/stores";
import { addPost } from "@kinora/testing/publication/add-post";

/** Adds posts of Ada's with figures. */
export const addPostedOn =
  (database: Database, { measures }: Pick<Stores, "measures">, now: () => Date) =>
  async (at: number): Promise<void> => {
    const own = { userId: "usr_ada", creationId: "posted", now: now() };
    const { id } = await addPost(database, { ...own, id: `post-${at}` });
    const figures = { age: "hour", views: at, likes: at, comments: null } as const;
    await measures.addMeasure(id, { ...figures, at: now() });
  };
