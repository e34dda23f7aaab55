import type { AspectRatio } from "@kinora/contracts/prompt/vocabulary";
import { safeMargins } from "@kinora/contracts/story/safe-areas";
import type { SafeArea } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { SAFE_AREA_LABELS } from "../../../entities/story/labels.ts";

const BAND =
  "absolute bg-[repeating-linear-gradient(45deg,rgb(0_0_0/0.5)_0_6px,rgb(0_0_0/0.3)_6px_12px)]";

/** An overlay of the areas a platform's app covers in a tall film. */
export function SafeZones({
  area,
  ratio,
}: {
  readonly area: SafeArea;
  readonly ratio: AspectRatio;
}) {
  if (area === "plain" || ratio !== "9:16") return null;
  const { top, bottom, left, right } = safeMargins(area, ratio);
  const share = (part: number) => `${part * 100}%`;
  return (
    <div
      role="img"
      aria-label={t`Striped: covered by ${{ app: t(SAFE_AREA_LABELS[area]) }}. Captions stay clear of it.`}
      className="pointer-events-none absolute inset-0"
    >
      <div className={BAND} style={{ inset: "0 0 auto 0", height: share(top) }} />
      <div className={BAND} style={{ inset: "auto 0 0 0", height: share(bottom) }} />
      <div
        className={BAND}
        style={{ top: share(top), bottom: share(bottom), left: 0, width: share(left) }}
      />
      <div
        className={BAND}
        style={{ top: share(top), bottom: share(bottom), right: 0, width: share(right) }}
      />
    </div>
  );
}
