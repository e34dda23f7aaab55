import {
  YOUTUBE_CATEGORIES,
  YOUTUBE_VISIBILITIES,
} from "@kinora/contracts/publication/publication-vocabulary";
import { t } from "@lingui/core/macro";
import { OptionList } from "../../../ui/option-list.tsx";
import { Picker } from "../../../ui/picker.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { TargetDraft } from "../draft/draft.ts";
import { placeOf } from "../draft/gap-words.ts";
import { CATEGORIES, VISIBILITIES } from "../labels.ts";
import { Choice } from "./choice.tsx";
import type { FieldsProps } from "./field-props.ts";

/** What YouTube insists on, asked each time. */
export function YouTubeFields({ preview: { connectionId }, draft, onChange }: FieldsProps) {
  const { youtube } = draft;
  const { visibility, isMadeForKids, categoryId, notifiesSubscribers } = youtube;
  const change = (some: Partial<TargetDraft["youtube"]>) =>
    onChange({ youtube: { ...youtube, ...some } });
  return (
    <>
      <Choice
        id={placeOf(connectionId, "visibility")}
        label={t`Who can see it`}
        value={visibility}
        options={YOUTUBE_VISIBILITIES.toReversed().map((value) => ({
          ...{ value, label: t(VISIBILITIES[value]) },
        }))}
        onChoose={(next) => change({ visibility: next })}
      />
      <Choice
        id={placeOf(connectionId, "kids")}
        label={t`Is it made for kids?`}
        hint={t`The law has YouTube ask. Videos for kids have no comments and no personal ads.`}
        value={isMadeForKids}
        options={[
          { value: true, label: t`Yes, for kids` },
          { value: false, label: t`No, not for kids` },
        ]}
        onChoose={(next) => change({ isMadeForKids: next })}
      />
      <div id={placeOf(connectionId, "category")}>
        <p className="mb-2 text-14 font-medium">{t`Category`}</p>
        <Picker
          label={t`Category`}
          value={categoryId === null ? t`Choose one` : t(CATEGORIES[categoryId])}
        >
          {(close) => (
            <OptionList
              label={t`Category`}
              value={categoryId}
              options={YOUTUBE_CATEGORIES.map((value) => ({ value, label: t(CATEGORIES[value]) }))}
              onChoose={(next) => {
                if (next !== null) change({ categoryId: next });
                close();
              }}
            />
          )}
        </Picker>
      </div>
      {visibility === "public" && (
        <Switch
          label={t`Tell subscribers`}
          checked={notifiesSubscribers}
          onChange={(next) => change({ notifiesSubscribers: next })}
        />
      )}
    </>
  );
}
