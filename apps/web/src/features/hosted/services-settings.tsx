import { plural, t } from "@lingui/core/macro";
import { lazy, Suspense } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LanguageModel } from "./language-model.tsx";
import { ServiceCard } from "./service-card.tsx";
import { useListServicesQuery } from "./services-api.ts";

const OwnServers = lazy(() =>
  import("./own-servers.tsx").then((part) => ({ default: part.OwnServers })),
);

/** External services whose models the owner can enable, with their keys and costs. */
export function ServicesSettings() {
  const { data, error, refetch } = useListServicesQuery();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-xl text-14 text-text-2">
        {t`Kinora makes pictures, films and music on its own. With a key from one of these services, it can also use their models. The service bills you; people here pay with gems.`}
      </p>
      {data && (
        <p className="max-w-xl text-14 text-text-2">
          {data.named === 0
            ? t`Only you are offered their models. Name others in HOSTED_NAMED in the server's environment.`
            : t`Their models are offered to you and to ${plural({ named: data.named }, { one: "# person", other: "# people" })} named in HOSTED_NAMED.`}
        </p>
      )}
      {data
        ? data.items.map((service) => (
            <ServiceCard key={service.name} service={service} takesKeys={data.takesKeys} />
          ))
        : [0, 1, 2].map((nth) => <Skeleton key={nth} className="h-44 w-full rounded-panel" />)}
      {data && <LanguageModel />}
      {data && (
        <Suspense>
          <OwnServers servers={data.ownServers} />
        </Suspense>
      )}
    </div>
  );
}
