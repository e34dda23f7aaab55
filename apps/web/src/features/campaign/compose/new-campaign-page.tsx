import type { Campaign } from "@kinora/contracts/campaign/campaign";
import { t } from "@lingui/core/macro";
import { Repeat } from "lucide-react";
import { useState } from "react";
import { useListConnectionsQuery } from "../../../entities/connection/list-connections-api.ts";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { forgetPress, keyOfPress } from "../../../store/press-key.ts";
import { Problem } from "../../../store/problem.tsx";
import { QueryError } from "../../../store/query-error.tsx";
import { useAppSelector } from "../../../store/store.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useCreateCampaignMutation } from "../campaign-api.ts";
import { CampaignBar } from "./campaign-bar.tsx";
import { emptyDraft } from "./campaign-draft.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { useCampaignDraft } from "./use-campaign-draft.ts";

const OF = "campaign new";

/** Starts a campaign. */
export function NewCampaignPage({
  onStarted,
}: {
  readonly onStarted: (campaign: Campaign) => void;
}) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [begin] = useState(emptyDraft);
  const kept = useCampaignDraft(OF, begin);
  const connecting = useListConnectionsQuery();
  const choosing = useGetStoryOptionsQuery();
  const [create, { isLoading, error }] = useCreateCampaignMutation();
  const { data: connections } = connecting;
  const { data: options } = choosing;
  const failed = (!connections && connecting.error) || (!options && choosing.error);
  if (failed)
    return (
      <QueryError
        error={failed}
        onRetry={() => {
          void connecting.refetch();
          void choosing.refetch();
        }}
      />
    );
  if (!connections || !options) return <Skeleton className="h-96 w-full rounded-panel" />;
  return (
    <CampaignForm {...{ kept, options, connections, error }}>
      {({ gaps, settings, targets }) => (
        <>
          {error && <Problem error={error} />}
          <CampaignBar
            {...{ gaps, targets }}
            ready={t`Nothing is missing. The first stories are started right away; nothing is posted that you haven't approved.`}
            button={t`Start the campaign`}
            icon={<Repeat size={18} />}
            busy={isLoading && t`Starting`}
            disabled={settings === null}
            onPress={() => {
              if (settings === null) return;
              const pressed = { of: `pressed ${OF}`, uid };
              void create({ settings, key: keyOfPress(pressed, settings) })
                .unwrap()
                .then(
                  (campaign) => {
                    forgetPress(pressed);
                    kept.forget();
                    onStarted(campaign);
                  },
                  // Shown above.
                  () => undefined,
                );
            }}
          />
        </>
      )}
    </CampaignForm>
  );
}
