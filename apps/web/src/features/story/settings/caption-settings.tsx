import { CAPTION_POSITIONS } from "@kinora/contracts/prompt/vocabulary";
import type { StorySettings } from "@kinora/contracts/story/board";
import { CAPTION_STYLES, SAFE_AREAS } from "@kinora/contracts/story/story-vocabulary";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import {
  CAPTION_STYLE_LABELS,
  POSITION_LABELS,
  SAFE_AREA_LABELS,
} from "../../../entities/story/labels.ts";
import { rich } from "../../../text/rich.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Segments } from "../../../ui/segments.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useEditor } from "../edit/editor.ts";
import { CAPTION_LOOKS, SPOKEN_LOOK } from "../stage/caption-look.ts";
import { CaptionOverlay } from "../stage/caption-overlay.tsx";
import { ratioOf } from "../stage/ratio-of.ts";
import { SafeZones } from "../stage/safe-zones.tsx";

const SAMPLE_HEIGHT = "18rem";

export interface CaptionSettingsProps {
  readonly settings: StorySettings;
  readonly onChange: (part: Partial<StorySettings>) => void;
}

/** Position, style and safe zones of captions. */
export function CaptionSettings({ settings, onChange }: CaptionSettingsProps) {
  const { captionPosition, captionStyle, karaoke, safeArea, aspectRatio } = settings;
  const { scene, viewOf } = useEditor();
  const picture = viewOf(scene.id)?.picture;
  const shown = captionPosition !== "no-caption";
  const tall = aspectRatio === "9:16";
  return (
    <div className="flex flex-col gap-4">
      <ChoiceRow
        named
        label={t`Captions`}
        {...(shown && {
          hint: t`If they would cover a head, captions move to the nearest free spot in that scene.`,
        })}
      >
        <Segments
          label={t`Captions`}
          value={captionPosition}
          options={CAPTION_POSITIONS.map((position) => ({
            value: position,
            label: t(POSITION_LABELS[position]),
          }))}
          onChange={(position) => onChange({ captionPosition: position })}
        />
      </ChoiceRow>
      {shown && (
        <>
          <div className="flex flex-col gap-2">
            {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of fields */}
            <div
              role="group"
              aria-label={t`Caption style`}
              className="grid grid-cols-2 gap-2 sm:grid-cols-3"
            >
              {CAPTION_STYLES.map((style) => (
                <button
                  key={style}
                  type="button"
                  aria-pressed={style === captionStyle}
                  onClick={() => onChange({ captionStyle: style })}
                  className={cx(
                    "flex flex-col gap-1.5 rounded-field p-1.5 text-left transition-colors hover:bg-surface-2",
                    style === captionStyle && "bg-surface-2",
                  )}
                >
                  <span
                    aria-hidden="true"
                    className="grid h-16 w-full place-items-center overflow-hidden rounded-[8px] bg-[linear-gradient(150deg,#33526b,#8a6d52_70%,#c79a5b)] px-2 text-14"
                  >
                    <span className={CAPTION_LOOKS[style]}>
                      {rich(t`The fox <spoken>runs</spoken> home`, {
                        spoken: (words) => (
                          <span className={style === "karaoke" ? SPOKEN_LOOK : undefined}>
                            {words}
                          </span>
                        ),
                      })}
                    </span>
                  </span>
                  <span className="flex items-center justify-between px-1 text-14">
                    {t(CAPTION_STYLE_LABELS[style])}
                    {style === captionStyle && <Check size={16} className="text-accent" />}
                  </span>
                </button>
              ))}
            </div>
            <p className="text-12 text-text-2">
              {t`Samples only. The preview shows the final captions.`}
            </p>
          </div>
          <Switch
            label={t`Light up each word as it is spoken`}
            checked={karaoke}
            onChange={(on) => onChange({ karaoke: on })}
          />
          <ChoiceRow
            label={t`Safe area`}
            hint={
              tall ? t`Captions stay clear of that app's buttons.` : t`Only for tall films (9:16).`
            }
          >
            {SAFE_AREAS.map((area) => (
              <Chip
                key={area}
                chosen={area === safeArea}
                onClick={() => onChange({ safeArea: area })}
              >
                {t(SAFE_AREA_LABELS[area])}
              </Chip>
            ))}
          </ChoiceRow>
          <div
            // A size container takes no width from its content.
            style={{
              aspectRatio: ratioOf(aspectRatio),
              width: `min(100%, ${SAMPLE_HEIGHT} * ${ratioOf(aspectRatio)})`,
            }}
            className="@container relative self-start overflow-hidden rounded-media bg-[linear-gradient(150deg,#33526b,#8a6d52_70%,#c79a5b)]"
          >
            {picture && (
              <img
                src={picture.url}
                alt={t`Scene with its caption, ${{ style: t(CAPTION_STYLE_LABELS[captionStyle]) }}`}
                className="size-full object-cover"
              />
            )}
            <CaptionOverlay scene={scene} settings={settings} words={[]} time={null} />
            <SafeZones area={safeArea} ratio={aspectRatio} />
          </div>
        </>
      )}
    </div>
  );
}
