import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { plural, t } from "@lingui/core/macro";
import { CircleAlert, CircleCheck, CircleDashed, KeyRound } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { timeAgo } from "../../ui/time-ago.tsx";
import { KeyActions } from "./key-actions.tsx";
import { ServiceKeyForm } from "./service-key-form.tsx";
import { Spending } from "./spending.tsx";

const ServiceHealth = lazy(() =>
  import("./service-health.tsx").then((part) => ({ default: part.ServiceHealth })),
);

/** Number of models listed by name; the others are counted. */
const NAMED = 4;

export interface ServiceCardProps {
  readonly service: HostedService;
  /** True when keys can be entered on this server. */
  readonly takesKeys: boolean;
}

export function ServiceCard({ service, takesKeys }: ServiceCardProps) {
  const heading = useId();
  const { title, key, orders } = service;
  const isReady = key.source === "environment" || key.source === "entered";
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={heading} className="text-16 font-semibold">
          {title}
        </h3>
        <KeyState service={service} />
      </div>
      {service.writes ? (
        <p className="text-14 text-text-2">{t`Language models. Once the key is saved, choose one under “Language model”.`}</p>
      ) : (
        <Models names={service.models} />
      )}
      {isReady ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Spending label={t`Spent today`} {...service.day} />
            <Spending label={t`Spent this month`} {...service.month} />
          </div>
          <p className="text-14 text-text-2">
            {t`Last 24 hours: ${plural({ delivered: orders.delivered }, { one: "# delivered", other: "# delivered" })}, ${plural({ failed: orders.failed }, { one: "# failed", other: "# failed" })}, ${plural({ open: orders.open }, { one: "# being made", other: "# being made" })}`}
          </p>
          {service.health && (
            <Suspense>
              <ServiceHealth health={service.health} />
            </Suspense>
          )}
          <KeyActions service={service} />
        </>
      ) : (
        <Setup service={service} takesKeys={takesKeys} />
      )}
    </section>
  );
}

/** The steps to a key. Of the many services that nobody uses yet, they open with a press. */
function Setup({ service, takesKeys }: ServiceCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (service.key.source !== null)
    return <ServiceKeyForm service={service} takesKeys={takesKeys} />;
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  if (isOpen) return <ServiceKeyForm service={service} takesKeys={takesKeys} onCancel={close} />;
  return (
    <Button
      ref={wasOpen ? takeFocus : undefined}
      size="sm"
      icon={<KeyRound size={16} />}
      className="self-start"
      onClick={() => setOpen(true)}
    >
      {t`Add a key`}
    </Button>
  );
}

function KeyState({ service: { key, title } }: Pick<ServiceCardProps, "service">) {
  const line = "inline-flex items-center gap-1.5 text-14";
  switch (key.source) {
    case "environment":
      return (
        <p className={line}>
          <CircleCheck size={16} className="text-ok" aria-hidden="true" />
          {t`Ready: key from ${{ variable: key.variable }}`}
        </p>
      );
    case "entered":
      if (key.untested)
        return (
          <p className={line}>
            <CircleDashed size={16} aria-hidden="true" />
            {t`Not tested: ${{ title }} couldn't be reached`}
          </p>
        );
      return (
        <p className={line}>
          <CircleCheck size={16} className="text-ok" aria-hidden="true" />
          {t`Ready: key entered ${{ when: timeAgo(new Date(key.changedAt ?? 0)) }}`}
        </p>
      );
    case "unreadable":
      return (
        <p className={line}>
          <CircleAlert size={16} className="text-danger" aria-hidden="true" />
          {t`SEALING_SECRET has changed: enter the key again`}
        </p>
      );
    case "unusable":
      return (
        <p className={line}>
          <CircleAlert size={16} className="text-danger" aria-hidden="true" />
          {t`This key can't be used: enter it again`}
        </p>
      );
    case null:
      return (
        <p className={`${line} text-text-2`}>
          <CircleDashed size={16} aria-hidden="true" />
          {t`No key yet`}
        </p>
      );
  }
}

function Models({ names }: { readonly names: readonly string[] }) {
  const shown = names.slice(0, NAMED).join(", ");
  const more = names.length - NAMED;
  return (
    <p className="text-14 text-text-2">
      {more > 0
        ? t`${{ shown }} and ${plural({ more }, { one: "# more model", other: "# more models" })}`
        : shown}
    </p>
  );
}
