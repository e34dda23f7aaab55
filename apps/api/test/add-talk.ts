import type { Database } from "@kinora/database/client";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";

/** Comments of new people on the work "posted" of ada's, remixes of it, and people she has blocked. */
export function talkOn(database: Database, now: () => Date) {
  const row = (id: string, userId: string, parentId: string | null) => ({
    ...{ id, creation_id: "posted", owner_id: "usr_ada", user_id: userId, parent_id: parentId },
    ...{ request_key: id, request_digest: "", text: "@ada", text_digest: "", state: "shown" },
    written_at: now(),
  });

  /** A comment of a new person, who mentions ada, with two replies. */
  const say = async (at: number, parentId: string | null) => {
    const id = `talker${at}`;
    await insertPerson(database, id);
    const replies = parentId === null ? [row(`${id} a`, id, id), row(`${id} b`, id, id)] : [];
    const rows = [row(id, id, parentId), ...replies];
    await database.insertInto("comment").values(rows).execute();
    const mention = { user_id: "usr_ada", begins: 0, ends: 4, at: now() };
    await database
      .insertInto("comment_mention")
      .values(rows.map((one) => ({ ...mention, comment_id: one.id })))
      .execute();
  };

  return {
    listComments: { add: (at: number) => say(at, null) },
    listReplies: {
      async add(at: number) {
        await database
          .insertInto("comment")
          .values(row("posted", "usr_ada", null))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await say(at, "posted");
      },
    },
    listMutes: {
      async add(at: number) {
        await insertPerson(database, `muted${at}`);
        await database
          .insertInto("mute")
          .values({ muter_id: "usr_ada", muted_id: `muted${at}`, since: now() })
          .execute();
      },
    },
    listRemixes: {
      async add(at: number) {
        const id = `mixer${at}`;
        await insertPerson(database, id);
        await insertCreation(database, { id: `mix ${at}`, user_id: id, parent_id: "posted" });
      },
    },
    listBlocks: {
      async add(at: number) {
        await insertPerson(database, `blocked${at}`);
        await database
          .insertInto("block")
          .values({ blocker_id: "usr_ada", blocked_id: `blocked${at}`, since: now() })
          .execute();
      },
    },
  };
}
