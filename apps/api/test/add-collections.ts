import type { Database } from "@kinora/database/client";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";

/** Public collections of ada's, each with a work of a new person. */
export function collectionsOn(database: Database, now: () => Date) {
  const add = async (at: number) => {
    const [id, painter] = [`collection${at}`, `collected${at}`];
    await insertPerson(database, painter);
    await insertCreation(database, { id: painter, user_id: painter });
    await database
      .insertInto("collection")
      .values({
        ...{ id, user_id: "usr_ada", title: id, description: "", visibility: "public" },
        ...{ created_at: now(), request_key: id, request_digest: "" },
      })
      .execute();
    await database
      .insertInto("collection_work")
      .values({ collection_id: id, creation_id: painter, added_by: "usr_ada", added_at: now() })
      .execute();
  };
  return { listCollections: { add }, listOwnCollections: { add } };
}
