import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Money } from "../../entities/gem/money.tsx";
import { useAppSelector } from "../../store/store.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGetGemBalanceQuery } from "./gem-api.ts";

/** The balance in the bar, linking to the statement. */
export function BalanceLink() {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const { data } = useGetGemBalanceQuery(undefined, { skip: uid === null });
  if (!data) return <Skeleton className="h-9 w-16 rounded-full" />;
  return (
    <Link
      to="/gems"
      title={data.held > 0 ? t`${{ held: data.held }} reserved` : t`Your gems`}
      className="reach inline-flex h-9 items-center rounded-full bg-surface-2 px-3 text-14 font-semibold transition-colors hover:bg-surface-3"
    >
      <span className="sr-only">{t`Balance`} </span>
      <Money gems={data.available} />
    </Link>
  );
}
