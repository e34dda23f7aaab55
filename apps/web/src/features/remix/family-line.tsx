import type { Ancestor } from "@kinora/contracts/remix/remix";
import { t } from "@lingui/core/macro";
import { CornerDownRight } from "lucide-react";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { rich } from "../../text/rich.tsx";

/** What a work was made from, from the first work to the one it remixes. */
export function FamilyLine({
  ancestors,
  earlier,
}: {
  readonly ancestors: readonly Ancestor[];
  readonly earlier: boolean;
}) {
  return (
    <ol
      aria-label={t`What it was remixed from`}
      className="flex flex-col gap-2 text-14 text-text-2"
    >
      {earlier && <li>{t`Earlier works are not listed.`}</li>}
      {ancestors.map((ancestor, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and works that are gone have no id
          key={index}
          className="flex min-w-0 items-baseline gap-2"
        >
          {(index > 0 || earlier) && (
            <CornerDownRight size={14} aria-hidden="true" className="shrink-0 self-center" />
          )}
          <OneAncestor ancestor={ancestor} isParent={index === ancestors.length - 1} />
        </li>
      ))}
    </ol>
  );
}

function OneAncestor({
  ancestor,
  isParent,
}: {
  readonly ancestor: Ancestor;
  readonly isParent: boolean;
}) {
  if (ancestor.state === "gone")
    return (
      <span>
        {isParent
          ? t`Remixed from a work that is no longer public`
          : t`A work that is no longer public`}
      </span>
    );
  const { id, title, author } = ancestor;
  const links = {
    work: () => (
      <ItemLink id={id} className="font-medium text-text underline underline-offset-4">
        <bdi className="line-clamp-1 inline wrap-anywhere">{short(title)}</bdi>
      </ItemLink>
    ),
    author: () => (
      <AuthorLink author={author} className="whitespace-nowrap underline underline-offset-4">
        @{author.handle}
      </AuthorLink>
    ),
  };
  return (
    <span className="min-w-0">
      {isParent
        ? rich(t`Remixed from <work/> by <author/>`, links)
        : rich(t`<work/> by <author/>`, links)}
    </span>
  );
}

const SHOWN = 60;

function short(title: string): string {
  const letters = Array.from(title);
  return letters.length <= SHOWN
    ? title
    : `${letters
        .slice(0, SHOWN - 1)
        .join("")
        .trimEnd()}…`;
}
