import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMe } from "../features/account/use-me.ts";

/** What may be read, and done, by who has not agreed yet; and the page that asks, while it is on its way. */
const OPEN = /^\/(?:agree|terms|rules|privacy|imprint|help|settings)(?:\/|$)/;

/** Takes whoever still has to agree to the texts of this server to the page that asks. */
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
