import { DEFAULT_SETTINGS, type Settings } from "@kinora/contracts/account/appearance";
import { msg, t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import { useSay } from "../../store/use-say.ts";
import { Segments } from "../../ui/segments.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { applyAppearance, savedAppearance } from "./appearance.ts";
import { useChangeMeMutation } from "./profile-api.ts";
import { hearAppearance } from "./share-appearance.ts";
import { useMe } from "./use-me.ts";

const THEMES = [
  { value: "system", label: msg`System` },
  { value: "dark", label: msg`Dark` },
  { value: "light", label: msg`Light` },
] as const;
const TEXT_SIZES = [
  { value: "small", label: msg`Small` },
  { value: "medium", label: msg`Medium` },
  { value: "large", label: msg`Large` },
  { value: "larger", label: msg`Larger` },
] as const;

/**
 * Theme, text size, motion and keys: applied to this page at once and stored with the account when
 * signed in.
 */
export function ThemeSettings() {
  const me = useMe();
  const isSignedIn = useAppSelector(({ auth }) => auth.uid !== null);
  const [local, setLocal] = useState(savedAppearance);
  useEffect(() => hearAppearance(setLocal), []);
  const [change] = useChangeMeMutation();
  const { saySorry } = useSay();
  const hydrated = useHydrated();
  const look = hydrated ? (me?.settings ?? local) : DEFAULT_SETTINGS;

  const set = (part: Partial<Settings>) => {
    const next = { ...look, ...part };
    setLocal(next);
    applyAppearance(next);
    if (isSignedIn) change({ settings: part }).unwrap().catch(saySorry);
  };

  return (
    <div className="flex max-w-md flex-col gap-7">
      <div className="flex flex-col gap-2">
        <p className="text-14 font-medium">{t`Theme`}</p>
        <Segments
          label={t`Theme`}
          value={look.theme}
          options={THEMES.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(theme) => set({ theme })}
          className="self-start"
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-14 font-medium">{t`Text size`}</p>
        <Segments
          label={t`Text size`}
          value={look.textSize}
          options={TEXT_SIZES.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(textSize) => set({ textSize })}
          wraps
          className="max-w-full self-start"
        />
        <p className="mt-1 text-text-2">{t`A fox waits for the last tram, in no hurry at all.`}</p>
      </div>
      <Switch
        label={t`Reduce motion`}
        hint={t`Fades only. Films wait until you press Play on their page.`}
        checked={look.reducedMotion}
        onChange={(reducedMotion) => set({ reducedMotion })}
      />
      <Switch
        label={t`Single-key shortcuts`}
        hint={
          <>
            {t`C for Create, K for play, and others.`}
            {look.characterKeys && (
              <span className="touch:hidden"> {t`Press ? to see them all.`}</span>
            )}
          </>
        }
        checked={look.characterKeys}
        onChange={(characterKeys) => set({ characterKeys })}
      />
    </div>
  );
}
