import { t } from "@lingui/core/macro";
import { Segments } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { kindLabel } from "../labels.ts";
import type { FieldsProps } from "./field-props.ts";

/** What a post is at its platform, where there is a choice. */
export function KindField({ preview, onChange }: Pick<FieldsProps, "preview" | "onChange">) {
  const { kinds, kind } = preview;
  if (kinds.length < 2 || kind === null) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-14 font-medium">{t`As`}</p>
      <Segments
        label={t`As`}
        wraps
        value={kind}
        options={kinds.map((value) => ({ value, label: kindLabel(value) }))}
        onChange={(next) => onChange({ kind: next })}
      />
    </div>
  );
}

/** Says that it was made with AI. What our records know of it cannot be taken back. */
export function AiField({ preview, draft, onChange }: FieldsProps) {
  const { platform, isAiMade, kind } = preview;
  if (platform === "kinora" || kind === "draft") return null;
  if (platform === "facebook")
    return (
      <p className="text-12 text-text-2">
        {t`Facebook has no label for AI. Say it in the caption if your viewers should know.`}
      </p>
    );
  if (isAiMade)
    return (
      <p className="text-12 text-text-2">
        {t`Labelled as made with AI there, because Kinora made it: this can't be switched off.`}
      </p>
    );
  return (
    <Switch
      label={t`Say that it was made with AI`}
      hint={t`You can add the label. Where Kinora knows of AI, it can't be taken off.`}
      checked={draft.saysAiMade}
      onChange={(saysAiMade) => onChange({ saysAiMade })}
    />
  );
}

/** Which frame stands for a film until it plays. */
export function CoverField({ preview, draft, onChange }: FieldsProps) {
  const { platform, kind, media } = preview;
  const seconds = media[0]?.film?.seconds ?? 0;
  const hasCover =
    (platform === "instagram" && kind === "reel") || (platform === "tiktok" && kind === "video");
  if (!hasCover || seconds < 1) return null;
  const at = (draft.coverAt ?? 0) / 1_000;
  return (
    <label className="flex flex-col gap-1.5 text-14 font-medium">
      {t`Cover`}
      <input
        type="range"
        className="h-6 w-full accent-accent"
        min={0}
        max={Math.floor(seconds * 10) / 10}
        step={0.1}
        value={at}
        aria-valuetext={t`at ${{ at }} seconds`}
        onChange={({ currentTarget }) =>
          onChange({ coverAt: Math.round(currentTarget.valueAsNumber * 1_000) })
        }
      />
      <span className="text-12 font-normal text-text-2 nums">
        {draft.coverAt === null
          ? t`The platform chooses. Move the slider to choose a frame.`
          : t`The frame at ${{ at }} s`}
      </span>
    </label>
  );
}

/** A reel is shown in the feed too, unless its owner doesn't want it. */
export function InstagramFields({ preview, draft, onChange }: FieldsProps) {
  if (preview.kind !== "reel") return null;
  return (
    <Switch
      label={t`Also show it in the feed`}
      checked={draft.sharesToFeed}
      onChange={(sharesToFeed) => onChange({ sharesToFeed })}
    />
  );
}
