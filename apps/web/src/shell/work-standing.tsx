import type { Creation } from "@kinora/contracts/creation/creation";
import { lazy, Suspense } from "react";
import { ChangeWords } from "../features/creation/change-words.tsx";
import { TellWhenDone } from "../features/notification/tell-when-done.tsx";

const RestrictionNote = lazy(() =>
  import("../features/moderation/restriction-note.tsx").then((m) => ({
    default: m.RestrictionNote,
  })),
);

/** Notices on the page of a work for its owner only. */
export function WorkStanding({ creation }: { readonly creation: Creation }) {
  const { id, moderatorHidden, status, failure } = creation;
  if (status === "processing") return <TellWhenDone />;
  if (status === "failed" && failure?.reason === "policy") return <ChangeWords work={creation} />;
  if (!moderatorHidden && status !== "rejected") return null;
  return (
    <Suspense fallback={null}>
      <RestrictionNote id={id} mayAppeal={status !== "review" && status !== "deleted"} />
    </Suspense>
  );
}
