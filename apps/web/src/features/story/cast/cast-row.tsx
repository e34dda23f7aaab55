import type { CastEntry } from "@kinora/contracts/story/board";
import { CAST_LOOK_MAX, CAST_NAME_MAX } from "@kinora/contracts/story/story-limits";
import { CAST_KINDS } from "@kinora/contracts/story/story-vocabulary";
import { plural, t } from "@lingui/core/macro";
import { Mic, Trash2 } from "lucide-react";
import { useState } from "react";
import { CAST_KIND_LABELS } from "../../../entities/story/labels.ts";
import { useGetStoryOptionsQuery } from "../../../entities/story/story-options-api.ts";
import { voiceName, voiceOptions } from "../../../entities/voice/voice-options.tsx";
import { readLocale } from "../../../text/reading.ts";
import { Button } from "../../../ui/button.tsx";
import { capital } from "../../../ui/capital.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { changeCast, isHeldByLock, removeCast, scenesWith } from "../edit/cast.ts";
import { useEditor } from "../edit/editor.ts";
import { type NamePlaces, placesNaming, renameInWords } from "../edit/rename-in-words.ts";
import { FilledField } from "./filled-field.tsx";

/** One entry of the cast: type, name, look, voice, and the scenes it appears in. */
export function CastRow({ entry }: { readonly entry: CastEntry }) {
  const { board, edit } = useEditor();
  const { data: options } = useGetStoryOptionsQuery();
  const { id, kind, name, look } = entry;
  const [formerName, setFormerName] = useState<string | null>(null);
  const scenes = scenesWith(board, id);
  const held = isHeldByLock(board, id);
  const change = (part: Partial<CastEntry>) => edit((before) => changeCast(before, id, part));
  const voices = options ?? { voices: [], hostedVoices: [] };
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <FilledField
          label={t`Name`}
          value={name}
          maxLength={CAST_NAME_MAX}
          onFill={(text) => change({ name: text })}
          // The name still used in the text is the one to replace, however often it was changed
          // since.
          onChanged={(before) =>
            setFormerName((known) =>
              known !== null && placesNaming(board, known) ? known : before,
            )
          }
        />
        <FilledField
          label={t`Look`}
          value={look}
          maxLength={CAST_LOOK_MAX}
          onFill={(text) => change({ look: text })}
        />
      </div>
      {formerName !== null && (
        <StillNamed
          former={formerName}
          onRename={() => {
            edit((before) => renameInWords(before, formerName, name));
            setFormerName(null);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <Picker label={t`What it is`} value={t(CAST_KIND_LABELS[kind])}>
          {(close) => (
            <OptionList
              label={t`Kinds`}
              value={kind}
              options={CAST_KINDS.map((one) => ({ value: one, label: t(CAST_KIND_LABELS[one]) }))}
              onChoose={(next) => {
                change({ kind: next });
                close();
              }}
            />
          )}
        </Picker>
        {kind === "character" && (
          <Picker
            label={t`Voice`}
            value={
              voiceName(voices, entry.voice) ?? (entry.voice === null ? t`No voice` : entry.voice)
            }
            icon={<Mic size={16} aria-hidden="true" />}
          >
            {(close) => (
              <OptionList<string | null>
                label={t`Voices`}
                value={entry.voice}
                options={[
                  { value: null, label: t`No voice`, hint: t`The narrator speaks for it` },
                  ...voiceOptions(voices),
                ]}
                onChoose={(next) => {
                  change({ voice: next });
                  close();
                }}
              />
            )}
          </Picker>
        )}
        <div className="flex flex-1 basis-full items-center gap-1.5 sm:basis-0">
          <span className="flex-1 px-1 text-12 text-text-2">
            {scenes.length === 0 ? t`Not in any scene` : inScenes(scenes)}
          </span>
          <IconButton
            label={held ? t`${name} is in a locked scene` : t`Remove ${name}`}
            icon={<Trash2 size={18} />}
            disabled={held}
            onClick={() => edit((before) => removeCast(before, id))}
          />
        </div>
      </div>
    </li>
  );
}

const inScenes = (scenes: readonly number[]) => {
  const numbers = scenes.join(", ");
  return plural(
    { count: scenes.length },
    { one: `In scene ${numbers}`, other: `In scenes ${numbers}` },
  );
};

const sceneWords = (scenes: readonly number[]) => {
  const numbers = scenes.join(", ");
  return plural({ count: scenes.length }, { one: `scene ${numbers}`, other: `scenes ${numbers}` });
};

/** "The title, the description and scenes 1, 2 still say “Ada”." */
function stillWords({ title, description, scenes }: NamePlaces, former: string): string {
  const places = [
    ...(title ? [t`the title`] : []),
    ...(description ? [t`the description`] : []),
    ...(scenes.length > 0 ? [sceneWords(scenes)] : []),
  ];
  const listed = capital(new Intl.ListFormat(readLocale()).format(places));
  return places.length === 1 && scenes.length < 2
    ? t`${{ places: listed }} still says “${former}”.`
    : t`${{ places: listed }} still say “${former}”.`;
}

/** Shown after a rename, where the text still contains the old name. */
function StillNamed({
  former,
  onRename,
}: {
  readonly former: string;
  readonly onRename: () => void;
}) {
  const { board } = useEditor();
  const places = placesNaming(board, former);
  if (places === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-text-2">
      <span className="wrap-anywhere">{stillWords(places, former)}</span>
      <Button onClick={onRename}>{t`Rename there too`}</Button>
    </p>
  );
}
