import type { Campaign } from "@kinora/contracts/campaign/campaign";
import { plural, t } from "@lingui/core/macro";
import { Save, X } from "lucide-react";
import { useListConnectionsQuery } from "../../../entities/connection/list-connections-api.ts";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { Problem } from "../../../store/problem.tsx";
import { useAppDispatch } from "../../../store/store.ts";
import { toast } from "../../../store/ui-slice.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useChangeCampaignMutation, useRemoveCampaignRuleMutation } from "../campaign-api.ts";
import { CampaignBar } from "../compose/campaign-bar.tsx";
import { draftOfSettings } from "../compose/campaign-draft.ts";
import { CampaignForm } from "../compose/campaign-form.tsx";
import { useCampaignDraft } from "../compose/use-campaign-draft.ts";

/** Settings of a campaign that has started. */
export function CampaignSettings({ campaign }: { readonly campaign: Campaign }) {
  const { id, version, settings: before, state, rules } = campaign;
  const say = useAppDispatch();
  const kept = useCampaignDraft(`campaign ${id} ${version}`, draftOfSettings(before));
  const { data: connections } = useListConnectionsQuery();
  const { data: options } = useGetStoryOptionsQuery();
  const [change, { isLoading, error }] = useChangeCampaignMutation();
  if (!connections || !options) return <Skeleton className="h-96 w-full rounded-panel" />;
  return (
    <div className="flex max-w-4xl flex-col gap-10">
      {rules.length > 0 && <Rules campaign={campaign} />}
      <fieldset disabled={state === "ended"} className="min-w-0">
        <CampaignForm {...{ kept, options, connections, error }}>
          {({ gaps, settings, targets }) => (
            <>
              {error && <Problem error={error} />}
              {state !== "ended" && (
                <CampaignBar
                  {...{ gaps, targets }}
                  ready={t`What is filmed already stays as it is; what isn't is made by the new settings.`}
                  button={t`Save`}
                  icon={<Save size={18} />}
                  busy={isLoading && t`Saving`}
                  disabled={settings === null}
                  onPress={() => {
                    if (settings === null) return;
                    void change({ id, version, settings })
                      .unwrap()
                      .then(
                        ({ remade, kept: stay }) => {
                          kept.forget();
                          say(toast(savedWords(remade, stay), "success"));
                        },
                        // Shown above.
                        () => undefined,
                      );
                  }}
                />
              )}
            </>
          )}
        </CampaignForm>
      </fieldset>
    </div>
  );
}

function savedWords(remade: number, kept: number): string {
  const again = plural(remade, {
    0: "Saved.",
    one: "Saved. # story is made again.",
    other: "Saved. # stories are made again.",
  });
  if (kept === 0) return again;
  return `${again} ${plural(kept, {
    one: "# is filmed already and stays.",
    other: "# are filmed already and stay.",
  })}`;
}

/** What rejections taught it. */
function Rules({ campaign: { id, rules } }: { readonly campaign: Campaign }) {
  const [remove, { isLoading, error }] = useRemoveCampaignRuleMutation();
  return (
    <section aria-label={t`Rules from what you rejected`}>
      <h2 className="text-20">{t`Rules from what you rejected`}</h2>
      <p className="mt-1 text-14 text-text-2">{t`Each story that is written from now on keeps to them.`}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {rules.map(({ id: rule, text }) => (
          <li
            key={rule}
            className="flex items-center gap-2 rounded-field bg-surface-1 py-1 pr-1 pl-3.5"
          >
            <span dir="auto" className="min-w-0 flex-1 text-14 wrap-anywhere">
              {text}
            </span>
            <IconButton
              label={t`Forget this rule`}
              icon={<X size={18} />}
              disabled={isLoading}
              onClick={() => void remove({ id, rule })}
            />
          </li>
        ))}
      </ul>
      {error && <Problem error={error} />}
    </section>
  );
}
