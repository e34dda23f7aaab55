import type { Creation } from "@kinora/contracts/creation/creation";
import { RestrictionNote } from "../features/moderation/restriction-note.tsx";
import { TellWhenDone } from "../features/notification/tell-when-done.tsx";

/** What stands on the page of a work for its owner alone. */
export function WorkStanding({ creation }: { readonly creation: Creation }) {
  const { id, moderatorHidden, status } = creation;
  if (status === "processing") return <TellWhenDone />;
  return moderatorHidden || status === "rejected" ? (
    <RestrictionNote id={id} mayAppeal={status !== "review" && status !== "deleted"} />
  ) : null;
}
