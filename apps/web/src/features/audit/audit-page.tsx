import { AUDIT_ACTIONS, type AuditAction } from "@kinora/contracts/audit/audit";
import { t } from "@lingui/core/macro";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { AUDIT_ACTION_WORDS, AuditLines } from "../../entities/audit/audit-lines.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OlderButton } from "../../ui/older-button.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { Picker } from "../../ui/picker.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useListAuditInfiniteQuery } from "./audit-api.ts";

/** The audit log of staff actions, newest first. */
export function AuditPage() {
  const [action, setAction] = useState<AuditAction | null>(null);
  const query = useListAuditInfiniteQuery(action ?? undefined);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Audit log · Kinora`}</title>
      <h1 className="page-title mb-2">{t`Audit log`}</h1>
      <p className="mb-6 max-w-xl text-14 text-text-2">
        {t`Everything staff did with their powers. Each line carries the hash of the one before, so none can be changed or removed unnoticed.`}
      </p>
      <Picker
        label={t`Show`}
        value={action === null ? t`Everything` : t(AUDIT_ACTION_WORDS[action])}
      >
        {(close) => (
          <OptionList<AuditAction | null>
            label={t`Show`}
            value={action}
            options={[
              { value: null, label: t`Everything` },
              ...AUDIT_ACTIONS.map((value) => ({ value, label: t(AUDIT_ACTION_WORDS[value]) })),
            ]}
            onChoose={(chosen) => {
              setAction(chosen);
              close();
            }}
          />
        )}
      </Picker>
      <div className="mt-4 max-w-3xl">
        {error && !data && <QueryError error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
        {data && entries.length === 0 && (
          <EmptyState
            icon={<ScrollText size={26} />}
            title={t`Nothing yet`}
            text={t`Decisions, roles, disabled accounts and gem corrections appear here.`}
          />
        )}
        <AuditLines entries={entries} />
      </div>
      {hasNextPage && (
        <OlderButton loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </main>
  );
}
