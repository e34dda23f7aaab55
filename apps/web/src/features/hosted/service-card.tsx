import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { plural, t } from "@lingui/core/macro";
import { KeyRound } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { takeFocus } from "../../ui/take-focus.ts";
import { fixedBy } from "./fixed-by.ts";
import { KeyActions } from "./key-actions.tsx";
import { hasKey } from "./key-loss.ts";
import { KeyState } from "./key-state.tsx";
import { ServiceKeyForm } from "./service-key-form.tsx";
import { Spending } from "./spending.tsx";

const ServiceHealth = lazy(() =>
  import("./service-health.tsx").then((part) => ({ default: part.ServiceHealth })),
);

const ToldAccount = lazy(() =>
  import("./told-account.tsx").then((part) => ({ default: part.ToldAccount })),
);
const BudgetLimits = lazy(() =>
  import("./budget-limits.tsx").then((part) => ({ default: part.BudgetLimits })),
);

/** US dollars, unless the owner or the environment sets others. */
const USUAL = { day: 10, month: 100 };

/** Number of models listed by name; the others are counted. */
const NAMED = 4;

export interface ServiceCardProps {
  readonly service: HostedService;
  /** All services, which may have the same models. */
  readonly all: readonly HostedService[];
  /** True when keys can be entered on this server. */
  readonly takesKeys: boolean;
}

export function ServiceCard({ service, all, takesKeys }: ServiceCardProps) {
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  /** Keeps the focus in the card when what had it goes. */
  const changed = () => top.current?.focus();
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-panel border border-line p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 ref={top} id={heading} tabIndex={-1} className="text-16 font-semibold">
          {service.title}
        </h3>
        <KeyState service={service} />
      </div>
      <Models service={service} />
      {hasKey(service) ? (
        <>
          <Budget service={service} />
          {service.told && (
            <Suspense>
              <ToldAccount told={service.told} />
            </Suspense>
          )}
          <Orders service={service} />
          <Suspense>
            <ServiceHealth health={service.health} />
          </Suspense>
          <KeyActions service={service} all={all} onChanged={changed} />
        </>
      ) : (
        <Setup service={service} takesKeys={takesKeys} onKept={changed} />
      )}
    </section>
  );
}

/** What was spent, of which limits, and their form. */
function Budget({ service }: Pick<ServiceCardProps, "service">) {
  const { name, title, day, month, budget } = service;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <Spending label={t`Spent today`} {...day} />
        <Spending label={t`Spent this month`} {...month} />
      </div>
      <p className="text-12 text-text-2">
        {day.limit === null
          ? t`Its budget counts once a model of it is chosen.`
          : t`Orders stop at these limits.`}{" "}
        {day.fixed || month.fixed
          ? t`The server's environment sets them: ${{ variables: fixedBy({ day, month, budget }) }}.`
          : null}
      </p>
      {day.limit !== null && (
        <Suspense>
          <BudgetLimits
            scope={name}
            title={t`Limits for ${{ title }}`}
            usual={USUAL}
            {...{ day, month, budget }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Language models have no other figures; elsewhere only what is being made isn't in the table. */
function Orders({ service: { writes, orders } }: Pick<ServiceCardProps, "service">) {
  const { delivered, failed, open } = orders;
  if (writes)
    return (
      <p className="text-14 text-text-2">
        {t`Last 24 hours: ${plural({ delivered }, { one: "# answer", other: "# answers" })}, ${plural({ failed }, { one: "# failed or refused", other: "# failed or refused" })}`}
      </p>
    );
  if (open === 0) return null;
  return (
    <p className="text-14 text-text-2">
      {plural({ open }, { one: "# being made", other: "# being made" })}
    </p>
  );
}

type SetupProps = Pick<ServiceCardProps, "service" | "takesKeys"> & {
  readonly onKept: () => void;
};

/** The steps to a key. Of the many services that nobody uses yet, they open with a press. */
function Setup({ service, takesKeys, onKept }: SetupProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const form = { service, takesKeys, onKept };
  if (service.key.source !== null) return <ServiceKeyForm {...form} />;
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  if (isOpen) return <ServiceKeyForm {...form} onCancel={close} />;
  return (
    <Button
      ref={wasOpen ? takeFocus : undefined}
      size="sm"
      icon={<KeyRound size={16} />}
      className="self-start"
      onClick={() => setOpen(true)}
    >
      {service.key.through === null ? t`Add a key` : t`Add a key of its own`}
    </Button>
  );
}

function Models({ service: { writes, models, voices } }: Pick<ServiceCardProps, "service">) {
  if (writes)
    return (
      <p className="text-14 text-text-2">{t`Language models. Once there is a key, choose one under “Language model”.`}</p>
    );
  const shown = models.slice(0, NAMED).join(", ");
  const [count, more] = [models.length, models.length - NAMED];
  return (
    <p className="text-14 text-text-2">
      {plural({ count }, { one: "# model", other: "# models" })}
      {": "}
      {more > 0
        ? t`${{ shown }} and ${plural({ more }, { one: "# more model", other: "# more models" })}`
        : shown}
      {voices &&
        t`; ${plural({ count: voices.count }, { one: "# narrating voice", other: "# narrating voices" })} for stories`}
    </p>
  );
}
