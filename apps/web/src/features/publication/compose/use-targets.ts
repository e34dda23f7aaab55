import type { Connections } from "@kinora/contracts/connection/connection";
import { shallowEqual } from "react-redux";
import { type CheckedTarget, checkTarget } from "../../../entities/post/draft/complete.ts";
import type { PostDraft } from "../../../entities/post/draft/draft.ts";
import { type TargetName, targetName } from "../../../entities/post/target-name.ts";
import { useAppSelector } from "../../../store/store.ts";
import { askOf, publicationApi } from "../publication-api.ts";

/** A chosen account. */
export interface ChosenTarget extends TargetName {
  readonly checked: CheckedTarget;
}

/** What can be chosen. */
interface Choice {
  readonly connections: Connections | undefined;
  readonly hasFeed: boolean;
}

/**
 * Returns the chosen accounts that can be published to, with what is missing for each; what applies
 * there is asked for by their cards.
 */
export function useTargets(
  workId: string,
  draft: PostDraft,
  { connections, hasFeed }: Choice,
): readonly ChosenTarget[] {
  const named = Object.keys(draft)
    .filter((id) => id !== "kinora" || hasFeed)
    .flatMap((id) => targetName(id, connections) ?? []);
  const previews = useAppSelector(
    (state) =>
      named.map(({ connectionId }) => {
        const ask = askOf(workId, connectionId, draft[connectionId]);
        return publicationApi.endpoints.previewPost.select(ask)(state).data ?? null;
      }),
    shallowEqual,
  );
  return named.flatMap((target, at) => {
    const own = draft[target.connectionId];
    return own ? [{ ...target, checked: checkTarget(previews[at] ?? null, own) }] : [];
  });
}
