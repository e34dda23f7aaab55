import type { Takeout } from "@kinora/contracts/takeout/takeout";
import { plural, t } from "@lingui/core/macro";
import { Download, PackageOpen } from "lucide-react";
import { useId, useState } from "react";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { dayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { sizeWords } from "../../ui/size-words.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAskForTakeoutMutation, useGetTakeoutQuery } from "./takeout-api.ts";

/** Milliseconds between two progress polls. */
const ASK_MS = 2_000;
const GIGABYTE = 1_000_000_000;

const gigabytes = (bytes: number) => t`${{ size: (bytes / GIGABYTE).toFixed(1) }} GB`;

/** Offers all of the user's data as one archive to download. */
export function TakeEverything() {
  const title = useId();
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useGetTakeoutQuery(undefined, {
    pollingInterval: isMaking ? ASK_MS : 0,
  });
  if (data && isMaking !== (data.state === "making")) setMaking(data.state === "making");
  return (
    <section
      aria-labelledby={title}
      className="flex max-w-md flex-col gap-3 border-t border-line pt-6"
    >
      <h2 id={title} className="text-16 font-semibold">
        {t`Download your data`}
      </h2>
      <p className="text-14 text-text-2">
        {t`Your works with their recipes, your stories, uploads, likes, settings, gem statement, notifications and decisions about your works, in one ZIP file with pages you can read offline.`}
      </p>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-11 w-48" />}
      {data && <State takeout={data} freshHref={async () => hrefIn((await refetch()).data)} />}
    </section>
  );
}

const hrefIn = (takeout: Takeout | undefined) => (takeout?.state === "ready" ? takeout.href : null);

function State({
  takeout,
  freshHref,
}: {
  readonly takeout: Takeout;
  readonly freshHref: () => Promise<string | null>;
}) {
  switch (takeout.state) {
    case "none":
      return <Ask label={t`Prepare download`} />;
    case "making":
      return (
        <>
          <ProgressBar value={takeout.percent} label={t`Preparing your download`} />
          <p className="text-14 text-text-2" role="status">
            {t`${{ percent: takeout.percent }}% done. You can leave; we'll tell you when it's ready.`}
          </p>
        </>
      );
    case "failed":
      return (
        <>
          <p className="text-14">{t`Your download couldn't be prepared. You haven't lost anything.`}</p>
          <Ask label={t`Try again`} />
        </>
      );
    case "ready":
      return <Ready takeout={takeout} freshHref={freshHref} />;
  }
}

function Ask({ label }: { readonly label: string }) {
  const [ask, { isLoading }] = useAskForTakeoutMutation();
  const { saySorry } = useSay();
  return (
    <Button
      icon={<PackageOpen size={18} />}
      className="self-start"
      busy={isLoading && t`Requesting`}
      onClick={() => void ask().unwrap().catch(saySorry)}
    >
      {label}
    </Button>
  );
}

function Ready({
  takeout: { bytes, files, until, againAt },
  freshHref,
}: {
  readonly takeout: Extract<Takeout, { state: "ready" }>;
  readonly freshHref: () => Promise<string | null>;
}) {
  const size = bytes < GIGABYTE ? sizeWords(bytes) : gigabytes(bytes);
  const day = dayText(until);
  // A download address is valid for five minutes, and this page may have been open longer.
  const download = async () => {
    const href = await freshHref();
    if (href !== null) window.location.assign(href);
  };
  return (
    <>
      <p className="text-14">
        {t`${{ size }}, ${plural({ files }, { one: "# file", other: "# files" })}. It's kept until ${{ day }}; an interrupted download picks up where it stopped.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={<Download size={18} />} onClick={() => void download()}>
          {t`Download`}
        </Button>
        {new Date(againAt) <= new Date() && <Ask label={t`Prepare a new one`} />}
      </div>
    </>
  );
}
