import type { Campaign } from "@kinora/contracts/campaign/campaign";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleStop, Eye, Info, Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { Problem } from "../../../store/problem.tsx";
import { dayText } from "../../../text/moment-text.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmSheet } from "../../../ui/confirm-sheet.tsx";
import { useDeleteCampaignMutation, useSetCampaignStateMutation } from "../campaign-api.ts";
import { FALLBACK_WORDS, stateWords, weekWords } from "../labels.ts";
import { WeekGems } from "../week-gems.tsx";
import { ApprovalChoice } from "./approval-choice.tsx";

/** What a campaign is, how it stands, and what can be done with it. */
export function CampaignHead({
  campaign,
  onDeleted,
}: {
  readonly campaign: Campaign;
  readonly onDeleted: () => void;
}) {
  const { settings, state, pause, nextAt, fallback, approval } = campaign;
  return (
    <header className="grid gap-x-10 gap-y-5 rounded-panel bg-surface-1 p-4 md:grid-cols-[minmax(0,1fr)_18rem] md:p-5">
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <p className="text-12 font-medium text-text-2">{stateWords({ state, pause })}</p>
          <h1 dir="auto" className="page-title wrap-anywhere">
            {settings.name}
          </h1>
          <p className="mt-1 text-14 text-text-2">{weekWords(settings)}</p>
        </div>
        {nextAt && (
          <p className="text-14">
            {t`The next story is posted on ${{ time: timeInZone(new Date(nextAt), settings.zone) }}.`}
          </p>
        )}
        {pause === "no_sources" && (
          <Remark>{t`Its stories tell only what your sources say, and all have been used. Add more, and it goes on.`}</Remark>
        )}
        {fallback && approval === "review_all" && (
          <Remark>
            {t`Since ${{ day: dayText(fallback.at) }} you review everything again: ${{ because: t(FALLBACK_WORDS[fallback.because]) }}.`}
          </Remark>
        )}
        <Actions campaign={campaign} onDeleted={onDeleted} />
      </div>
      <div className="flex flex-col gap-5">
        <WeekGems week={campaign.week} />
        {state !== "ended" && <ApprovalChoice campaign={campaign} />}
      </div>
    </header>
  );
}

function Remark({ children }: { readonly children: string }) {
  return (
    <p className="flex gap-2.5 text-14">
      <Info size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      {children}
    </p>
  );
}

function Actions({
  campaign: { id, state, toReview, settings },
  onDeleted,
}: {
  readonly campaign: Campaign;
  readonly onDeleted: () => void;
}) {
  const [setState, changing] = useSetCampaignStateMutation();
  const [remove, removing] = useDeleteCampaignMutation();
  const [asks, setAsks] = useState<"end" | "delete" | null>(null);
  const error = changing.error ?? removing.error;
  const isBusy = changing.isLoading || removing.isLoading;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {toReview > 0 && (
          <Link to="/review" className={buttonClass("primary")}>
            <Eye size={18} aria-hidden="true" />
            {t`Review ${toReview}`}
          </Link>
        )}
        {state === "active" && (
          <Button
            icon={<Pause size={18} />}
            disabled={isBusy}
            onClick={() => void setState({ id, to: "paused" })}
          >
            {t`Pause`}
          </Button>
        )}
        {state === "paused" && (
          <Button
            icon={<Play size={18} />}
            disabled={isBusy}
            onClick={() => void setState({ id, to: "active" })}
          >
            {t`Go on`}
          </Button>
        )}
        {state === "ended" ? (
          <Button icon={<Trash2 size={18} />} disabled={isBusy} onClick={() => setAsks("delete")}>
            {t`Delete`}
          </Button>
        ) : (
          <Button icon={<CircleStop size={18} />} disabled={isBusy} onClick={() => setAsks("end")}>
            {t`End it`}
          </Button>
        )}
      </div>
      {error && <Problem error={error} />}
      {asks === "end" && (
        <ConfirmSheet
          words={{
            label: t`End “${{ name: settings.name }}”`,
            icon: <CircleStop size={18} />,
            confirm: t`Nothing more is made or posted. Films and posts stay. It can't be started again.`,
          }}
          onConfirm={() => void setState({ id, to: "ended" })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === "delete" && (
        <ConfirmSheet
          words={{
            label: t`Delete “${{ name: settings.name }}”`,
            icon: <Trash2 size={18} />,
            confirm: t`Its settings, sources and rules are removed. Films and posts stay.`,
          }}
          onConfirm={() =>
            void remove({ id })
              .unwrap()
              .then(onDeleted, () => undefined)
          }
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
