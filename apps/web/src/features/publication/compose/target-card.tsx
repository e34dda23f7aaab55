import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { usePlatformName } from "../../../entities/connection/use-platform-name.ts";
import type { TargetDraft } from "../../../entities/post/draft/draft.ts";
import type { FieldsProps } from "../../../entities/post/fields/field-props.ts";
import { TargetFields, UnfitTarget } from "../../../entities/post/fields/target-fields.tsx";
import { QueryError } from "../../../store/query-error.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PlatformPreview } from "../preview/platform-preview.tsx";
import { askOf, usePreviewPostQuery } from "../publication-api.ts";

export interface TargetCardProps {
  readonly work: Creation;
  readonly connectionId: string;
  /** The platform and the account. */
  readonly title: string;
  readonly draft: TargetDraft;
  readonly onChange: (change: Partial<TargetDraft>) => void;
  readonly refused: FieldsProps["refused"];
  /** Takes the account out of the choice. */
  readonly onLeave: () => void;
}

/** What is asked for at one account, beside how the work looks there. */
export function TargetCard({
  work,
  connectionId,
  title,
  draft,
  onChange,
  refused,
  onLeave,
}: TargetCardProps) {
  const platformName = usePlatformName();
  // While another kind is looked up, the fields of the last one stay.
  const {
    data: preview,
    error,
    refetch,
  } = usePreviewPostQuery(askOf(work.id, connectionId, draft));
  const feedNote = t`It is shown in the feed with its title and prompt, to everyone.`;
  return (
    <section aria-label={title} className="rounded-panel bg-surface-1 p-4 md:p-5">
      <h2 className="mb-4 text-16 font-medium wrap-anywhere">{title}</h2>
      {error && !preview && <QueryError error={error} onRetry={refetch} />}
      {!error && !preview && <Skeleton className="h-72 w-full" />}
      {preview?.kind === null && (
        <UnfitTarget {...{ connectionId, onLeave }} words={unfitWords(work.kind)} />
      )}
      {preview && preview.kind !== null && (
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
          <TargetFields
            {...{ preview, draft, onChange, refused, feedNote }}
            onRetry={() => void refetch()}
          />
          <PlatformPreview {...{ work, preview, draft }} title={platformName(preview.platform)} />
        </div>
      )}
    </section>
  );
}

function unfitWords(kind: Creation["kind"]): string {
  if (kind === "image") return t`Pictures can't be published there, only films.`;
  if (kind === "music") return t`Music alone can't be published there: make a film with it.`;
  return t`This work can't be published there.`;
}
