import { Link, type LinkProps, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import { cx } from "./class-names.ts";
import { Picker } from "./picker.tsx";

/** Opened on phones only. */
const OptionList = lazy(() => import("./option-list.tsx").then((m) => ({ default: m.OptionList })));

export interface PageEntry {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: string;
}

export interface PageNavProps {
  /** What the pages have in common: the accessible name and the sheet's title. */
  readonly label: string;
  readonly pages: readonly PageEntry[];
  /** Layout of the links on wide windows. */
  readonly className: string;
}

/**
 * Navigation among related pages. On a phone it is one line that shows the current page and opens
 * the list, because all links would fill half the screen.
 */
export function PageNav({ label, pages, className }: PageNavProps) {
  const navigate = useNavigate();
  const here = currentOf(pages, useLocation({ select: ({ pathname }) => pathname }));
  return (
    <nav aria-label={label} className={className}>
      <div className="md:hidden">
        <Picker label={label} value={here?.label ?? label}>
          {(close) => (
            <OptionList
              label={label}
              value={here?.to ?? null}
              options={pages.map((page) => ({ value: page.to, label: page.label }))}
              onChoose={(to) => {
                close();
                void navigate({ to: `${to}` });
              }}
            />
          )}
        </Picker>
      </div>
      {pages.map((page) => (
        <Link
          key={page.to}
          to={page.to}
          activeOptions={{ exact: page !== here }}
          className={cx(
            "flex min-h-11 items-center rounded-3xl px-3 text-14 font-medium text-text-2 transition-colors hover:text-text max-md:hidden",
            "aria-[current=page]:bg-surface-2 aria-[current=page]:text-text",
          )}
        >
          {page.label}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Returns the current page or its nearest ancestor: of "/settings" and "/settings/words" the
 * longer.
 */
function currentOf(pages: readonly PageEntry[], pathname: string): PageEntry | undefined {
  return pages
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
