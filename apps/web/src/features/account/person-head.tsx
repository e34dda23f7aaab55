import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../entities/person/avatar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useMe } from "./use-me.ts";

/** The user's name and picture at the top of their library. */
export function PersonHead({ aside }: { readonly aside: ReactNode }) {
  const me = useMe();
  return (
    <header className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 py-3">
      {me ? (
        <Avatar name={me.displayName} url={me.avatarUrl} size={56} />
      ) : (
        <Skeleton className="size-14 rounded-full" />
      )}
      <div className="min-w-0 flex-1">
        <h1 dir="auto" className="page-title line-clamp-2">
          {me?.displayName ?? t`Library`}
        </h1>
        {me && <p className="truncate text-text-2">@{me.handle}</p>}
      </div>
      <Link
        to="/settings"
        aria-label={t`Settings`}
        title={t`Settings`}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
      >
        <Settings2 size={20} />
      </Link>
      {aside}
    </header>
  );
}
