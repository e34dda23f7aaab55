import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Gem, Plug } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";

const CLASS = buttonClass("primary", "sm");

/** Leads to where its owner can end what a story waits for. */
export function WaitLink({ code }: { readonly code: string | null }) {
  switch (code) {
    case "INSUFFICIENT_GEMS":
    case "SCHEDULE_FULL":
    case "PRIVATE_FULL":
      return (
        <Link to="/gems" className={CLASS}>
          <Gem size={16} aria-hidden="true" />
          {code === "INSUFFICIENT_GEMS" ? t`Get gems` : t`See plans`}
        </Link>
      );
    case "CONNECTION_NEEDS_REAUTH":
    case "CONNECTION_NOT_FOUND":
      return (
        <Link to="/settings/social-platforms" className={CLASS}>
          <Plug size={16} aria-hidden="true" />
          {t`See accounts`}
        </Link>
      );
    default:
      return null;
  }
}
