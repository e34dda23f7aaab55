import type { Creation } from "@kinora/contracts/creation/creation";
import type { Rater } from "@kinora/contracts/creation/rating";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ShieldX } from "lucide-react";
import { Switch } from "../../../ui/switch.tsx";

const BY: Readonly<Record<Rater, MessageDescriptor>> = {
  author: msg`Marked by its author.`,
  scan: msg`Marked by the picture check.`,
  staff: msg`Marked by a moderator.`,
};

/** Says on the page of a mature work who sees it, and whose word that is. */
export function RatingNote({ by }: { readonly by: Rater }) {
  return (
    <p className="flex gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
      <ShieldX size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
      <span className="min-w-0">
        <strong className="font-medium">{t`Mature`}</strong>
        {" · "}
        {t`Only adults who turned on such works see it.`} {t(BY[by])}
      </span>
    </p>
  );
}

/** Beside the button that publishes: its author says whether the work is mature. */
export function MatureSwitch({
  creation: { mature, actions },
  onAct,
}: {
  readonly creation: Pick<Creation, "mature" | "actions">;
  readonly onAct: (action: "rateMature" | "rateGeneral") => void;
}) {
  const action = mature ? "rateGeneral" : "rateMature";
  // What the picture check or a moderator said stays.
  if (!actions.includes(action)) return null;
  return (
    <div className="w-full max-w-md">
      <Switch
        label={t`Mature`}
        hint={t`Nudity, strong violence and the like: shown only to adults who turned on such works.`}
        checked={mature}
        onChange={() => onAct(action)}
      />
    </div>
  );
}
