import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { useListDifferencesQuery } from "./payment-api.ts";

/** Tells an owner, on every staff page, that books differ and nobody has taken note. */
export function BooksAlarm() {
  const { data } = useListDifferencesQuery();
  const open = data?.items.filter(({ acknowledgedAt }) => acknowledgedAt === null).length ?? 0;
  if (open === 0) return null;
  return (
    <p role="alert" className="mx-auto flex w-full max-w-6xl items-center gap-2 px-4 pt-4 text-14">
      <TriangleAlert size={18} aria-hidden="true" className="shrink-0 text-danger" />
      <span>
        {plural(open, {
          one: "The books differ in # place",
          other: "The books differ in # places",
        })}
        .{" "}
        <Link to="/admin/payments" className="underline underline-offset-4">
          {t`Look at it`}
        </Link>
      </span>
    </p>
  );
}
