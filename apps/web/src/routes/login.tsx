import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "../features/account/login-page.tsx";
import { FrontPicture } from "../shell/front-picture.tsx";
import { useTellPageShown } from "../shell/page-shown.ts";
import { loginParams } from "../shell/search-params.ts";

export const Route = createFileRoute("/login")({ validateSearch: loginParams, component: Login });

function Login() {
  useTellPageShown();
  const { error, join, with: joinWith } = Route.useSearch();
  const joining = join && joinWith ? { come: join, known: joinWith } : null;
  return <LoginPage error={error ?? null} joining={joining} picture={<FrontPicture />} />;
}
