import type { HostedService, HostedServices } from "@kinora/contracts/hosted/hosted-service";
import { plural, t } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { hasKey } from "./key-loss.ts";
import { LanguageModel } from "./language-model.tsx";
import { ServiceCard } from "./service-card.tsx";
import { useListServicesQuery } from "./services-api.ts";

const OwnServers = lazy(() =>
  import("./own-servers.tsx").then((part) => ({ default: part.OwnServers })),
);
const NamedPeople = lazy(() =>
  import("./named-people.tsx").then((part) => ({ default: part.NamedPeople })),
);
const GivenBudget = lazy(() =>
  import("./given-budget.tsx").then((part) => ({ default: part.GivenBudget })),
);

const SeveralKeys = lazy(() =>
  import("./several-keys.tsx").then((part) => ({ default: part.SeveralKeys })),
);

/** Milliseconds after which figures and outages are read again. */
const AGAIN_MS = 60_000;

/** External services whose models the owner can enable, with their keys and costs. */
export function ServicesSettings() {
  const { data, error, refetch } = useListServicesQuery(undefined, {
    pollingInterval: AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-xl text-14 text-text-2">
        {t`Kinora makes pictures, films and music on its own. With a key from one of these services, it can also use their models. The service bills you; people here pay with gems.`}
      </p>
      {data ? (
        <Services data={data} />
      ) : (
        [0, 1, 2].map((nth) => <Skeleton key={nth} className="h-44 w-full rounded-panel" />)
      )}
    </div>
  );
}

function Services({ data }: { readonly data: HostedServices }) {
  const { items, ownServers, takesKeys, people, takesNames, everybody, given } = data;
  const services = items.toSorted(byUse);
  const [first] = services;
  const keyless = services.filter(({ key }) => key.source === null);
  return (
    <>
      {first && !hasKey(first) && <WhereToStart first={first} />}
      <Suspense>{takesKeys && <SeveralKeys services={keyless} />}</Suspense>
      <Suspense>
        <NamedPeople people={people} takesNames={takesNames} everybody={everybody} />
      </Suspense>
      {services.map((service) => (
        <ServiceCard key={service.name} service={service} all={items} takesKeys={takesKeys} />
      ))}
      <Suspense>
        <GivenBudget given={given} />
      </Suspense>
      <LanguageModel />
      <Suspense>
        <OwnServers servers={ownServers} />
      </Suspense>
    </>
  );
}

/** Services with a key come first, then those that bring most. */
const byUse = (a: HostedService, b: HostedService) =>
  Number(b.key.source !== null) - Number(a.key.source !== null) ||
  b.models.length - a.models.length;

function WhereToStart({ first: { title, models } }: { readonly first: HostedService }) {
  const count = models.length;
  return (
    <p className="max-w-xl text-14">
      {t`One key is enough to start: ${{ title }} brings the most, ${plural({ count }, { one: "# model", other: "# models" })}.`}
    </p>
  );
}
