import type { OwnServer } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useId } from "react";
import { ServiceHealth } from "./service-health.tsx";

/** Servers that the owner runs, configured by the environment and read-only here. */
export function OwnServers({ servers }: { readonly servers: readonly OwnServer[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-5">
      <h2 id={heading} className="text-20 font-semibold">
        {t`Your own servers`}
      </h2>
      <p className="max-w-xl text-14 text-text-2">
        {t`They run open models on your own machine and bill no one. Their addresses are set only in the server's environment.`}
      </p>
      {servers.map((server) => (
        <OwnServerCard key={server.name} server={server} />
      ))}
    </section>
  );
}

function OwnServerCard({ server }: { readonly server: OwnServer }) {
  const heading = useId();
  const { title, variable, address, models, health } = server;
  const offered = models.filter(({ problem }) => problem === null);
  const names = offered.map(({ name }) => name).join(", ");
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-panel border border-line p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={heading} className="text-16 font-semibold">
          {title}
        </h3>
        <Address address={address} />
      </div>
      {address === null ? (
        <p className="text-14 text-text-2">
          {t`Set ${{ variable }} in the server's environment and restart it.`}
        </p>
      ) : (
        <ul className="flex flex-col gap-1 text-14 text-text-2">
          {names !== "" && <li>{t`Offered: ${{ names }}`}</li>}
          {models.map(
            ({ name, problem }) => problem !== null && <li key={name}>{`${name}: ${problem}`}</li>,
          )}
        </ul>
      )}
      {address !== null && <ServiceHealth health={health} />}
    </section>
  );
}

function Address({ address }: Pick<OwnServer, "address">) {
  const line = "inline-flex min-w-0 items-center gap-1.5 text-14";
  return address === null ? (
    <p className={`${line} text-text-2`}>
      <CircleDashed size={16} aria-hidden="true" />
      {t`No address yet`}
    </p>
  ) : (
    <p className={line}>
      <CircleCheck size={16} className="shrink-0 text-ok" aria-hidden="true" />
      <span className="break-all">{address}</span>
    </p>
  );
}
