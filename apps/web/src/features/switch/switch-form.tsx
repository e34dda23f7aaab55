import { SIGN_UPS } from "@kinora/contracts/access/sign-ups";
import { SWITCH_SENTENCE_MAX } from "@kinora/contracts/switch/sentence-max";
import type { Switches, SwitchesPage } from "@kinora/contracts/switch/switch";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useChangeSwitchesMutation } from "./switch-api.ts";
import { SIGN_UP_WORDS } from "./switches-in-words.ts";
import { WebShopField } from "./web-shop-field.tsx";

/** All switches in one form: nothing takes effect before it is saved. */
export function SwitchForm({
  page: { switches, engines },
}: {
  readonly page: Pick<SwitchesPage, "switches" | "engines">;
}) {
  const [wish, setWish] = useState<Switches>(switches);
  const [change, { isLoading }] = useChangeSwitchesMutation();
  const { say, saySorry } = useSay();
  const set = (part: Partial<Switches>) => setWish({ ...wish, ...part });
  const isUnchanged = JSON.stringify(wish) === JSON.stringify(switches);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ ...wish, sentence: wish.sentence.trim() })
      .unwrap()
      .then(() => say(t`It takes effect everywhere within seconds.`, "success"), saySorry);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-2">
        <p className="text-14 font-medium">{t`Sign-ups`}</p>
        <Segments
          label={t`Sign-ups`}
          value={wish.signUps}
          onChange={(signUps) => set({ signUps })}
          options={SIGN_UPS.map((value) => ({ value, label: t(SIGN_UP_WORDS[value]) }))}
          wraps
        />
      </div>
      <Switch
        label={t`Creating`}
        hint={t`Pictures, films, music and stories can be created.`}
        checked={wish.creating}
        onChange={(creating) => set({ creating })}
      />
      {engines.map(({ key, title }) => (
        <Switch
          key={key}
          label={key === "studio" ? t`Built-in engine` : title}
          hint={t`Its models can be used.`}
          checked={!wish.enginesOff.includes(key)}
          onChange={(on) => set({ enginesOff: without(wish.enginesOff, key, on) })}
        />
      ))}
      <Switch
        label={t`Feed`}
        hint={t`Works can be added. Those already there stay.`}
        checked={wish.feed}
        onChange={(feed) => set({ feed })}
      />
      <Switch
        label={t`Awards`}
        hint={t`Daily gems, streaks, active weeks, and published works. Streaks survive a pause.`}
        checked={wish.awards}
        onChange={(awards) => set({ awards })}
      />
      <Switch
        label={t`Gifts`}
        hint={t`Members can give one another gems they bought.`}
        checked={wish.gifts}
        onChange={(gifts) => set({ gifts })}
      />
      <Switch
        label={t`Read-only`}
        hint={t`Nothing can be changed outside staff pages. Reports and appeals still come in.`}
        checked={wish.readOnly}
        onChange={(readOnly) => set({ readOnly })}
      />
      <WebShopField value={wish.webShopIn} onChange={(webShopIn) => set({ webShopIn })} />
      <TextField
        label={t`Message people see`}
        hint={t`At the top of every page, and where something is refused.`}
        maxLength={SWITCH_SENTENCE_MAX}
        value={wish.sentence}
        onChange={(event) => set({ sentence: event.currentTarget.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" disabled={isUnchanged} busy={isLoading && t`Sending`}>
          {t`Save`}
        </Button>
        {isUnchanged && <p className="text-14 text-text-2">{t`No changes to save.`}</p>}
      </div>
    </form>
  );
}

const without = (engines: readonly string[], key: string, on: boolean): string[] =>
  on ? engines.filter((one) => one !== key) : [...engines, key];
