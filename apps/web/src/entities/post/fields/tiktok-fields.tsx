import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { rich } from "../../../text/rich.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { TargetDraft } from "../draft/draft.ts";
import { placeOf } from "../draft/gap-words.ts";
import { AUDIENCES } from "../labels.ts";
import { CheckBox } from "./check-box.tsx";
import { Choice } from "./choice.tsx";
import type { FieldsProps } from "./field-props.ts";

const MUSIC = "https://www.tiktok.com/legal/page/global/music-usage-confirmation/en";
const BRANDED = "https://www.tiktok.com/legal/page/global/bc-policy/en";

const elsewhere = (href: string) => (words: string) => (
  <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
    {words}
  </a>
);

/** What TikTok has a person choose for each post: nothing is chosen beforehand. */
export function TikTokFields({ preview, draft, onChange }: FieldsProps) {
  const { connectionId, terms } = preview;
  const creator = terms?.creator ?? null;
  const { tiktok } = draft;
  const change = (some: Partial<TargetDraft["tiktok"]>) =>
    onChange({ tiktok: { ...tiktok, ...some } });
  const isPaid = tiktok.promotes && tiktok.isBrandedContent;
  return (
    <>
      {creator ? (
        <p className="text-14">{t`Posts as ${{ name: creator.name }}`}</p>
      ) : (
        <p className="text-14 text-warn">{t`TikTok didn't say who may see your posts.`}</p>
      )}
      <Choice
        id={placeOf(connectionId, "audience")}
        label={t`Who can see it`}
        value={tiktok.audience}
        options={(creator?.audiences ?? [])
          // TikTok shows no paid promotion to its creator alone.
          .filter((one) => !(isPaid && one === "SELF_ONLY"))
          .map((value) => ({ value, label: t(AUDIENCES[value]) }))}
        onChoose={(audience) => change({ audience })}
      />
      <fieldset>
        <legend className="mb-1 text-14 font-medium">{t`Others may`}</legend>
        <Allowed
          on={tiktok.allowsComments}
          possible={creator?.allowsComments}
          onCheck={(allowsComments) => change({ allowsComments })}
        >
          {t`Comment`}
        </Allowed>
        <Allowed
          on={tiktok.allowsDuets}
          possible={creator?.allowsDuets}
          onCheck={(allowsDuets) => change({ allowsDuets })}
        >
          {t`Duet`}
        </Allowed>
        <Allowed
          on={tiktok.allowsStitches}
          possible={creator?.allowsStitches}
          onCheck={(allowsStitches) => change({ allowsStitches })}
        >
          {t`Stitch`}
        </Allowed>
      </fieldset>
      <Promotion connectionId={connectionId} tiktok={tiktok} change={change} />
      <CheckBox
        id={placeOf(connectionId, "music")}
        checked={tiktok.agreesToMusic}
        onCheck={(agreesToMusic) => change({ agreesToMusic })}
      >
        {isPaid
          ? rich(
              t`By posting, I agree to TikTok's <policy>Branded Content Policy</policy> and <music>Music Usage Confirmation</music>.`,
              { policy: elsewhere(BRANDED), music: elsewhere(MUSIC) },
            )
          : rich(t`By posting, I agree to TikTok's <music>Music Usage Confirmation</music>.`, {
              music: elsewhere(MUSIC),
            })}
      </CheckBox>
    </>
  );
}

function Allowed({
  on,
  possible = false,
  onCheck,
  children,
}: {
  readonly on: boolean;
  readonly possible: boolean | undefined;
  readonly onCheck: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <CheckBox
      checked={on && possible}
      disabled={!possible}
      hint={possible ? undefined : t`Switched off in your TikTok settings.`}
      onCheck={onCheck}
    >
      {children}
    </CheckBox>
  );
}

function Promotion({
  connectionId,
  tiktok,
  change,
}: {
  readonly connectionId: string;
  readonly tiktok: TargetDraft["tiktok"];
  readonly change: (some: Partial<TargetDraft["tiktok"]>) => void;
}) {
  const { promotes, isOwnBrand, isBrandedContent, audience } = tiktok;
  return (
    <div className="flex flex-col">
      <Switch
        label={t`Promotes a brand, product or service`}
        hint={t`TikTok then labels it.`}
        checked={promotes}
        onChange={(next) => change({ promotes: next })}
      />
      {promotes && (
        <div id={placeOf(connectionId, "brand")} className="pl-1">
          <CheckBox
            checked={isOwnBrand}
            hint={t`Labelled "Promotional content".`}
            onCheck={(checked) => change({ isOwnBrand: checked })}
          >
            {t`Your own brand`}
          </CheckBox>
          <CheckBox
            id={placeOf(connectionId, "brandedPrivate")}
            checked={isBrandedContent}
            hint={
              audience === "SELF_ONLY"
                ? t`Not for posts that only you can see: choose who else can see it first.`
                : t`Labelled "Paid partnership".`
            }
            disabled={audience === "SELF_ONLY" && !isBrandedContent}
            onCheck={(checked) => change({ isBrandedContent: checked })}
          >
            {t`A brand that pays you`}
          </CheckBox>
        </div>
      )}
    </div>
  );
}
