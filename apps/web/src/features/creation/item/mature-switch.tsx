import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { Switch } from "../../../ui/switch.tsx";

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
