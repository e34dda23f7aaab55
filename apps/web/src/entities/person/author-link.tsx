import type { Person } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface AuthorLinkProps {
  readonly author: Pick<Person, "handle">;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Links to everything the author has published. */
export function AuthorLink({ author, className, children }: AuthorLinkProps) {
  return (
    <Link to="/u/$handle" params={{ handle: author.handle }} preload={false} className={className}>
      <span className="sr-only">{t`All works by`} </span>
      {children}
    </Link>
  );
}
