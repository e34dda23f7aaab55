import type { AccessToken } from "@kinora/contracts/account/access-token";
import { plural, t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { shortDayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useListAccessTokensQuery, useRevokeAccessTokenMutation } from "./credential-api.ts";
import { NewToken } from "./new-token.tsx";
import { scopeWords } from "./scope-words.ts";

/** Access tokens for scripts: what they may do and spend, and when they were last used. */
export function TokensSettings() {
  const { data, error, refetch } = useListAccessTokensQuery();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48 w-full rounded-panel" />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-14 text-text-2">
        {t`A token lets a script act for you through the API. Give it no more than it needs, and treat it like a password.`}{" "}
        <a href="/api/openapi.json" className="underline underline-offset-4">
          {t`What the API can do`}
        </a>
      </p>
      <NewToken />
      {data.items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.items.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ token }: { readonly token: AccessToken }) {
  const { id, name, scopes, expired, expiresAt, lastUsedAt } = token;
  const [asks, setAsks] = useState(false);
  const [revoke, { isLoading }] = useRevokeAccessTokenMutation();
  const { say, saySorry } = useSay();
  const words = scopeWords();
  const icon = <Trash2 size={18} />;
  const may = scopes.map((scope) => words[scope].label).join(", ");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-48 flex-1 text-12 text-text-2">
        <p dir="auto" className="text-14 font-medium wrap-anywhere text-text">
          {name}
        </p>
        <p>
          {may} ·{" "}
          {expired ? t`expired on ${shortDayText(expiresAt)}` : t`until ${shortDayText(expiresAt)}`}
        </p>
        <p>
          {lastUsedAt === null ? t`Never used` : t`Last used`}{" "}
          {lastUsedAt !== null && <TimeAgo moment={lastUsedAt} />}
        </p>
        <Spending token={token} />
      </div>
      <Button size="sm" busy={isLoading && t`Revoking`} onClick={() => setAsks(true)}>
        {t`Revoke`}
      </Button>
      {asks && (
        <ConfirmSheet
          words={{
            ...{ label: t`Revoke`, icon },
            confirm: t`Anything that uses ${{ name }} will be refused from its next request.`,
          }}
          onClose={() => setAsks(false)}
          onConfirm={() =>
            void revoke(id)
              .unwrap()
              .then(() => say(t`Revoked.`, "success"), saySorry)
          }
        />
      )}
    </li>
  );
}

/** The amount spent with the token, when it may spend at all. */
function Spending({ token: { scopes, day, month } }: { readonly token: AccessToken }) {
  if (!scopes.includes("create")) return null;
  return (
    <p className="tabular-nums">
      {t`Today`} {gems(day)} · {t`this month`} {gems(month)}
    </p>
  );
}

const gems = ({ spent, limit }: AccessToken["day"]) =>
  limit === null
    ? plural({ count: spent }, { one: "# gem", other: "# gems" })
    : t`${spent} of ${plural({ count: limit }, { one: "# gem", other: "# gems" })}`;
