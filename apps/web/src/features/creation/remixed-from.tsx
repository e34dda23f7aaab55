import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { rich } from "../../text/rich.tsx";

/** Credits the work that another was made from. */
export function RemixedFrom({
  parent: { id, author },
}: {
  readonly parent: NonNullable<Creation["parent"]>;
}) {
  return (
    <p className="text-14 text-text-2">
      {rich(t`Remixed from <work>a work</work> by <author/>`, {
        work: (words) => (
          <ItemLink id={id} className="text-text underline underline-offset-4">
            {words}
          </ItemLink>
        ),
        author: () => (
          <AuthorLink author={author} className="text-text underline underline-offset-4">
            @{author.handle}
          </AuthorLink>
        ),
      })}
    </p>
  );
}
