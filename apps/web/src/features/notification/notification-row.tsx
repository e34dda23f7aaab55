import type { Notification } from "@kinora/contracts/notification/notification";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Award, Bell, CircleAlert, Gift, Heart, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { NotificationPicture } from "./notification-picture.tsx";

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  /** The button of a notification that offers the daily gems. */
  readonly claimButton: ReactNode;
}

/** One notification: picture or icon, text, and an action button if it has one. */
export function NotificationRow({ notification, onRead, claimButton }: NotificationRowProps) {
  const { title, body, creation, action, read, createdAt, href } = notification;
  const words = (
    <span className="block min-w-0 flex-1">
      <span className={cx("block", read ? "text-text-2" : "font-medium")}>{title}</span>
      <span
        className={cx(
          "block text-14 text-text-2",
          // A moderator's note stands on a line of its own.
          notification.topic === "restricted" ? "line-clamp-6 whitespace-pre-line" : "line-clamp-2",
        )}
      >
        {body}
      </span>
      <TimeAgo moment={createdAt} className="block text-12 text-text-2 nums" />
    </span>
  );
  const sign = creation ? (
    <NotificationPicture creation={creation} />
  ) : (
    <span className="grid size-14 shrink-0 place-items-center rounded-field bg-surface-2 text-text-2">
      {signOf(notification)}
    </span>
  );
  return (
    <div className="relative flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      {!read && (
        <span className="absolute top-9 -left-3 size-2 rounded-full bg-accent">
          <span className="sr-only">{t`Unread`}</span>
        </span>
      )}
      {/* Capture phase: the press both opens the item and marks it as read. */}
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4" onClickCapture={onRead}>
        {creation ? (
          <ItemLink
            id={creation.id}
            className="flex min-w-0 flex-1 items-center gap-4 rounded-field"
          >
            {sign}
            {words}
          </ItemLink>
        ) : href ? (
          <Link to={href} className="flex min-w-0 flex-1 items-center gap-4 rounded-field">
            {sign}
            {words}
          </Link>
        ) : (
          <>
            {sign}
            {words}
          </>
        )}
      </div>
      {action && (
        <div className="ml-18 sm:ml-0">
          {action.kind === "daily-claim" ? (
            claimButton
          ) : (
            <ActionLink {...{ href, action, onRead }} />
          )}
        </div>
      )}
    </div>
  );
}

/** A link to where the requested action is performed. */
function ActionLink({
  href,
  action,
  onRead,
}: Pick<NotificationRowProps, "onRead"> & {
  readonly href: string | null;
  readonly action: NonNullable<Notification["action"]>;
}) {
  return (
    href && (
      <Link to={href} className={buttonClass("quiet", "sm")} onClick={onRead}>
        {action.label}
      </Link>
    )
  );
}

function signOf({ kind, topic, action }: Notification): ReactNode {
  if (topic === "liked") return <Heart size={22} />;
  if (action?.kind === "daily-claim") return <Gift size={22} />;
  if (kind === "action") return <Bell size={22} />;
  if (kind.endsWith("fail")) return <CircleAlert size={22} />;
  return kind === "badge" || kind === "challenge" ? <Award size={22} /> : <Sparkles size={22} />;
}
