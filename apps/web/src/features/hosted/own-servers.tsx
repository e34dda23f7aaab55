import type { OwnServer } from "@kinora/contracts/hosted/hosted-service";
import { t } from "@lingui/core/macro";
import { useId } from "react";

/** Servers of the owner's own, as the environment names them. */
export function OwnServers({ servers }: { readonly servers: readonly OwnServer[] }) {
  const heading = useId();
  if (servers.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-3 rounded-panel border border-line p-4 md:p-5"
    >
      <h3 id={heading} className="text-16 font-semibold">{t`Servers of your own`}</h3>
      <ul className="flex flex-col gap-1.5 text-14">
        {servers.map(({ title, variable, address }) => (
          <li key={variable} className="flex flex-wrap justify-between gap-x-3">
            <span>{title}</span>
            <span className="text-text-2">{t`${{ address }}, from ${{ variable }}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
