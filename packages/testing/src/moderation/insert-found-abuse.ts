import type { Database } from "@kinora/database/client";
import { insertCreation } from "../creation/insert-creation.ts";

/** A work of Bruno's with this main file, which the owner has found to be child abuse. */
export async function insertFoundAbuse(
  database: Database,
  { hash, at }: { readonly hash: string; readonly at: Date },
): Promise<void> {
  const creation_id = `found-${hash}`;
  await insertCreation(database, { id: creation_id, user_id: "usr_bruno", moderator_hidden: true });
  await database
    .insertInto("creation_media")
    .values({ creation_id, role: "main", label: "", mime_type: "image/webp", bytes: 3, hash })
    .execute();
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id, actor_id: "usr_olivia", role: "owner", action: "hide", at },
      ...{ rule: "child_abuse", before: "{}", after: "{}" },
    })
    .execute();
}
