import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMe } from "../features/account/use-me.ts";

/** Pages that stay available before consent, including the one that asks for it. */
const OPEN = /^\/(?:agree|terms|rules|privacy|imprint|help|settings)(?:\/|$)/;

/** Takes a user who has not agreed to this server's texts to the consent page. */
export function AskConsent() {
  const needed = useMe()?.consentNeeded ?? false;
  const { pathname, href } = useLocation();
  const navigate = useNavigate();
  const asks = needed && !OPEN.test(pathname);
  useEffect(() => {
    if (asks) void navigate({ to: "/agree", search: { next: href }, replace: true });
  }, [asks, href, navigate]);
  return null;
}
