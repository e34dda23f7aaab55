import type { Connections } from "@kinora/contracts/connection/connection";
import { t } from "@lingui/core/macro";
import { ChooseTargets } from "../../../entities/post/choose-targets.tsx";
import type { PostDraft, TargetDraft } from "../../../entities/post/draft/draft.ts";
import { TargetFields, UnfitTarget } from "../../../entities/post/fields/target-fields.tsx";
import { QueryError } from "../../../store/query-error.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type TargetAsk, usePreviewCampaignTargetQuery } from "../campaign-api.ts";
import { campaignPlaceOf } from "./gap-words.ts";
import type { CampaignTarget } from "./use-campaign-targets.ts";

/** As postStory fills them in. */
const [TITLE, DESCRIPTION] = ["{title}", "{description}"];

export interface WhereSectionProps {
  readonly connections: Connections;
  readonly film: TargetAsk["film"];
  readonly draft: PostDraft;
  readonly targets: readonly CampaignTarget[];
  readonly error: unknown;
  readonly onChoose: (connectionId: string, chosen: boolean) => void;
  readonly onChange: (connectionId: string, some: Partial<TargetDraft>) => void;
}

/** Where its stories are posted, and what each platform asks for. */
export function WhereSection(props: WhereSectionProps) {
  const { connections, film, draft, targets, error, onChoose, onChange } = props;
  return (
    <div id={campaignPlaceOf("targets")} className="flex flex-col gap-5">
      <ChooseTargets
        connections={connections}
        chosen={targets.map(({ connectionId }) => connectionId)}
        onChoose={onChoose}
        notInFeed={null}
      />
      {targets.length > 0 && (
        <p className="text-14 text-text-2">
          {t`In titles and captions, ${TITLE} becomes the title of each story, and ${DESCRIPTION} its description.`}
        </p>
      )}
      {targets.map(({ connectionId, title }, at) => {
        const own = draft[connectionId];
        return (
          own && (
            <TargetCard
              key={connectionId}
              ask={{ film, connectionId, kind: own.kind, fit: own.fit }}
              title={title}
              draft={own}
              refused={(field) => ({ error, field: `targets.${at}.fields.${field}` })}
              onChange={(some) => onChange(connectionId, some)}
              onLeave={() => onChoose(connectionId, false)}
            />
          )
        );
      })}
    </div>
  );
}

interface TargetCardProps {
  readonly ask: TargetAsk;
  readonly title: string;
  readonly draft: TargetDraft;
  readonly refused: (field: string) => { readonly error: unknown; readonly field: string };
  readonly onChange: (some: Partial<TargetDraft>) => void;
  readonly onLeave: () => void;
}

function TargetCard({ ask, title, draft, refused, onChange, onLeave }: TargetCardProps) {
  const { data: preview, error, refetch } = usePreviewCampaignTargetQuery(ask);
  const { connectionId } = ask;
  return (
    <section aria-label={title} className="rounded-panel bg-surface-1 p-4 md:p-5">
      <h3 className="mb-4 text-16 font-medium wrap-anywhere">{title}</h3>
      {error && !preview && <QueryError error={error} onRetry={refetch} />}
      {!error && !preview && <Skeleton className="h-40 w-full" />}
      {preview?.kind === null && (
        <UnfitTarget {...{ connectionId, onLeave }} words={t`Films can't be published there.`} />
      )}
      {preview && preview.kind !== null && (
        <div className="flex max-w-2xl flex-col gap-5">
          <TargetFields
            {...{ preview, draft, onChange, refused }}
            hasCover={false}
            feedNote={t`Each story is shown in the feed at its time, to everyone. From your approval on, whoever has its link can watch it.`}
            onRetry={() => void refetch()}
          />
          {preview.platform === "tiktok" && preview.kind === "video" && (
            <p className="text-12 text-text-2">
              {t`TikTok asks for your consent to each post: a story that you haven't looked at is only sent to your drafts there.`}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
