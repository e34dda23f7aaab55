import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { GitFork, X } from "lucide-react";
import { remixEnded } from "../../entities/prompt/prompt-slice.ts";
import { useAppDispatch, useAppSelector } from "../../store/store.ts";
import { rich } from "../../text/rich.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** States that the form remixes a work, while it does. */
export function RemixNote() {
  const dispatch = useAppDispatch();
  const remix = useAppSelector(({ prompt }) => prompt.form.remix);
  if (remix === null) return null;
  return (
    <p className="flex w-fit max-w-full items-center gap-2 rounded-full bg-surface-2 pl-3.5 text-14 text-text-2">
      <GitFork size={16} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 truncate">
        {rich(remix.prompt ? t`A remix of <work/>` : t`A remix of <work>this work</work>`, {
          work: (words) => (
            <Link
              to="/item/$id"
              params={{ id: remix.parentId }}
              dir="auto"
              className="text-text underline underline-offset-4"
            >
              {remix.prompt || words}
            </Link>
          ),
        })}
      </span>
      <IconButton
        label={t`Don't make it a remix`}
        icon={<X size={18} />}
        onClick={() => dispatch(remixEnded())}
        className="shrink-0 text-text"
      />
    </p>
  );
}
