import type { KeptBanner } from "@kinora/contracts/banner/banner";
import { t } from "@lingui/core/macro";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { momentText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useListBannersQuery, useTakeDownBannerMutation } from "./banner-api.ts";
import { BannerForm } from "./banner-form.tsx";
import { audienceWords } from "./banner-words.ts";

/** Current and past banners. */
export function BannersPage() {
  const { data, error, refetch } = useListBannersQuery();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Banners · Kinora`}</title>
      <div className="flex max-w-3xl flex-col gap-8">
        <div>
          <h1 className="page-title mb-2">{t`Banners`}</h1>
          <p className="max-w-xl text-14 text-text-2">
            {t`A message at the top of every page, for everyone or some people. Only the one that started last is shown.`}
          </p>
        </div>
        <BannerForm />
        {error && !data && <QueryError error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton className="h-40 w-full rounded-panel" />}
        {data && data.items.length > 0 && (
          <section>
            <h2 className="text-20">{t`So far`}</h2>
            <ul className="divide-y divide-line">
              {data.items.map((banner) => (
                <Row key={banner.id} banner={banner} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}

function Row({ banner }: { readonly banner: KeptBanner }) {
  const { id, text, audience, state, startsAt, endsAt } = banner;
  const [takeDown, { isLoading }] = useTakeDownBannerMutation();
  const { say, saySorry } = useSay();
  const words = {
    shown: endsAt ? t`Shown until ${momentText(endsAt)}` : t`Shown until taken down`,
    planned: t`From ${momentText(startsAt)}`,
    ended: endsAt ? t`Ended ${momentText(endsAt)}` : t`Ended`,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-48 flex-1">
        <p dir="auto" className="wrap-anywhere">
          {text}
        </p>
        <p className="text-12 text-text-2">
          {audienceWords()[audience]} · {words[state]}
        </p>
      </div>
      {state !== "ended" && (
        <Button
          size="sm"
          busy={isLoading && t`Sending`}
          onClick={() =>
            void takeDown(id)
              .unwrap()
              .then(() => say(t`Taken down.`), saySorry)
          }
        >
          {t`Take down`}
        </Button>
      )}
    </li>
  );
}
