import { t } from "@lingui/core/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ConsentPage } from "../features/account/consent-page.tsx";
import { MembersOnly } from "../shell/members-only.tsx";
import { useTellPageShown } from "../shell/page-shown.ts";
import { agreeParams } from "../shell/search-params.ts";

export const Route = createFileRoute("/agree")({ validateSearch: agreeParams, component: Agree });

function Agree() {
  useTellPageShown();
  const { next } = Route.useSearch();
  const { history } = useRouter();
  return (
    <MembersOnly title={t`Sign in to agree to the terms`}>
      <ConsentPage
        onAgreed={() => history.replace(next ?? "/")}
        onLeft={() => location.assign("/")}
      />
    </MembersOnly>
  );
}
