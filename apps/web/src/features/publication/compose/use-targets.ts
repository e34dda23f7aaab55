import type { Connections } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { shallowEqual } from "react-redux";
import { platformName } from "../../../entities/connection/platform-name.ts";
import { type CheckedTarget, checkTarget } from "../../../entities/post/draft/complete.ts";
import type { PostDraft } from "../../../entities/post/draft/draft.ts";
import { useAppSelector } from "../../../store/store.ts";
import { publicationApi } from "../publication-api.ts";

/** A chosen account. */
export interface ChosenTarget {
  readonly connectionId: string;
  /** The platform, as it is on the button. */
  readonly place: string;
  /** The platform and the account. */
  readonly title: string;
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
  const named = Object.keys(draft).flatMap((id) => nameOf(id, { connections, hasFeed }) || []);
  const previews = useAppSelector(
    (state) =>
      named.map(({ connectionId }) => {
        const kind = draft[connectionId]?.kind ?? null;
        const ask = { workId, connectionId, kind };
        return publicationApi.endpoints.previewPost.select(ask)(state).data ?? null;
      }),
    shallowEqual,
  );
  return named.flatMap((target, at) => {
    const own = draft[target.connectionId];
    return own ? [{ ...target, checked: checkTarget(previews[at] ?? null, own) }] : [];
  });
}

function nameOf(connectionId: string, { connections, hasFeed }: Choice) {
  const kinora = platformName("kinora", false);
  if (connectionId === "kinora")
    return hasFeed && { connectionId, place: kinora, title: t`The feed of ${kinora}` };
  const account = connections?.items.find(({ id }) => id === connectionId);
  if (!account || account.state === "needs_reauth" || account.state === "revoked") return null;
  const ofPlatform = connections?.platforms.find((one) => one.platform === account.platform);
  const place = platformName(account.platform, ofPlatform?.simulated ?? false);
  return { connectionId, place, title: `${place} · ${account.name}` };
}
